import { describe, expect, test } from 'vitest'
import { at, type Chance, fastChance, fastSeed, type MatchFile, readMatch } from '../../../kernel/index.ts'
import { silverAndGold } from '../index.ts'
import { type Checkpoint, oneOf, randomDeck, range, record } from './games.ts'
import { follow, moveText } from './reference/reference.ts'

/** Forges a file in place. Returns false if the file has nothing to forge. */
type Forgery = (file: MatchFile, points: readonly Checkpoint[], rng: Chance) => boolean

const FORGERIES: Record<string, Forgery> = {
  anotherLegalMove({ log }, points, rng) {
    const n = rng.below(log.length)
    const turn = at(log, n)
    const moves = at(at(points, n).legal, turn.seat).filter((move) => move !== moveText(turn.moves[0]))
    if (moves.length === 0) return false
    turn.moves[0] = Object.fromEntries(JSON.parse(oneOf(moves, rng)))
    return true
  },
  anotherMove({ log }, _points, rng) {
    const moves = oneOf(log, rng).moves
    const [place, cell, cells, card] = [rng.below(2), rng.below(16), rng.below(2 ** 16), rng.below(50)]
    const all = [
      { type: 'keep', card },
      { type: 'pattern', place, cells },
      { type: 'single', place, cell },
      { type: 'extra', place, cell },
      { type: 'take', card },
      { type: 'draw' },
    ]
    moves[rng.below(moves.length)] = oneOf(all, rng)
    return true
  },
  malformedMove({ log }, _points, rng) {
    const moves = oneOf(log, rng).moves
    const all = [
      null,
      7,
      [],
      {},
      { type: 'pass' },
      { type: 'draw', card: 1 },
      { type: 'single', place: 2, cell: 0 },
      { type: 'single', place: 0, cell: 16 },
      { type: 'take', card: -1 },
      { type: 'extra', place: 0 },
    ]
    moves[rng.below(moves.length)] = oneOf(all, rng)
    return true
  },
  anotherSeat({ log, seats }, _points, rng) {
    const turn = oneOf(log, rng)
    turn.seat = (turn.seat + 1 + rng.below(seats.length)) % (seats.length + 1)
    return true
  },
  anotherDraw(file, _points, rng) {
    const answer = oneOf(oneOf(listsOfAnswers(file), rng), rng)
    answer[1] = (answer[1] + 1 + rng.below(40)) % 47
    return true
  },
  anotherPileSize(file, _points, rng) {
    const answer = oneOf(oneOf(listsOfAnswers(file), rng), rng)
    answer[0] += rng.below(2) === 0 ? 1 : -1
    return true
  },
  answerAdded(file, _points, rng) {
    const answers = oneOf(listsOfAnswers(file), rng)
    answers.splice(rng.below(answers.length + 1), 0, [3, 0])
    return true
  },
  answerMissing(file, _points, rng) {
    const answers = oneOf(listsOfAnswers(file), rng)
    answers.splice(rng.below(answers.length), 1)
    return true
  },
  answersSwapped(file, _points, rng) {
    const answers = oneOf(listsOfAnswers(file), rng)
    if (answers.length < 2) return false
    const i = rng.below(answers.length - 1)
    answers.splice(i, 2, at(answers, i + 1), at(answers, i))
    return true
  },
  turnMissing({ log }, _points, rng) {
    log.splice(rng.below(log.length), 1)
    return true
  },
  lastTurnMissing({ log }) {
    log.pop()
    return true
  },
  turnTwice({ log }, _points, rng) {
    const n = rng.below(log.length)
    log.splice(n, 0, structuredClone(at(log, n)))
    return true
  },
  turnAfterTheEnd({ log }, _points, rng) {
    log.push(structuredClone(oneOf(log, rng)))
    return true
  },
  turnsSwapped({ log }, _points, rng) {
    const n = rng.below(log.length - 1)
    log.splice(n, 2, at(log, n + 1), at(log, n))
    return true
  },
  /** Two turns of a seat sent as one list, which must end as soon as hidden information is shown. */
  turnsJoined({ log }, _points, rng) {
    const joints = range(log.length - 1).filter((n) => log[n]?.seat === log[n + 1]?.seat)
    if (joints.length === 0) return false
    const n = oneOf(joints, rng)
    const [one, two] = [at(log, n), at(log, n + 1)]
    const chance = [...(one.chance ?? []), ...(two.chance ?? [])]
    log.splice(n, 2, { seat: one.seat, moves: [...one.moves, ...two.moves], chance })
    return true
  },
  emptyTurn({ log }, _points, rng) {
    log.splice(rng.below(log.length + 1), 0, { seat: 0, moves: [] })
    return true
  },
  anotherScore({ result }, _points, rng) {
    if (!result) return false
    const part = oneOf(['coins', 'trophies', 'palms', 'cards', 'seals'], rng)
    const { parts } = oneOf(result.seats, rng)
    parts[part] = (parts[part] ?? 0) + 1
    return true
  },
  anotherWinner({ result }) {
    if (!result) return false
    result.winners = result.winners.length > 1 ? result.winners.slice(1) : [...result.winners, 3]
    return true
  },
}

const listsOfAnswers = ({ setup, log }: MatchFile): [number, number][][] => [
  setup,
  ...log.flatMap(({ chance = [] }) => (chance.length > 0 ? [chance] : [])),
]

/** The place where the kernel finds a fault, such as `log[12].moves[0]`, or '' if it finds none. */
function faultOf(file: MatchFile): string {
  const read = readMatch(JSON.stringify(file), (id) => (id === silverAndGold.id ? silverAndGold : undefined))
  return read.ok ? '' : read.problem.place.replace(/(moves\[\d+\]).*/, '$1')
}

/** The place where the reference finds a fault, or '' if it finds none. */
function referenceFaultOf(file: MatchFile): string {
  try {
    follow(JSON.parse(JSON.stringify(file)))
    return ''
  } catch (error) {
    return String(error).replace(/^Error: (\S+): .*$/s, '$1')
  }
}

describe('the kernel and the reference find the same fault in a forged file', () => {
  const games = [
    record({ seed: 1, players: ['greedy'], options: { memoryAid: false } }),
    record({ seed: 2, players: ['random', 'greedy'], options: { memoryAid: true } }),
    record({ seed: 3, players: ['hasty', 'greedy', 'anyLegal'], options: { memoryAid: false }, lists: true }),
    record({
      seed: 4,
      players: ['hasty', 'random', 'random', 'greedy'],
      options: { memoryAid: false, deck: randomDeck(4, 30, 2, 6) },
    }),
  ]

  test.each(Object.entries(FORGERIES))('%s', (name, forge) => {
    const rng = fastChance(fastSeed(name.length, 6))
    let refused = 0
    for (const round of range(16)) {
      const { file, points } = at(games, round % games.length)
      const forged = structuredClone(file)
      // Without a seed the listed draws are taken as given, so a forgery is found only once it becomes impossible.
      if (round % 8 >= 4) delete forged.seed
      if (!forge(forged, points, rng)) continue
      const fault = faultOf(forged)
      expect(referenceFaultOf(forged), `round ${round}`).toBe(fault)
      if (fault !== '') refused++
    }
    expect(refused).toBeGreaterThan(0)
  })

  test('and neither finds a fault in a genuine file', () => {
    for (const { file } of games) {
      expect(faultOf(file)).toBe('')
      expect(referenceFaultOf(file)).toBe('')
    }
  })
})
