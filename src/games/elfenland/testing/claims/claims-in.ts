import { viewOf } from '../../../../kernel/index.ts'
import type { AdvisedDecision } from '../../../../review/testing/advised.ts'
import { seatViewOf } from '../../bot/seat-view.ts'
import type { Move } from '../../rules/moves.ts'
import type { ElfenlandState } from '../../rules/state.ts'
import { complaintAbout } from './check-claim.ts'

/** Checks everything that is claimed about some decisions, and counts the kinds of claims. */
export function falseClaims(decisions: Iterable<AdvisedDecision>, counted: Map<string, number>): string[] {
  const complaints: string[] = []
  for (const { state, seat, advice } of decisions) {
    const advised = {
      view: seatViewOf(viewOf(state as ElfenlandState, seat)),
      moves: advice.moves as readonly Move[],
      plan: (advice.plan ?? []) as readonly Move[],
    }
    for (const claim of [advice.reason, ...(advice.more ?? [])]) {
      counted.set(claim.key, (counted.get(claim.key) ?? 0) + 1)
      const complaint = complaintAbout(advised, claim)
      if (complaint !== undefined) complaints.push(complaint)
    }
  }
  return complaints
}
