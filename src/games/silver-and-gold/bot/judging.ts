import type { Seat } from '../../../kernel/index.ts'
import { type Deck, deckOf } from '../rules/deck.ts'
import { result } from '../rules/scoring.ts'
import { type Open, type SilverAndGoldState, TURNS } from '../rules/state.ts'
import { expectedScore } from './foresight.ts'
import type { Shown } from './remembering.ts'
import { newSetting, readSetting, type Setting, setOdds } from './setting.ts'
import { newStand, readStand, type Stand } from './stand.ts'

/** Room to judge in, one for each deck. */
export interface Desk {
  readonly setting: Setting
  readonly stand: Stand
}

export function deskOf(deck: Deck): Desk {
  let desk = desks.get(deck)
  if (!desk) {
    desk = { setting: newSetting(deck), stand: newStand() }
    desks.set(deck, desk)
  }
  return desk
}

const desks = new WeakMap<Deck, Desk>()

/** What the bag of a world says about this round, the card on top included. */
export function shownIn({ open, secret }: SilverAndGoldState): Shown {
  const { patternCounts } = deckOf(open.options)
  const shown: number[] = []
  for (let pattern = 0; pattern < patternCounts.length; pattern++) {
    shown.push(patternCounts[pattern] - secret.expeditions.counts[pattern])
  }
  return shown
}

/** What a seat is expected to have at the end, at the beginning of a turn, as if its pattern were not known yet. */
function scoreBeforeTurn(open: Open, seat: Seat, shown: Shown): number {
  const deck = deckOf(open.options)
  const { setting, stand } = deskOf(deck)
  readSetting(open, seat, shown, setting)
  readStand(deck, open.players[seat], stand)
  setting.turnsLeft = TURNS - open.turn
  for (let pattern = 0; pattern < deck.patternCounts.length; pattern++) {
    const before = shown[pattern] - (pattern === open.expedition ? 1 : 0)
    setting.coming[pattern] = Math.max(0, deck.patternCounts[pattern] - before)
  }
  setOdds(setting)
  return expectedScore(setting, stand)
}

/** How far a seat is expected to be ahead of the best other one; on an equal score the tie-break is half a point. */
export function expectedLead(state: SilverAndGoldState, seat: Seat): number {
  const { open } = state
  const final = result(open)
  if (final !== undefined) {
    const rivals = final.seats.filter((_, other) => other !== seat).map(({ score }) => score)
    const { score, place } = final.seats[seat]
    const lead = rivals.length === 0 ? score : score - Math.max(...rivals)
    return lead === 0 && final.winners.length === 1 ? (place === 1 ? 0.5 : -0.5) : lead
  }
  const shown = shownIn(state)
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < open.players.length; other++) {
    if (other !== seat) best = Math.max(best, scoreBeforeTurn(open, other, shown))
  }
  const score = scoreBeforeTurn(open, seat, shown)
  return open.players.length === 1 ? score : score - best
}
