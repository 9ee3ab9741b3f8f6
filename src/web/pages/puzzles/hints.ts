import { at } from '../../../kernel/at.ts'
import type { Phrase } from '../../../kernel/index.ts'
import type { Puzzle } from '../../../puzzle/puzzle-file.ts'
import type { GameBoard, Shown } from '../../../ui/board/game-board.ts'
import { exerciseTexts as texts } from '../exercise/texts.ts'

/** Reasons that name the whole answer; the hint says what to look for instead. */
const LOOK_FOR: Readonly<Record<string, 'journey' | 'rival' | 'price' | 'display' | 'counters'>> = {
  'reason.lay': 'journey',
  'reason.layGold': 'journey',
  'reason.road': 'journey',
  'reason.hinders': 'rival',
  'reason.spare': 'rival',
  'reason.bid': 'price',
  'reason.noBid': 'price',
  'reason.noBidNoTown': 'price',
  'reason.noBidTowns': 'price',
  'reason.noGold': 'price',
  'reason.draw': 'display',
  'reason.pass': 'counters',
  'reason.passWait': 'counters',
  'reason.passKeep': 'counters',
}

/** The moves that the second hint shows: the first part of the answer, or else the answer beside the runner-up. */
function secondHint(game: Pick<GameBoard, 'firstPart'>, { answers, others }: Puzzle) {
  const answer = at(answers, 0)
  const part = game.firstPart(answer)
  return part
    ? { key: 'first' as const, moves: part }
    : { key: 'two' as const, moves: [...answer, ...at(others, 0).moves] }
}

export const hintShown = (game: Pick<GameBoard, 'firstPart'>, puzzle: Puzzle): Shown => ({
  as: 'advice',
  moves: secondHint(game, puzzle).moves,
})

/** The hints that the player has taken, in words: first what the answer is good for, then where it begins. */
export function hintWords(
  puzzle: Puzzle,
  hints: number,
  game: Pick<GameBoard, 'firstPart'>,
  say: (phrase: Phrase) => string,
): string {
  const { reason } = puzzle
  const lookFor = LOOK_FOR[reason.key]
  const first = lookFor ? texts.t(`puzzle.lookFor.${lookFor}`) : say(reason)
  return hints === 1 ? first : `${first} ${texts.t(`puzzle.shown.${secondHint(game, puzzle).key}`)}`
}
