import { at, type Seat, type View } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { CARDS } from '../../rules/components/cards.ts'
import type { Token } from '../../rules/components/tokens.ts'
import type { Open } from '../../rules/state.ts'
import { cardName, tokenName } from '../names.ts'
import { el } from '../texts.ts'
import { asElf } from '../view.ts'
import { aKind, goldWords, paidWords, roadName, theKind, townName } from '../words.ts'
import { type BoardEvent, eventsBetween } from './difference.ts'

/** The log entries for the difference between two views. */
export function describe(before: View, after: View): LogLine[] {
  return eventsBetween(asElf(before).open, asElf(after).open).map((event) => ({
    ...('seat' in event ? { seat: event.seat } : {}),
    say: (name) => say(event, name),
    announce: event.kind !== 'goldCards',
    what: event,
  }))
}

const aToken = (token: Token): string => aKind(tokenName(token))
const theToken = (token: Token): string => theKind(tokenName(token))

function say(what: BoardEvent, nameOf: (seat: Seat) => string): string {
  const name = 'seat' in what ? nameOf(what.seat) : ''
  switch (what.kind) {
    case 'took':
      return el.t('log.took', { name, a: aKind(cardName(what.card)) })
    case 'drew':
      return el.t('log.drew', { name })
    case 'tookGold':
      return el.t('log.goldPile', { name, gold: goldWords(what.gold) })
    case 'goldCards':
      return el.t('log.goldCard', { n: what.n })
    case 'income':
      return el.t('log.income')
    case 'counter':
      return el.t('log.counter', { name, a: aToken(what.token) })
    case 'shown':
      return el.t('log.shows', { name, a: aToken(what.token) })
    case 'bid':
      return el.t('log.bids', { name, n: what.gold })
    case 'passed':
      return el.t('log.passes', { name })
    case 'won':
      return el.t('log.wins', { name, the: theToken(what.token), gold: goldWords(what.gold) })
    case 'broke':
      return el.t('log.broke', { name })
    case 'noBid':
      return el.t('log.noBid', { the: theToken(what.token) })
    case 'laid':
      return el.t('log.lays', { name, a: aToken(what.token), road: roadName(what.road) })
    case 'doubled':
      return el.t('log.doubles', { name, a: aToken(what.token), road: roadName(what.road) })
    case 'swapped':
      return el.t('log.swaps', { name, road: roadName(what.road), other: roadName(what.other) })
    case 'travelled':
      return sayTravelled(what, name)
    case 'stayed':
      return el.t('log.stays', { name, town: townName(what.town) })
    case 'discarded':
      return el.t('log.discards', { name, list: paidWords(what.cards) })
    case 'rewardGold':
      return el.t('log.rewardGold', { name, gold: goldWords(what.gold) })
    case 'rewardCards':
      return what.n === 0 ? el.t('log.rewardDraws', { name }) : el.t('log.rewardCards', { name, n: what.n })
    case 'cleared':
      return el.t('log.returns', { name: nameOf(what.start) })
    case 'round':
      return what.dealt
        ? `${el.t('log.round', { round: what.round })} ${el.t('log.dealt')}`
        : el.t('log.round', { round: what.round })
    case 'over':
      return el.t('log.over')
  }
}

const WIZARD_ONLY = CARDS.indexOf('elvenWizard')

function sayTravelled(
  { paid, pieces, earned, to }: Extract<BoardEvent, { kind: 'travelled' }>,
  name: string,
): string {
  const flown = at(paid, WIZARD_ONLY) > 0 && paid.every((n, kind) => n === 0 || kind === WIZARD_ONLY)
  const what = [
    ...(paid.some((n) => n > 0) ? [el.t('log.pays', { list: paidWords(paid) })] : []),
    ...(pieces > 0 ? [el.t('log.pieces', { n: pieces })] : []),
    ...(earned > 0 ? [`+${goldWords(earned)}`] : []),
  ].join(' · ')
  return el.t(flown ? 'log.flies' : 'log.travels', { name, town: townName(to), what })
}

/** The time that a boot needs for each road of its journey, in milliseconds. */
export const STEP = 550

const legsBetween = (before: Open, after: Open): number =>
  eventsBetween(before, after).reduce(
    (sum, what) => sum + (what.kind === 'travelled' ? what.legs.length : 0),
    0,
  )

/** How long the moves of others stay on screen, in milliseconds. */
export function displayTime(before: View, after: View): number {
  const [old, now] = [asElf(before).open, asElf(after).open]
  if (old.phase === 'moving') return 850 + STEP * Math.max(0, legsBetween(old, now) - 1)
  if (old.phase === 'auction') return now.lot === old.lot ? 550 : 900
  if (old.phase === 'planning') return now.passes > old.passes ? 450 : 1000
  return 600
}
