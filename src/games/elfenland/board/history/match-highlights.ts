import type { Seat } from '../../../../kernel/index.ts'
import { best } from '../../../../ui/board/best.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { tokenName } from '../names.ts'
import { el } from '../texts.ts'
import { goldWords, theKind } from '../words.ts'
import type { BoardEvent } from './difference.ts'

/** The journey with the most new towns, the highest price and the greatest reward of a match. */
export function matchHighlights(log: readonly LogLine[], name: (seat: Seat) => string): string[] {
  const events = log.flatMap(({ what }) => (what === undefined ? [] : [what as BoardEvent]))
  const journey = best(journeysOf(events), ({ pieces }) => pieces)
  const sale = best(
    events.filter((event) => event.kind === 'won'),
    ({ gold }) => gold,
  )
  const reward = best(
    events.filter((event) => event.kind === 'rewardGold'),
    ({ gold }) => gold,
  )
  return [
    ...(journey ? [el.t('highlight.journey', { name: name(journey.of.seat), n: journey.n })] : []),
    ...(sale
      ? [
          el.t('highlight.sale', {
            name: name(sale.of.seat),
            the: theKind(tokenName(sale.of.token)),
            gold: goldWords(sale.n),
          }),
        ]
      : []),
    ...(reward ? [el.t('highlight.reward', { name: name(reward.of.seat), gold: goldWords(reward.n) })] : []),
  ]
}

/** Whole journeys. Some players send each step of a journey by itself. */
function journeysOf(events: readonly BoardEvent[]): { seat: Seat; pieces: number }[] {
  const journeys: { seat: Seat; pieces: number }[] = []
  let going: { seat: Seat; pieces: number } | undefined
  for (const event of events) {
    if (event.kind !== 'travelled') {
      going = undefined
      continue
    }
    if (going?.seat !== event.seat) {
      going = { seat: event.seat, pieces: 0 }
      journeys.push(going)
    }
    going.pieces += event.pieces
  }
  return journeys
}
