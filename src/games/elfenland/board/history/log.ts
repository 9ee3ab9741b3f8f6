import { at, type Seat, type View } from '../../../../kernel/index.ts'
import type { Parameters } from '../../../../text/format.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import type { Open } from '../../rules/state.ts'
import { cardName } from '../names.ts'
import { el } from '../texts.ts'
import { asElf } from '../view.ts'
import { aKind, aToken, goldWords, handWords, paidWords, roadName, theToken, townName } from '../words.ts'
import { type BoardEvent, eventsBetween } from './difference.ts'
import { mapPlaceOf } from './log-place.ts'

/** The log entries for the difference between two views. */
export function describe(before: View, after: View): LogLine[] {
  return eventsBetween(asElf(before).open, asElf(after).open).map((event) => {
    const place = mapPlaceOf(event)
    return {
      ...('seat' in event ? { seat: event.seat } : {}),
      say: (name, me) => say(event, name, me),
      announce: event.kind !== 'goldCards',
      what: event,
      ...(place ? { place } : {}),
    }
  })
}

function say(what: BoardEvent, nameOf: (seat: Seat) => string, me: Seat | undefined): string {
  switch (what.kind) {
    case 'goldCards':
      return el.t('log.goldCard', { n: what.n })
    case 'income':
      return el.t('log.income')
    case 'noBid':
      return el.t('log.noBid', { the: theToken(what.token) })
    case 'cleared':
      return actSentence('returns', what.start, nameOf, me)
    case 'round':
      return what.dealt
        ? `${el.t('log.round', { round: what.round })} ${el.t('log.dealt')}`
        : el.t('log.round', { round: what.round })
    case 'over':
      return el.t('log.over')
    default:
      return sayAct(what, (key, parameters) => actSentence(key, what.seat, nameOf, me, parameters))
  }
}

/** What a player does: `log.<act>` tells it about others, `log.you.<act>` about the reader. */
type Act =
  | 'took'
  | 'drew'
  | 'goldPile'
  | 'counter'
  | 'shows'
  | 'bids'
  | 'passes'
  | 'wins'
  | 'broke'
  | 'lays'
  | 'doubles'
  | 'swaps'
  | 'travels'
  | 'flies'
  | 'stays'
  | 'discards'
  | 'rewardGold'
  | 'rewardDraws'
  | 'rewardCards'
  | 'returns'

function actSentence(
  act: Act,
  seat: Seat,
  nameOf: (seat: Seat) => string,
  me: Seat | undefined,
  parameters: Parameters = {},
): string {
  return seat === me
    ? el.t(`log.you.${act}`, parameters)
    : el.t(`log.${act}`, { ...parameters, name: nameOf(seat) })
}

type SeatEvent = Extract<BoardEvent, { seat: Seat }>

function sayAct(what: SeatEvent, tell: (act: Act, parameters?: Parameters) => string): string {
  switch (what.kind) {
    case 'took':
      return tell('took', { a: aKind(cardName(what.card)) })
    case 'drew':
      return tell('drew')
    case 'tookGold':
      return tell('goldPile', { gold: goldWords(what.gold) })
    case 'counter':
      return tell('counter', { a: aToken(what.token) })
    case 'shown':
      return tell('shows', { a: aToken(what.token) })
    case 'bid':
      return tell('bids', { the: theToken(what.token), gold: goldWords(what.gold) })
    case 'passed':
      return tell('passes')
    case 'won':
      return tell('wins', { the: theToken(what.token), gold: goldWords(what.gold) })
    case 'broke':
      return tell('broke')
    case 'laid':
      return tell('lays', { a: aToken(what.token), road: roadName(what.road) })
    case 'doubled':
      return tell('doubles', { a: aToken(what.token), road: roadName(what.road) })
    case 'swapped':
      return tell('swaps', { road: roadName(what.road), other: roadName(what.other) })
    case 'travelled':
      return sayTravelled(what, tell)
    case 'stayed':
      return tell('stays', { town: townName(what.town) })
    case 'discarded':
      return tell('discards', { list: paidWords(what.cards) })
    case 'rewardGold':
      return tell('rewardGold', { gold: goldWords(what.gold) })
    case 'rewardCards':
      return what.n === 0 ? tell('rewardDraws') : tell('rewardCards', { n: what.n })
  }
}

/** The gold of the towns is told with the reward, because the player may take cards instead. */
function sayTravelled(
  { paid, goldPaid, pieces, to }: Extract<BoardEvent, { kind: 'travelled' }>,
  tell: (act: Act, parameters?: Parameters) => string,
): string {
  const payment = [
    ...(paid.some((n) => n > 0) ? [handWords(paid)] : []),
    ...(goldPaid > 0 ? [goldWords(goldPaid)] : []),
  ]
  const flown = at(paid, WIZARD) > 0 && paid.every((n, kind) => n === 0 || kind === WIZARD)
  return [
    tell(flown ? 'flies' : 'travels', { town: townName(to) }),
    ...(payment.length > 0 ? [el.t('log.paid', { list: payment.join(', ') })] : []),
    ...(pieces > 0 ? [el.t('log.pieces', { n: pieces })] : []),
  ].join(' ')
}

/** The time that a boot needs for each road of its journey, in milliseconds. */
export const STEP = 550

const legsBetween = (before: Open, after: Open): number =>
  eventsBetween(before, after).reduce(
    (sum, what) => sum + (what.kind === 'travelled' ? what.legs.length : 0),
    0,
  )

/** How long a boot walks, in milliseconds. */
export const walkingTime = (legs: number): number => STEP * legs

/** How long a route takes to fade after that, as in `pieces-on-map.css`. */
const FADING = 1200

/** Time to read the page at the end of a round, in milliseconds. */
const ROUND_END = 3000

/** How long the moves of others stay on screen, in milliseconds. */
export function displayTime(before: View, after: View): number {
  const [old, now] = [asElf(before).open, asElf(after).open]
  if (old.start !== now.start) return ROUND_END + STEP * legsBetween(old, now)
  if (old.phase === 'moving') return 850 + STEP * Math.max(0, legsBetween(old, now) - 1)
  if (old.phase === 'auction')
    return now.lot === old.lot && now.barred === old.barred && now.phase === old.phase ? 550 : 1700
  if (old.phase === 'planning') return now.passes > old.passes ? 450 : 1000
  return 600
}

/**
 * How long a rival's route stays before it fades, in milliseconds: until the boot has walked it. Undefined unless the
 * viewer's own turn to travel comes next, in which the route would be taken for the viewer's own.
 */
export function routeStays(before: View, after: View): number | undefined {
  const [old, now] = [asElf(before).open, asElf(after).open]
  if (old.phase === 'planning' || now.phase !== 'moving') return undefined
  if (now.turn !== after.seat || old.turn === after.seat) return undefined
  const legs = legsBetween(old, now)
  return old.moved || legs > 0 ? walkingTime(legs) : undefined
}

/** The player's own turn to travel waits until the route of the rival before is gone. */
export function turnDelay(before: View, after: View): number {
  const stays = routeStays(before, after)
  return stays === undefined ? 0 : stays + FADING
}
