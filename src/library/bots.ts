import { GAMES } from '../games/index.ts'
import * as manifests from '../games/manifest.ts'
import type { Bot } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'

/* The package's `./bots`: bots, hints and reviews of the games by their ids. */

export { type Hint, hintFor } from '../review/hint.ts'
export { botTexts, type Naming, say } from '../review/phrases.ts'
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
} from '../review/review.ts'
export { BOT_LANGUAGES, type BotLanguage } from '../review/sentences.ts'
export type { Reviewer } from '../search/evaluator.ts'
export { memoryIn, playMatchOut, playOut } from '../search/play-out.ts'

/** Every bot that plays a game: simple ones first, then the levels; the strongest is the last. */
export const botsOf = (game: string): readonly Bot[] => manifests.findGame(GAMES, game)?.bots ?? []

/** The levels of a game, weakest first. */
export function levelsOf(game: string): readonly Bot[] {
  const manifest = manifests.findGame(GAMES, game)
  return manifest ? manifests.levelsOf(manifest) : []
}

export const findBot = (game: string, name: string): Bot | undefined =>
  botsOf(game).find((bot) => bot.name === name)

/** What reviews a game and gives hints in it. */
export const reviewerOf = (game: string): Reviewer | undefined => manifests.findGame(GAMES, game)?.reviewer
