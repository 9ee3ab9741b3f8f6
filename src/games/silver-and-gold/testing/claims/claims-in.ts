import { type Match, stateAt } from '../../../../kernel/index.ts'
import type { AdvisedDecision } from '../../../../review/testing/advised.ts'
import { deckOf } from '../../rules/components/deck.ts'
import type { Move } from '../../rules/moves.ts'
import { type SilverAndGoldState, TURNS_PER_ROUND } from '../../rules/state.ts'
import { complaintAbout } from './check-claim.ts'

/** The patterns that were shown in the round of a position, read from the match itself. */
function shownAt(match: Match, turns: number): readonly number[] {
  const { open } = stateAt(match, turns) as SilverAndGoldState
  const shown = deckOf(open.options).patternCounts.map(() => 0)
  if (open.phase === 'keep') return shown
  const counted = new Set<number>()
  for (let before = 0; before <= turns; before++) {
    const { turn, expedition, phase } = (stateAt(match, before) as SilverAndGoldState).open
    const isThisRound = Math.floor(turn / TURNS_PER_ROUND) === Math.floor(open.turn / TURNS_PER_ROUND)
    if (phase === 'keep' || !isThisRound || counted.has(turn)) continue
    counted.add(turn)
    shown[expedition] = (shown[expedition] ?? 0) + 1
  }
  return shown
}

/** Checks everything that is claimed about decisions of a match, and counts the kinds of claims. */
export function falseClaims(
  match: Match,
  decisions: Iterable<AdvisedDecision>,
  counted: Map<string, number>,
): string[] {
  const complaints: string[] = []
  for (const { state, seat, turns, advice } of decisions) {
    const advised = {
      state: state as SilverAndGoldState,
      seat,
      shown: shownAt(match, turns),
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
