import type { GameBoard } from '../../../ui/board/game-board.ts'
import type { Move } from '../rules/moves.ts'
import { TURNS_PER_ROUND } from '../rules/state.ts'
import { Score } from './parts/score.tsx'
import { describe, linger } from './story/log.ts'
import { tellMoves } from './story/telling.ts'
import { Table } from './table.tsx'
import { sg } from './texts.ts'
import { asSg } from './view.ts'
import { patternWords, ROMAN } from './words.ts'

/** What Silver & Gold brings to the table frame. */
export const table: GameBoard = {
  texts: {
    ready: sg.ready,
    has: sg.has,
    word: (key, parameters) => (sg.has(key) ? sg.t(key, parameters) : ''),
  },
  options: [{ name: 'memoryAid', kind: 'toggle', default: false }],
  Board: Table,
  Score,
  describe,
  displayTime: linger,
  prompt(view) {
    const { open } = asSg(view)
    return sg.t(open.phase === 'keep' ? 'asked.keep' : open.phase === 'pick' ? 'asked.pick' : 'asked.mark')
  },
  describeMoves: (view, moves) => tellMoves(asSg(view), moves as readonly Move[]),
  nameOf: (id) => patternWords(id),
  progress(view) {
    const { open } = asSg(view)
    if (open.phase === 'keep') return sg.t('progress.keep')
    if (open.phase === 'over') return sg.t('progress.over')
    return sg.t('progress', {
      round: ROMAN[Math.floor(open.turn / TURNS_PER_ROUND)],
      turn: (open.turn % TURNS_PER_ROUND) + 1,
      of: TURNS_PER_ROUND,
    })
  },
  // The cards of the set-up are the only thing one seat knows and the others at the same screen must not see.
  handOver: (view) => asSg(view).open.phase === 'keep',
}
