export { botsOf, findBot, levelsOf } from '../games/bots.ts'
export { reviewerOf } from '../games/reviewers.ts'
export type { Reviewer } from '../search/evaluator.ts'
export { memoryIn, playMatchOut, playOut } from '../search/play-out.ts'
export { type Hint, hintFor } from './hint.ts'
export { botTexts, type Naming, say } from './phrases.ts'
export {
  type Decision,
  MARKS,
  type Mark,
  type Review,
  type ReviewOptions,
  reviewMatch,
  reviewSteps,
  type SeatReview,
  type Step,
  type TurningPoint,
} from './review.ts'
export { BOT_LANGUAGES, type BotLanguage } from './sentences.ts'
