import type { Seat } from '../../../../kernel/index.ts'
import { remember } from '../../../../kernel/memo.ts'
import { deckOf } from '../../rules/components/deck.ts'
import { result } from '../../rules/scoring.ts'
import { type Open, type SilverAndGoldState, TURNS } from '../../rules/state.ts'
import { readContext, readRivals, updateOdds } from '../evaluation/context.ts'
import { expectedScore } from '../evaluation/expected-score.ts'
import type { PlayerPosition } from '../evaluation/player-position.ts'
import { positionKey } from '../evaluation/position-key.ts'
import { readSummary } from '../evaluation/summary.ts'
import type { PatternsShown } from '../memory.ts'
import { type NetName, REMEMBERED, type Workspace, withWorkspace } from './workspace.ts'

/** The patterns that this round has shown in a sampled world: those missing from its bag, the top card included. */
export function patternsShownIn({ open, secret }: SilverAndGoldState): PatternsShown {
  const { patternCounts } = deckOf(open.options)
  const shown: number[] = []
  for (let pattern = 0; pattern < patternCounts.length; pattern++) {
    shown.push(patternCounts[pattern] - secret.expeditions.counts[pattern])
  }
  return shown
}

/** The position of a seat at the beginning of a turn, as if its pattern were not known yet. */
export function readBeforeTurn(open: Open, seat: Seat, shown: PatternsShown, into: PlayerPosition): void {
  const deck = deckOf(open.options)
  const { context, summary } = into
  readContext(open, seat, shown, context)
  readSummary(deck, open.players[seat], summary)
  context.turnsLeft = TURNS - open.turn
  for (let pattern = 0; pattern < deck.patternCounts.length; pattern++) {
    const before = shown[pattern] - (pattern === open.expedition ? 1 : 0)
    context.remaining[pattern] = Math.max(0, deck.patternCounts[pattern] - before)
  }
  updateOdds(context)
}

function scoreBeforeTurn(
  { root, net, scores }: Workspace,
  open: Open,
  seat: Seat,
  shown: PatternsShown,
): number {
  readBeforeTurn(open, seat, shown, root)
  if (net.wide !== undefined) readRivals(open, seat, open.start, root.context)
  const key = positionKey(root)
  return scores.get(key) ?? remember(scores, REMEMBERED, key, expectedScore(root.context, root.summary, net))
}

/**
 * By how much a seat is expected to finish ahead of the best opponent. After the end a tie that was broken counts as
 * half a point.
 */
export function expectedLead(state: SilverAndGoldState, seat: Seat, net: NetName): number {
  const { open } = state
  const final = result(open)
  if (final !== undefined) {
    const opponents = final.seats.filter((_, other) => other !== seat).map(({ score }) => score)
    const { score, place } = final.seats[seat]
    const lead = opponents.length === 0 ? score : score - Math.max(...opponents)
    return lead === 0 && final.winners.length === 1 ? (place === 1 ? 0.5 : -0.5) : lead
  }
  const shown = patternsShownIn(state)
  const lead = (workspace: Workspace): number => {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < open.players.length; other++) {
      if (other !== seat) best = Math.max(best, scoreBeforeTurn(workspace, open, other, shown))
    }
    const score = scoreBeforeTurn(workspace, open, seat, shown)
    return open.players.length === 1 ? score : score - best
  }
  return withWorkspace(deckOf(open.options), lead, net)
}
