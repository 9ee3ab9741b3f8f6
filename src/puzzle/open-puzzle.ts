import { at, type Game, type Match, playTurn, startMatch } from '../kernel/index.ts'
import type { Puzzle, PuzzleFile } from './puzzle-file.ts'

/** The match of a puzzle up to its decision; undefined if these rules cannot replay it. */
export function openPuzzle(game: Game, file: PuzzleFile, puzzle: Puzzle): Match | undefined {
  const recorded = file.matches[puzzle.match]
  if (recorded === undefined || file.game !== game.id || file.rules !== game.version) return undefined
  const { options, seats, source, seed, turns } = recorded
  const match = startMatch(game, { options, seats, source, seed })
  if ('code' in match || puzzle.turns > turns.length) return undefined
  for (let index = 0; index < puzzle.turns; index++) {
    const [seat = 0, ...numbers] = at(turns, index)
    if (
      playTurn(
        match,
        seat,
        numbers.map((number) => file.moves[number]),
      ) !== undefined
    )
      return undefined
  }
  return match
}
