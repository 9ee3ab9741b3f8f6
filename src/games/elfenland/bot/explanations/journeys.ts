import type { Explanation } from '../../../../search/evaluator.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import type { Claim } from './claim.ts'
import { type Alternative, givenUp, inExchange, saved, townId } from './comparison.ts'
import { chosenForecast, townsFirst } from './forecast.ts'

/** Any other journey from here, with what lies on the roads. */
const anyJourney = (view: SeatView): Alternative => ({ view, counters: NO_COUNTERS })

/** Why a journey: its towns and its end, what it saves, and what it gives up. */
export function explainJourney(view: SeatView, moves: readonly Move[]): Explanation<Move, Claim> {
  const journey = chosenForecast(view, moves)
  const { towns, end } = journey
  const town = townId(end)
  const reason: Claim =
    towns > 0 ? { key: 'reason.travel', towns, town } : { key: 'reason.travelWithoutTowns', town }
  const gaveUp = givenUp(journey, anyJourney(view))
  const instead = towns === 0 && gaveUp.length === 0 ? inExchange(journey, anyJourney(view)) : []
  return {
    reason,
    more: [...instead, ...gaveUp, ...(gaveUp.length > 1 ? [] : saved(view, journey))],
  }
}

/** Why the journey ends here: no further town can be reached, or it would cost more than it brings. */
export function explainStop(view: SeatView): Explanation<Move, Claim> {
  const staying = chosenForecast(view, [])
  const most = townsFirst(anyJourney(view))
  if (most.towns === 0) return { reason: { key: 'reason.stopNone' }, more: saved(view, staying) }
  return {
    reason: { key: 'reason.stop', towns: most.towns },
    more: [...inExchange(staying, anyJourney(view)), ...saved(view, staying)],
  }
}
