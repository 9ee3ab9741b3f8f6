import { GAMES } from '../games/all.ts'
import * as manifests from '../games/manifest.ts'
import type { Bot, Phrase } from '../kernel/index.ts'
import { type Naming, sentence } from '../review/sentences.ts'
import { loadReviewTexts } from '../review/texts/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import type { PlainCatalogue } from '../text/format.ts'
import { LANGUAGES, type Language } from '../text/languages.ts'

/* The package's `./bots`: bots, hints and reviews of the games by their ids. */

export { type Hint, hintFor } from '../review/hint.ts'
export {
  MARKS,
  type Mark,
  type Review,
  type ReviewedDecision,
  type ReviewOptions,
  type ReviewStep,
  reviewMatch,
  reviewSteps,
  type SeatReview,
  type TurningPoint,
} from '../review/review.ts'
export type { Naming } from '../review/sentences.ts'
export type { SeatLevels } from '../search/chances/level-strengths.ts'
export { knowingLevels, type Reviewer } from '../search/evaluator.ts'
export { memoryIn, playMatchOut, playOut } from '../search/play-out.ts'
export { LANGUAGES as BOT_LANGUAGES, type Language as BotLanguage } from '../text/languages.ts'

/** Every bot that plays a game: simple ones first, then the levels; the strongest is the last. */
export const botsOf = (game: string): readonly Bot[] => manifests.findGame(GAMES, game)?.bots ?? []

/** The levels of a game, weakest first. */
export function levelsOf(game: string): readonly Bot[] {
  const manifest = manifests.findGame(GAMES, game)
  return manifest ? manifests.levelBots(manifest) : []
}

export const findBot = (game: string, name: string): Bot | undefined =>
  botsOf(game).find((bot) => bot.name === name)

/** What reviews a game and gives hints in it. */
export const reviewerOf = (game: string): Reviewer | undefined => manifests.findGame(GAMES, game)?.reviewer

// All languages are loaded with the module, so that other programs need not wait for texts.
const TEXTS = new Map<string, PlainCatalogue>()
for (const language of LANGUAGES) {
  TEXTS.set(language, await loadReviewTexts(undefined, language))
  for (const { game, reviewTexts } of GAMES)
    TEXTS.set(`${game.id} ${language}`, await loadReviewTexts(reviewTexts, language))
}

/** All that the bots of a game say in a language, by key. */
export const botTexts = (game: string, language: Language): PlainCatalogue =>
  TEXTS.get(`${game} ${language}`) ?? TEXTS.get(language) ?? {}

/** A phrase of a bot as a sentence. */
export const say = (game: string, language: Language, phrase: Phrase, naming: Naming): string =>
  sentence(language, botTexts(game, language), phrase, naming)
