import type { DecisionPictureProps, GameBoard } from '../../../ui/board/game-board.ts'
import { type Move, ROUNDS } from '../rules/moves.ts'
import { REVIEW_TEXTS } from '../texts/index.ts'
import { Board } from './board.tsx'
import { describe, displayTime } from './log.ts'
import { CardPicture } from './pictures.tsx'
import { Score } from './score.tsx'
import { gameTexts } from './texts.ts'
import { asPearlDivers } from './view.ts'

const depthOf = (moves: readonly unknown[]): number | undefined => (moves as readonly Move[])[0]?.depth

const DecisionPicture = ({ shown }: DecisionPictureProps) => <CardPicture depth={depthOf(shown.moves)} />

/** What this game provides to the table frame. */
export const board: GameBoard = {
  texts: {
    ready: gameTexts.ready,
    has: gameTexts.has,
    word: (key, parameters) => (gameTexts.has(key) ? gameTexts.t(key, parameters) : ''),
  },
  reviewTexts: REVIEW_TEXTS,
  options: [{ name: 'rounds', kind: 'choice', values: ROUNDS, default: 7 }],
  Board,
  DecisionPicture,
  Score,
  describe,
  displayTime,
  prompt: () => gameTexts.t('asked'),
  describeMoves: (_, moves) => gameTexts.t('card', { depth: depthOf(moves) ?? '' }),
  firstPart: () => undefined,
  nameOf: (id) => id,
  progress(view) {
    const { pearl, round, rounds } = asPearlDivers(view).open
    return pearl > 0 ? gameTexts.t('progress', { round, rounds }) : gameTexts.t('over')
  },
  // Players at one screen must not see each other's cards.
  handOver: (view) => asPearlDivers(view).open.pearl > 0,
}
