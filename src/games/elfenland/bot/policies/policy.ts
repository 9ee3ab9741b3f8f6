import type { Bot, Chance } from '../../../../kernel/index.ts'
import type { Move } from '../../rules/moves.ts'
import type { Open, Own, PhaseName, SeatView } from '../../rules/state.ts'
import { seatViewOf } from '../seat-view.ts'

/** The phases in which players decide something. */
export type DecisionPhase = Exclude<PhaseName, 'deal' | 'hiddenCounter' | 'income' | 'over'>

/** For each phase, the function that decides for a seat. */
type PolicySet<More extends readonly unknown[]> = Readonly<
  Record<DecisionPhase, (view: SeatView, ...more: More) => Move>
>

/** Policies that may ask for chance. */
export type Policies = PolicySet<readonly [Chance]>
/** Policies whose decisions depend on the view alone. */
export type FixedPolicies = PolicySet<readonly []>

export function moveByPolicy<More extends readonly unknown[]>(
  policies: PolicySet<More>,
  view: SeatView,
  ...more: More
): Move {
  const { phase } = view.open
  if (phase === 'deal' || phase === 'hiddenCounter' || phase === 'income' || phase === 'over')
    throw new Error(`nobody decides anything in the phase ${phase}`)
  return policies[phase](view, ...more)
}

export const policyBot = (name: string, policies: Policies): Bot<Open, Own, Move> => ({
  name,
  choose: (view, chance) => moveByPolicy(policies, seatViewOf(view), chance),
})
