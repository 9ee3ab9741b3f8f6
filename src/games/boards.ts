import type { GameCover } from '../ui/board/game-board.ts'
import { elfengoldCover, elfenlandCover } from './elfenland/board/cover.tsx'
import { silverAndGoldCover as silverAndGold } from './silver-and-gold/board/cover.tsx'

/** The games' boards for the browser. Only the covers are loaded at once; the rest follows when a table is opened. */
export const COVERS: readonly GameCover[] = [silverAndGold, elfenlandCover, elfengoldCover]

export const findCover = (id: string): GameCover | undefined => COVERS.find((cover) => cover.id === id)
