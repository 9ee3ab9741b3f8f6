import type { ReviewedDecision } from '../../../../review/review.ts'
import type { Advice } from '../../../../ui/board/session.ts'
import { Reasons } from '../../exercise/reasons.tsx'
import { movesWords, pointsWords, type ReviewModel } from '../review-model.ts'
import { reviewWords } from '../texts.ts'

interface BetterWordsProps {
  readonly reviewed: ReviewModel
  readonly move: number
  readonly better: Advice
}

/** What would have been better, and why. */
export function BetterWords({ reviewed, move, better }: BetterWordsProps) {
  return (
    <Reasons better={better} say={reviewed.say}>
      <b>{reviewWords.t('review.better')}</b> {movesWords(reviewed, move, better.moves)}
    </Reasons>
  )
}

interface AttemptWordsProps {
  readonly reviewed: ReviewModel
  readonly move: number
  readonly tried: ReviewedDecision
  /** How the label looks, and what it says about the attempt. */
  readonly look: string
  readonly label: string
}

/** What the reader tried and what it costs, under a label. */
export function AttemptWords({ reviewed, move, tried, look, label }: AttemptWordsProps) {
  return (
    <>
      <p>
        <span class={`label ${look}`}>{label}</span>
      </p>
      <p>
        {movesWords(reviewed, move, tried.moves)}. {attemptCost(tried)}
      </p>
    </>
  )
}

/** What an attempt costs; empty if it costs nothing. */
function attemptCost({ chanceLoss, loss }: ReviewedDecision): string {
  const n = Math.round(100 * chanceLoss)
  return n > 0 ? reviewWords.t('review.lost', { n }) : pointsWords(loss)
}
