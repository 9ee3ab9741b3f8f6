import { describe, expect, test } from 'vitest'
import { at, type Game, hasSeat, type Match, playTurn, startMatch, tryTurn } from '../kernel/index.ts'
import { sentence } from '../review/sentences.ts'
import { LANGUAGES } from '../text/languages.ts'
import { judgeAnswer } from './judge-answer.ts'
import { openPuzzle } from './open-puzzle.ts'
import { LEAST_MARGIN, type Puzzle, type PuzzleFile, type RecordedMatch } from './puzzle-file.ts'
import { difficultyOf, ratingOf } from './rating.ts'
import { SHIPPED, sampleOf, searchAgain } from './testing/shipped-puzzles.ts'

const LEAST_COUNT = 300
/** Losses and errors are written with two decimals. */
const ROUNDING = 0.02

/** Plays a whole match, and looks at it before each of its turns. */
function replay(
  game: Game,
  { moves }: PuzzleFile,
  recorded: RecordedMatch,
  look: (match: Match) => void,
): Match {
  const match = startMatch(game, recorded)
  if ('code' in match) throw new Error(match.code)
  for (const [seat = 0, ...numbers] of recorded.turns) {
    look(match)
    const turn = numbers.map((number) => moves[number])
    expect(playTurn(match, seat, turn)).toBeUndefined()
  }
  return match
}

function checkPuzzle(match: Match, puzzle: Puzzle): void {
  const { id, seat, answers, others } = puzzle
  expect(hasSeat(match.game.waiting(match.state.open), seat), id).toBe(true)
  for (const answer of answers) expect(judgeAnswer(match, puzzle, answer), id).toEqual({ isRight: true })
  for (const { moves, loss } of others)
    expect(judgeAnswer(match, puzzle, moves), id).toEqual({ isRight: false, loss })
}

describe.each(SHIPPED)('the puzzles of $game.id', ({ manifest, game, index, files, all }) => {
  const puzzles = all.map(({ puzzle }) => puzzle)

  test('lie in finished matches, with a seat to move, legal turns and answers that differ from all others', () => {
    let checked = 0
    for (const file of files) {
      expect([file.game, file.rules]).toEqual([game.id, game.version])
      for (const [number, recorded] of file.matches.entries()) {
        const asked = file.puzzles.filter(({ match }) => match === number)
        const end = replay(game, file, recorded, (match) => {
          for (const puzzle of asked.filter(({ turns }) => turns === match.log.length)) {
            checkPuzzle(match, puzzle)
            checked++
          }
        })
        expect(game.result(end.state.open)).toBeDefined()
      }
    }
    expect(checked).toBe(puzzles.length)
  })

  test('are many, have ids of their own and are listed in the index', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST_COUNT)
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
    expect(index.files.flatMap((file) => file.puzzles)).toEqual(
      puzzles.map(({ id, kind, rating }) => [id, kind, rating]),
    )
    for (const [difficulty, count] of Object.entries(index.difficulties))
      expect(puzzles.filter(({ rating }) => difficultyOf(rating) === difficulty)).toHaveLength(count)
    for (const [kind, count] of Object.entries(index.kinds))
      expect(puzzles.filter((puzzle) => puzzle.kind === kind)).toHaveLength(count ?? 0)
  })

  test('have the margin and the rating that the format states', () => {
    for (const { others, margin, error, rating, solvedBy, kind } of puzzles) {
      expect(margin).toBe(at(others, 0).loss)
      expect(others.map(({ loss }) => loss)).toEqual(others.map(({ loss }) => loss).toSorted((a, b) => a - b))
      expect(margin - 2 * error).toBeGreaterThan(LEAST_MARGIN[kind] - ROUNDING)
      expect(rating).toBe(ratingOf(solvedBy))
    }
  })

  test('have answers that a search in fresh worlds finds best, in a small sample', () => {
    for (const { file, puzzle } of sampleOf(all, 4)) {
      const [runnerUp] = searchAgain(manifest, file, puzzle, { worlds: 24, rivals: 1 })
      if (!runnerUp) throw new Error(`${puzzle.id} has no runner-up`)
      expect(runnerUp.loss, puzzle.id).toBeGreaterThan(0)
      expect(runnerUp.loss + 3 * runnerUp.error, puzzle.id).toBeGreaterThanOrEqual(LEAST_MARGIN[puzzle.kind])
    }
  })

  test.each(LANGUAGES)('are explained in %s', async (language) => {
    const { reviewTexts, loadNames } = manifest
    if (!reviewTexts) throw new Error('there are no texts')
    const { texts } = await reviewTexts[language]()
    const name = await loadNames?.(language)
    for (const { reason, more = [] } of puzzles) {
      for (const phrase of [reason, ...more]) {
        const said = sentence(language, texts, phrase, {
          seats: ['A', 'B', 'C', 'D'],
          ...(name ? { name } : {}),
        })
        expect(said).not.toBe(phrase.key)
        expect(said).not.toMatch(/[{}]|undefined/)
      }
    }
  })
})

test('a puzzle of Silver & Gold calls certain what is certain, instead of a chance of 100 %', () => {
  const { all } = at(
    SHIPPED.filter(({ game }) => game.id === 'silver-and-gold'),
    0,
  )
  const phrases = all.flatMap(({ puzzle: { reason, more = [] } }) => [reason, ...more])
  expect(phrases.filter(({ key }) => key === 'more.surely' || key === 'reason.fitsAll')).not.toEqual([])
  expect(phrases.filter(({ percent }) => percent === 0 || percent === 100)).toEqual([])
})

test('an illegal turn is refused, and the position stays as it was', () => {
  const { game, files } = at(SHIPPED, 0)
  const file = at(files, 0)
  const puzzle = at(file.puzzles, 0)
  const match = openPuzzle(game, file, puzzle)
  if (!match) throw new Error('the puzzle cannot be opened')
  expect(judgeAnswer(match, puzzle, [{ type: 'nonsense' }])).toHaveProperty('code')
  expect(tryTurn(match, puzzle.seat, at(puzzle.answers, 0))).not.toHaveProperty('code')
  expect(match.log).toHaveLength(puzzle.turns)
})
