import type { Seat } from '../../../kernel/index.ts'
import { elfengold } from '../rules/game.ts'
import { NO_TOWN, type Town } from '../rules/map.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'
import type { JourneyStep } from '../rules/traveller.ts'
import { tried } from './draft.ts'

/** One leg of a journey. */
export interface Leg {
  readonly from: Town
  readonly to: Town
  /** Undefined for a flight. */
  readonly road: number | undefined
}

/** So many steps are tried; a journey that is not found by then is shown without its way. */
const MOST_TRIED = 1500

/**
 * The way of a journey, read off what everybody saw of it: where it began and ended, the cards and the gold that were
 * paid, the pieces that were taken. Somebody may send a whole journey at once, and only its end is on the table then.
 */
export function retrace(before: Open, after: Open, seat: Seat, paid: readonly number[]): Leg[] {
  const { boot, pieces, gold } = after.players[seat]
  const earned = after.turn === seat && after.round === before.round ? after.earned : undefined
  let left = MOST_TRIED

  function search(view: SeatView): Leg[] | undefined {
    const now = view.open.players[seat]
    if ((now.pieces & ~pieces) !== 0) return undefined
    if (view.own.hand.every((n) => n === 0)) {
      const same = now.boot === boot && now.pieces === pieces && now.gold === gold
      return same && (earned === undefined || view.open.earned === earned) ? [] : undefined
    }
    for (const move of elfengold.legal(view)) {
      if (!isStep(move)) continue
      if (left-- <= 0) return undefined
      const next = tried(view, move)
      const rest = next && search(next)
      if (!rest) continue
      const road = move.type === 'magicFlight' ? undefined : move.road
      return [{ from: now.boot, to: next.open.players[seat].boot, road }, ...rest]
    }
    return undefined
  }

  return search({ seat, open: before, own: ownOf(paid) }) ?? []
}

const isStep = (move: { type: string }): move is JourneyStep =>
  move.type === 'travel' || move.type === 'caravan' || move.type === 'magicFlight'

/** The cards that were paid, as if they were all that somebody held. */
const ownOf = (paid: readonly number[]): Own => ({
  hand: [...paid],
  hiddenTokens: [],
  townCard: NO_TOWN,
  drawn: [],
  kept: [],
})
