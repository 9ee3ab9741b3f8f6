import { maxBy } from '../../../../search/max-by.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import { countersOf } from '../../journey/traveller.ts'
import { isCounter, NO_TOKEN } from '../../rules/components/tokens.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { tokenKept } from '../../rules/phases/round-end.ts'
import type { SeatView } from '../../rules/state.ts'
import { addedValue, handValueOf } from '../planner/hand-value.ts'
import type { Planner } from '../planner/planner.ts'

/** Shows the token that is worth less, and keeps the other one secret. */
export function showToken(planner: Planner, view: SeatView): Move {
  const { showing, showsBesideHeld } = planner.settings
  const handValue = handValueOf(planner, view, showing)
  const counters = showsBesideHeld ? countersOf(view) : NO_COUNTERS
  return maxBy(elfenland.legal(view), (move) =>
    move.type === 'show' ? -addedValue(planner, handValue, view, move.token, counters) : 0,
  )
}

/** At the end of a round: keeps the token that adds most to those already kept. */
export function keepToken(planner: Planner, view: SeatView): Move {
  const counters = NO_COUNTERS.slice()
  for (const kept of view.own.kept) {
    const token = tokenKept(kept)
    if (kept !== NO_TOKEN && isCounter(token)) counters[token]++
  }
  const handValue = handValueOf(planner, view, planner.settings.keeping)
  return maxBy(elfenland.legal(view), (move) =>
    move.type === 'keep' ? addedValue(planner, handValue, view, move.token, counters) : 0,
  )
}
