import { GAME_LOADERS } from './index.ts'
import { type GameList, withReviewParts } from './manifest.ts'

/** Every game, loaded: for servers, the command line and tests. The browser loads the one that is played. */
export const GAMES: GameList = await Promise.all(
  Object.values(GAME_LOADERS).map(async (load) => withReviewParts(await load())),
)
