import { LEVELS } from '../../../search/levels.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { go } from '../../router.ts'
import { startAgainstBots } from '../home/quick.ts'

/** Starts a first match against one bot of the lowest level, or as many as the game needs. */
export function playFirstMatch({ id, players }: GameCover): void {
  go('here', startAgainstBots(id, { level: LEVELS[0], opponents: Math.max(1, players.min - 1), options: {} }))
}
