import { at } from '../../../../kernel/index.ts'
import { capitalised } from '../../../../text/format.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import { TOWNS } from '../../rules/components/map.ts'
import { GOLD_PER_CARD } from '../../rules/components/piles.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { cardName } from '../names.ts'
import { isJourneyStep } from '../parts/pointed.tsx'
import { el } from '../texts.ts'
import { draftJourney } from '../turn/draft.ts'
import { playerAt } from '../view.ts'
import { aKind, aToken, goldWords, roadName, theKind, theToken, townName } from '../words.ts'

/** What the bots refer to by its id: a town, a card or token with its article, or without (`kind.dragon`). */
export function nameOf(id: string): string {
  const town = TOWNS.findIndex((known) => known.id === id)
  if (town >= 0) return townName(town)
  const key = id.startsWith('kind.') ? id : `kind.a.${id}`
  return el.has(key) ? el.t(key) : id
}

/** What some moves do, in a few words, such as "Lay a dragon on Beata – Elvenhold". */
export const describeMoves = (view: SeatView, moves: readonly Move[]): string =>
  capitalised(wordsFor(view, moves))

function wordsFor(view: SeatView, moves: readonly Move[]): string {
  const steps = moves.filter(isJourneyStep)
  if (steps.length > 0) {
    const { legs } = draftJourney(view, steps)
    return el.t('tell.travel', { towns: legs.map(({ to }) => townName(to)).join(' → ') })
  }
  const [first] = moves
  switch (first?.type) {
    case 'keep':
      return el.t('tell.keep', {
        list: listed(moves.flatMap((move) => (move.type === 'keep' ? [theToken(move.token)] : []))),
      })
    case 'discard':
      return el.t('tell.discard', {
        list: listed(moves.flatMap((move) => (move.type === 'discard' ? [aKind(cardName(move.card))] : []))),
      })
    default:
      return first ? describeMove(view, first) : ''
  }
}

function describeMove({ open, seat }: SeatView, move: Move): string {
  switch (move.type) {
    case 'lay':
      return el.t('tell.lay', { a: aToken(move.token), road: roadName(move.road) })
    case 'doubleTransport':
      return el.t('tell.double', { a: aToken(move.counter), road: roadName(move.road) })
    case 'exchange':
      return el.t('tell.exchange', { road: roadName(move.road), other: roadName(move.otherRoad) })
    case 'stop':
      return el.t('tell.stay', { town: townName(playerAt(open, seat).boot) })
    case 'takeCounter':
      return el.t('tell.take', { the: theToken(at(open.openCounters, move.place)) })
    case 'drawCounter':
      return el.t('tell.drawCounter', { n: open.pool })
    case 'takeCard':
      return el.t('tell.take', { the: theKind(cardName(at(open.openCards, move.place))) })
    case 'drawCard':
      return el.t('tell.drawCard', { n: open.pile })
    case 'takeGoldPile':
      return el.t('tell.goldPile', { n: GOLD_PER_CARD * open.goldPile })
    case 'show':
      return el.t('tell.show', { the: theToken(move.token) })
    case 'bid':
      return el.t('tell.bid', { n: move.gold })
    case 'reward':
      return move.take === 'gold'
        ? el.t('tell.rewardGold', { gold: goldWords(open.earned) })
        : el.t('tell.rewardCards')
    default:
      return el.t('tell.pass')
  }
}
