import { createElement, render } from 'preact'
import type { BoardUnderTest } from '../../conformance/board/board-under-test.ts'
import type { BoardProps, GameBoard } from '../board/game-board.ts'
import { loadRefusals, rejectionWords } from '../text/rejections.ts'
import { shell } from '../text/shell/index.ts'

/**
 * The check that presses every control of every position. A turn on our own boards takes many presses, so it would take
 * hours; browser tests play whole games with the keyboard instead.
 */
export const PRESSES_EVERYTHING = 'every legal move can be made with the keyboard'

/** A game's board for the conformance suite, with its texts loaded. */
export async function preactBoard(board: GameBoard): Promise<BoardUnderTest> {
  await Promise.all([board.texts.ready(), shell.ready(), loadRefusals()])
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
