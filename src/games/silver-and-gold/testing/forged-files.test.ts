import { describe, expect, test } from 'vitest'
import { type Chance, fastChance, fastSeed, type MatchFile, readMatch } from '../../../kernel/index.ts'
import { silverAndGold } from '../index.ts'
import { oneOf, type Point, range, record, strangeDeck } from './games.ts'
import { follow, moveText } from './reference/reference.ts'

/** Changes something in a file; false if there was nothing to change. */
type Forgery = (file: MatchFile, points: readonly Point[], luck: Chance) => boolean

const FORGERIES: Record<string, Forgery> = {
  anotherLegalMove({ log }, points, luck) {
    const n = luck.below(log.length)
    const moves = points[n].legal[log[n].seat].filter((move) => move !== moveText(log[n].moves[0]))
    if (moves.length === 0) return false
    log[n].moves[0] = Object.fromEntries(JSON.parse(oneOf(moves, luck)))
    return true
  },
  anotherMove({ log }, _points, luck) {
    const moves = oneOf(log, luck).moves
    const [place, cell, cells, card] = [luck.below(2), luck.below(16), luck.below(2 ** 16), luck.below(50)]
    const all = [
      { type: 'keep', card },
      { type: 'pattern', place, cells },
      { type: 'single', place, cell },
      { type: 'extra', place, cell },
      { type: 'take', card },
      { type: 'draw' },
    ]
    moves[luck.below(moves.length)] = oneOf(all, luck)
    return true
  },
  malformedMove({ log }, _points, luck) {
    const moves = oneOf(log, luck).moves
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
    moves[luck.below(moves.length)] = oneOf(all, luck)
    return true
  },
  anotherSeat({ log, seats }, _points, luck) {
    const turn = oneOf(log, luck)
    turn.seat = (turn.seat + 1 + luck.below(seats.length)) % (seats.length + 1)
    return true
  },
  anotherThingDrawn(file, _points, luck) {
    const answer = oneOf(oneOf(listsOfAnswers(file), luck), luck)
    answer[1] = (answer[1] + 1 + luck.below(40)) % 47
    return true
  },
  anotherPileSize(file, _points, luck) {
    const answer = oneOf(oneOf(listsOfAnswers(file), luck), luck)
    answer[0] += luck.below(2) === 0 ? 1 : -1
    return true
  },
  answerTooMany(file, _points, luck) {
    const answers = oneOf(listsOfAnswers(file), luck)
    answers.splice(luck.below(answers.length + 1), 0, [3, 0])
    return true
  },
  answerMissing(file, _points, luck) {
    const answers = oneOf(listsOfAnswers(file), luck)
    answers.splice(luck.below(answers.length), 1)
    return true
  },
  answersSwapped(file, _points, luck) {
    const answers = oneOf(listsOfAnswers(file), luck)
    if (answers.length < 2) return false
    const i = luck.below(answers.length - 1)
    answers.splice(i, 2, answers[i + 1], answers[i])
    return true
  },
  turnMissing({ log }, _points, luck) {
    log.splice(luck.below(log.length), 1)
    return true
  },
  lastTurnMissing({ log }) {
    log.pop()
    return true
  },
  turnTwice({ log }, _points, luck) {
    const n = luck.below(log.length)
    log.splice(n, 0, structuredClone(log[n]))
    return true
  },
  turnAfterTheEnd({ log }, _points, luck) {
    log.push(structuredClone(oneOf(log, luck)))
    return true
  },
  turnsSwapped({ log }, _points, luck) {
    const n = luck.below(log.length - 1)
    log.splice(n, 2, log[n + 1], log[n])
    return true
  },
  /** Two turns of a seat sent as one list; it must not go on where something hidden was shown. */
  turnsJoined({ log }, _points, luck) {
    const joints = range(log.length - 1).filter((n) => log[n].seat === log[n + 1].seat)
    if (joints.length === 0) return false
    const n = oneOf(joints, luck)
    const [one, two] = log.slice(n, n + 2)
    const chance = [...(one.chance ?? []), ...(two.chance ?? [])]
    log.splice(n, 2, { seat: one.seat, moves: [...one.moves, ...two.moves], chance })
    return true
  },
  emptyTurn({ log }, _points, luck) {
    log.splice(luck.below(log.length + 1), 0, { seat: 0, moves: [] })
    return true
  },
  anotherScore({ result }, _points, luck) {
    if (!result) return false
    const part = oneOf(['coins', 'trophies', 'palms', 'cards', 'seals'], luck)
    oneOf(result.seats, luck).parts[part] += 1
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

/** Where the kernel finds the fault: `log[12].moves[0]`; nothing where it finds none. */
function faultOf(file: MatchFile): string {
  const read = readMatch(JSON.stringify(file), (id) => (id === silverAndGold.id ? silverAndGold : undefined))
  return read.ok ? '' : read.problem.place.replace(/(moves\[\d+\]).*/, '$1')
}

/** Where the reference finds it. */
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
      options: { memoryAid: false, deck: strangeDeck(4, 30, 2, 6) },
    }),
  ]

  test.each(Object.keys(FORGERIES))('%s', (name) => {
    const luck = fastChance(fastSeed(name.length, 6))
    let refused = 0
    for (const round of range(16)) {
      const { file, points } = games[round % games.length]
      const forged = structuredClone(file)
      // Without its seed a file is followed by what it lists, and a possible change goes on until it cannot be.
      if (round % 8 >= 4) delete forged.seed
      if (!FORGERIES[name](forged, points, luck)) continue
      const fault = faultOf(forged)
      expect(referenceFaultOf(forged), `round ${round}`).toBe(fault)
      if (fault !== '') refused++
    }
    expect(refused).toBeGreaterThan(0)
  })

  test('and neither finds one where there is none', () => {
    for (const { file } of games) {
      expect(faultOf(file)).toBe('')
      expect(referenceFaultOf(file)).toBe('')
    }
  })
})
