import { at, viewOf } from '../../src/kernel/index.ts'
import { compareTurns } from '../../src/puzzle/compare-turns.ts'
import { openPuzzle } from '../../src/puzzle/open-puzzle.ts'
import { LEAST_MARGIN } from '../../src/puzzle/puzzle-file.ts'
import { SHIPPED } from '../../src/puzzle/testing/shipped-puzzles.ts'
import { memoryIn } from '../../src/search/play-out.ts'
import { ERRORS, LONG, type NewPuzzle, rounded } from './make-puzzle.ts'
import { type PlayedMatch, type WorkLine, withMoves } from './work-file.ts'

type Shipped = (typeof SHIPPED)[number]

/**
 * Searches the shipped puzzles of a game again with the bots as they are now. Those whose answer is still best by the
 * required margin stay, with the losses that were found now. The lines continue the series of matches.
 */
export function* searchedAgain(game: string): Generator<WorkLine> {
  const shipped = SHIPPED.find((one) => one.game.id === game)
  if (!shipped) throw new Error(`there are no puzzles of ${game}`)
  for (const file of shipped.files) {
    for (const [number, recorded] of file.matches.entries()) {
      const own = file.puzzles.filter(({ match }) => match === number)
      const puzzles = own.flatMap((puzzle) => stillBest(shipped, file, puzzle) ?? [])
      const index = Number(at(own, 0).id.split('-')[1])
      const played: { recorded?: PlayedMatch } =
        puzzles.length > 0 ? { recorded: withMoves(recorded, file.moves) } : {}
      yield { index, seconds: 0, refused: { close: own.length - puzzles.length }, puzzles, ...played }
    }
  }
}

function stillBest(
  { manifest, game }: Shipped,
  file: Shipped['files'][number],
  { id, match, ...puzzle }: Shipped['files'][number]['puzzles'][number],
): NewPuzzle | undefined {
  const { reviewer } = manifest
  const opened = openPuzzle(game, file, { id, match, ...puzzle })
  if (!opened || !reviewer) throw new Error(`${id} cannot be opened`)
  const { seat, answers, others, kind } = puzzle
  const memory = memoryIn(opened, reviewer.model, seat)
  const turns = [at(answers, 0), ...others.map(({ moves }) => moves)]
  const compared = compareTurns(reviewer.model, viewOf(opened.state, seat), memory, turns, LONG)
  if (compared.some(({ loss, error }) => loss - ERRORS * error < LEAST_MARGIN[kind])) return undefined
  const losses = compared.toSorted((a, b) => a.loss - b.loss)
  const runnerUp = at(losses, 0)
  return {
    ...puzzle,
    others: losses.map(({ moves, loss }) => ({ moves: [...moves], loss: rounded(loss) })),
    margin: rounded(runnerUp.loss),
    error: rounded(runnerUp.error),
    worlds: LONG.worlds,
  }
}
