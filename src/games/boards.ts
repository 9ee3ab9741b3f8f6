import type { GameCover } from '../ui/board/game-board.ts'
import { elfengold, elfenland } from './elfenland/board/cover.tsx'
import { cover as silverAndGold } from './silver-and-gold/board/cover.tsx'

/** The games' boards for the browser. Only the covers are loaded at once; the rest follows when a table is opened. */
export const TABLES: readonly GameCover[] = [silverAndGold, elfenland, elfengold]

export const findTable = (id: string): GameCover | undefined => TABLES.find((cover) => cover.id === id)
