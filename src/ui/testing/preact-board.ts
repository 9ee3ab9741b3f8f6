import { createElement, render } from 'preact'
import type { BoardUnderTest } from '../../conformance/board/board-under-test.ts'
import type { BoardProps, GameBoard } from '../board/game-board.ts'
import { rejectionWords } from '../text/rejections.ts'
import { shell } from '../text/shell/index.ts'

/** A game's board for the conformance suite, with its texts loaded. */
export async function preactBoard(board: GameBoard): Promise<BoardUnderTest> {
  await Promise.all([board.texts.ready(), shell.ready()])
  return {
    draw: (position, into) =>
      render(createElement(board.Board, position satisfies BoardProps), into as unknown as Element),
    clear: (from) => render(null, from as unknown as Element),
    refusalWords: (rejection) => {
      const words = rejectionWords(rejection, board.texts)
      return words === shell.t('refused.other', { code: rejection.code }) ? '' : words
    },
  }
}
