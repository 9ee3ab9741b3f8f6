import { GAMES } from '../../all.ts'
import type { GameList } from '../../manifest.ts'
import { toyManifest } from './manifest.ts'

/** The list of games with one more line. */
export const GAMES_WITH_TOY: GameList = [...GAMES, toyManifest]
