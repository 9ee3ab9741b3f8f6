import { at } from '../../../../kernel/index.ts'
import { ANY_CHANCE, anyWorld } from '../../bot/sampling/any-world.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { countTowns, DISTANCE, PIECE_TOWNS, TOWNS, type Town } from '../../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { HAND_LIMIT } from '../../rules/phases/hand-limit.ts'
import type { SeatView } from '../../rules/state.ts'

/** What really comes of a plan, found by playing it: the counters first, then the journey. */
export interface Replayed {
  readonly towns: number
  readonly gold: number
  readonly kept: number
  readonly end: Town
  /** How many of the towns without a piece are at most two roads away. */
  readonly near: number
  readonly hand: readonly number[]
}

const STEPS = new Set(['travel', 'caravan', 'magicFlight'])
export const isStep = ({ type }: Move): boolean => STEPS.has(type)

/** Plays a plan by the rules, in a world in which the seat does all of it at once. */
export function playPlan(view: SeatView, moves: readonly Move[]): Replayed {
  const { seat } = view
  const world = anyWorld(view)
  const { open } = world
  const player = at(open.players, seat)
  const before = player.pieces
  // Until the journeys begin, this is what the last journey of the round before has earned.
  if (view.open.phase !== 'moving') open.earned = 0
  for (const move of moves) {
    open.phase = isStep(move) ? 'moving' : 'planning'
    open.turn = seat
    open.waiting = 1 << seat
    // A counter that the advised move brings is laid as an open one.
    const played = move.type === 'lay' ? { ...move, hidden: at(player.tokens, move.token) === 0 } : move
    const refused = elfenland.play(world, seat, played, ANY_CHANCE)
    if (refused) throw new Error(`${JSON.stringify(move)} is refused: ${refused.code}`)
  }
  const hand = at(world.own, seat).hand
  const toVisit = PIECE_TOWNS & ~player.pieces
  const isNear = (_: unknown, town: Town): boolean =>
    ((toVisit >> town) & 1) === 1 && at(at(DISTANCE, player.boot), town) <= 2
  return {
    towns: countTowns(player.pieces & ~before),
    gold: open.earned,
    kept: keptOf(view, hand),
    end: player.boot,
    near: TOWNS.filter(isNear).length,
    hand,
  }
}

/** The travel cards of a hand that stay for the next round. */
export function keptOf({ open, own }: SeatView, hand: readonly number[]): number {
  const left = hand.slice(0, TRANSPORT_KINDS).reduce((sum, n) => sum + n, 0)
  return open.variant.handLimit ? Math.min(Math.max(0, HAND_LIMIT - at(own.hand, WIZARD)), left) : left
}
