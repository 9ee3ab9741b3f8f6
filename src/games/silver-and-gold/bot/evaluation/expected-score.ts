import type { TurnContext } from './context.ts'
import { fillFeatures } from './features.ts'
import { forward } from './net.ts'
import type { NetScratch } from './scratch.ts'
import { type PlayerSummary, scoreOf } from './summary.ts'
import { addWideFeatures } from './wide-features.ts'
import { forwardWide } from './wide-net.ts'

/** The expected final score of a player: the score so far and what the net expects to be added. */
export function expectedScore(context: TurnContext, summary: PlayerSummary, scratch: NetScratch): number {
  const score = scoreOf(summary)
  if (context.turnsLeft <= 0) return score
  fillFeatures(context, summary, scratch)
  if (scratch.wide === undefined) return score + forward(scratch)
  addWideFeatures(context, summary, scratch.features)
  return score + forwardWide(scratch.wide, scratch)
}
