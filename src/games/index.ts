import { elfengold, elfenland } from './elfenland/manifest.ts'
import type { GameList } from './manifest.ts'
import { silverAndGold } from './silver-and-gold/manifest.ts'

/** All games. To add one, write its folder with a manifest, and add the manifest here. */
export const GAMES: GameList = [silverAndGold, elfenland, elfengold]
