export { type Hint, hintFor } from './hint.ts'
export { botsOf, findBot, levelsOf } from './levels.ts'
export { botTexts, type Naming, say } from './phrases.ts'
export { memoryIn, playMatchOut, playOut } from './play.ts'
export {
  type Decision,
  MARKS,
  type Mark,
  type Review,
  type Reviewer,
  type ReviewOptions,
  reviewMatch,
  reviewSteps,
  type SeatReview,
  type Step,
  type TurningPoint,
} from './review.ts'
export { reviewerOf } from './reviewers.ts'
export { BOT_LANGUAGES, type BotLanguage } from './texts.ts'
