import { COVERS } from '../../../games/boards.ts'
import { at } from '../../../kernel/at.ts'

/** The game that the home page offers to newcomers. */
export const FIRST_GAME = at(COVERS, 0)
