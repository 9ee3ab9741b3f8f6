import type { GameManifest } from '../manifest.ts'
import { random } from './bot/random.ts'
import { pearlDiversGame } from './rules/game.ts'
import { print } from './rules/print.ts'
import { REVIEW_TEXTS } from './texts/index.ts'
import { PEARL_DIVERS_NAME } from './texts/name.ts'

/** Everything that the rest of the project needs to know about the game. */
export const pearlDiversManifest: GameManifest = {
  game: pearlDiversGame,
  name: PEARL_DIVERS_NAME,
  bots: [random],
  reviewTexts: REVIEW_TEXTS,
  print,
}
