import { everySeat, type FastSeed, fastChance, fastSeed, firstSeat } from '../../../kernel/index.ts'
import { elfengold } from '../rules/game.ts'
import { PASS } from '../rules/moves.ts'
import { NO_SEAT, type SeatView } from '../rules/state.ts'
import { imagine } from './imagining.ts'
import { playOn } from './playing-on.ts'
import { lead } from './standing.ts'

/** In so many imagined rounds each, a token is bought and left to the others. */
const ROUNDS = 24

/** Every raise asks again for the same token; what it is worth depends on nothing but the key. */
const KNOWN = new Map<string, number>()
const MOST_KNOWN = 16

/**
 * How much better it is to have the token that is up for auction, for nothing, than to leave it, in pieces; undefined
 * where the thought was over before anything was tried.
 */
export function lotWorth(
  { seat, open, own }: SeatView,
  gold: number,
  isExhausted: (trials: number) => boolean = () => false,
): number | undefined {
  const bidding = everySeat(open.players.length) & ~open.barred
  const view: SeatView = { seat, own, open: { ...open, bid: 0, bidder: NO_SEAT, bidding } }
  const key = JSON.stringify(view)
  const known = KNOWN.get(key)
  // What more thought has found out would make the move depend on what was asked before.
  if (known !== undefined && !isExhausted(2 * (ROUNDS - 1))) return known
  let [gained, rounds] = [0, 0]
  for (; rounds < ROUNDS && !isExhausted(2 * rounds); rounds++) {
    const seed = fastSeed(open.round * open.row.length + open.lot, rounds)
    gained += leadAfter(view, seed, true) - leadAfter(view, seed, false)
  }
  if (rounds === 0) return undefined
  const worth = gold + gained / rounds
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  if (rounds === ROUNDS) KNOWN.set(key, worth)
  return worth
}

/** At the end of a round in which the seat gets the token for one gold, or passes. */
function leadAfter(view: SeatView, seed: FastSeed, taken: boolean): number {
  const luck = fastChance(seed)
  const world = imagine(view, undefined, luck)
  const { open } = world
  const { round, lot } = open
  elfengold.play(world, view.seat, taken ? { type: 'bid', gold: 1 } : PASS, luck)
  if (taken) while (open.phase === 'auction' && open.lot === lot) elfengold.play(world, open.turn, PASS, luck)
  while (open.round === round && open.phase !== 'roundEnd' && open.waiting !== 0) {
    const next = firstSeat(open.waiting)
    elfengold.play(world, next, playOn(world, next, luck), luck)
  }
  return lead(world, view.seat)
}
