import type { ReviewedDecision } from '../../../../review/review.ts'
import type { Advice } from '../../../../ui/board/session.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import { Reasons } from '../../exercise/reasons.tsx'
import { type Look, movesWords, pointsWords } from '../look.ts'

interface BetterWordsProps {
  readonly look: Look
  readonly move: number
  readonly better: Advice
}

/** What would have been better, and why. */
export function BetterWords({ look, move, better }: BetterWordsProps) {
  return (
    <Reasons better={better} say={look.say}>
      <b>{shell.t('review.better')}</b> {movesWords(look, move, better.moves)}
    </Reasons>
  )
}

/** What an attempt costs; empty if it costs nothing. */
export function attemptCost({ chanceLoss, loss }: ReviewedDecision): string {
  const n = Math.round(100 * chanceLoss)
  return n > 0 ? shell.t('review.lost', { n }) : pointsWords(loss)
}
