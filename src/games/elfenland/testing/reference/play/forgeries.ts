import { at, type Chance, type MatchFile } from '../../../../../kernel/index.ts'
import { legalMoves, moveText, type ReferenceMove } from '../reference.ts'
import type { Table } from '../rules/table.ts'
import { oneOf } from './players.ts'

/** By turn: the legal moves that could have replaced its first move. */
type Others = readonly (readonly ReferenceMove[])[]

export function othersAt(file: MatchFile, others: ReferenceMove[][]): (table: Table, turn: number) => void {
  return (table, turn) => {
    const played = file.log[turn]
    if (!played) return
    const first = moveText(played.moves[0])
    others.push(legalMoves(table, played.seat).filter((move) => moveText(move) !== first))
  }
}

/** Changes something in a file; returns false if there was nothing to change. */
export type Forgery = (file: MatchFile, others: Others, random: Chance) => boolean

export const FORGERIES: Record<string, Forgery> = {
  anotherLegalMove({ log }, others, random) {
    const n = random.below(log.length)
    const legal = at(others, n)
    if (legal.length === 0) return false
    at(log, n).moves[0] = structuredClone(oneOf(legal, random))
    return true
  },
  anotherMove({ log }, _others, random) {
    const moves = oneOf(log, random).moves
    moves[random.below(moves.length)] = wellFormedMove(random)
    return true
  },
  alteredMove({ log }, _others, random) {
    const moves = oneOf(log, random).moves
    const i = random.below(moves.length)
    const altered = alter(moves[i], random)
    if (altered === undefined) return false
    moves[i] = altered
    return true
  },
  malformedMove({ log }, _others, random) {
    const moves = oneOf(log, random).moves
    moves[random.below(moves.length)] = oneOf(MALFORMED, random)
    return true
  },
  anotherSeat({ log, seats }, _others, random) {
    const turn = oneOf(log, random)
    turn.seat = (turn.seat + 1 + random.below(seats.length)) % (seats.length + 1)
    return true
  },
  anotherThingDrawn(file, _others, random) {
    const answer = oneOf(oneOf(listsOfAnswers(file), random), random)
    answer[1] = (answer[1] + 1 + random.below(10)) % 12
    return true
  },
  anotherPileSize(file, _others, random) {
    const answer = oneOf(oneOf(listsOfAnswers(file), random), random)
    answer[0] += random.below(2) === 0 ? 1 : -1
    return true
  },
  answerTooMany(file, _others, random) {
    const answers = oneOf(listsOfAnswers(file), random)
    answers.splice(random.below(answers.length + 1), 0, [3, 0])
    return true
  },
  answerMissing(file, _others, random) {
    const answers = oneOf(listsOfAnswers(file), random)
    answers.splice(random.below(answers.length), 1)
    return true
  },
  answersSwapped(file, _others, random) {
    const answers = oneOf(listsOfAnswers(file), random)
    if (answers.length < 2) return false
    const i = random.below(answers.length - 1)
    answers.splice(i, 2, at(answers, i + 1), at(answers, i))
    return true
  },
  turnMissing({ log }, _others, random) {
    log.splice(random.below(log.length), 1)
    return true
  },
  lastTurnMissing({ log }) {
    log.pop()
    return true
  },
  turnTwice({ log }, _others, random) {
    const n = random.below(log.length)
    log.splice(n, 0, structuredClone(at(log, n)))
    return true
  },
  turnAfterTheEnd({ log }, _others, random) {
    log.push(structuredClone(oneOf(log, random)))
    return true
  },
  turnsSwapped({ log }, _others, random) {
    const n = random.below(log.length - 1)
    log.splice(n, 2, at(log, n + 1), at(log, n))
    return true
  },
  /** Joins two turns of a seat, which is not allowed if the first one reveals something hidden. */
  turnsJoined({ log }, _others, random) {
    const joints = log.flatMap(({ seat }, n) => (seat === log[n + 1]?.seat ? [n] : []))
    if (joints.length === 0) return false
    const n = oneOf(joints, random)
    const [one, two] = [at(log, n), at(log, n + 1)]
    const chance = [...(one.chance ?? []), ...(two.chance ?? [])]
    log.splice(n, 2, { seat: one.seat, moves: [...one.moves, ...two.moves], chance })
    return true
  },
  emptyTurn({ log }, _others, random) {
    log.splice(random.below(log.length + 1), 0, { seat: 0, moves: [] })
    return true
  },
  anotherOption(file, _others, random) {
    const change = oneOf([{ townCards: 2 }, { rounds: 5 }, { handLimit: 'no' }, { wizards: null }], random)
    file.options = { ...Object(file.options), ...change }
    return true
  },
  anotherScore({ result }, _others, random) {
    if (!result) return false
    const { parts } = oneOf(result.seats, random)
    parts.pieces = (parts.pieces ?? 0) + 1
    return true
  },
  anotherTieBreak({ result }, _others, random) {
    if (!result) return false
    const { tieBreak } = oneOf(result.seats, random)
    const name = oneOf(Object.keys(tieBreak), random)
    tieBreak[name] = (tieBreak[name] ?? 0) + 1
    return true
  },
  anotherWinner({ result }) {
    if (!result) return false
    result.winners = result.winners.length > 1 ? result.winners.slice(1) : [...result.winners, 5]
    return true
  },
}

const listsOfAnswers = ({ setup, log }: MatchFile): [number, number][][] => [
  setup,
  ...log.flatMap(({ chance = [] }) => (chance.length > 0 ? [chance] : [])),
]

const MALFORMED: readonly unknown[] = [
  null,
  7,
  [],
  {},
  { type: 'fly' },
  { type: 'stop', road: 1 },
  { type: 'pass', hidden: false },
  { type: 'travel', road: 48, by: 6 },
  { type: 'travel', road: 39, by: 6, wizard: false },
  { type: 'travel', road: 39, by: '6' },
  { type: 'caravan', road: 3, cards: [1, 1, 1] },
  { type: 'caravan', road: 3, cards: [4, -1, 0, 0, 0, 0, 0] },
  { type: 'lay', token: 1, road: 3 },
  { type: 'bid', gold: 0 },
  { type: 'bid', gold: 1.5 },
  { type: 'bid', gold: 301 },
  { type: 'takeCard', place: 3 },
  { type: 'takeCounter', place: 5 },
  { type: 'reward', take: 'both' },
  { type: 'keep', token: 11, hidden: false },
]

/** A random well-formed move. */
export function wellFormedMove(random: Chance): unknown {
  const [card, token, counter] = [random.below(8), random.below(11), random.below(6)]
  const [road, otherRoad] = [random.below(48), random.below(48)]
  const [hidden, counterHidden] = [random.below(2) === 0, random.below(2) === 0]
  const wizard = random.below(3) === 0 ? { wizard: true } : {}
  const cards = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 3 + random.below(2); i++) {
    const kind = random.below(7)
    cards[kind] = at(cards, kind) + 1
  }
  return oneOf(
    [
      { type: 'lay', token, road, hidden },
      { type: 'pass' },
      { type: 'travel', road, by: random.below(7), ...wizard },
      { type: 'caravan', road, cards, ...wizard },
      { type: 'stop' },
      { type: 'discard', card },
      { type: 'keep', token, hidden },
      { type: 'takeCounter', place: random.below(5) },
      { type: 'drawCounter' },
      { type: 'drawCard' },
      { type: 'takeCard', place: random.below(3) },
      { type: 'takeGoldPile' },
      { type: 'show', token },
      { type: 'bid', gold: 1 + random.below(random.below(2) === 0 ? 300 : 12) },
      { type: 'doubleTransport', hidden, road, counter, counterHidden },
      { type: 'exchange', hidden, road, counter, otherRoad, otherCounter: random.below(6) },
      { type: 'magicFlight', town: random.below(21) },
      { type: 'reward', take: hidden ? 'gold' : 'cards' },
    ],
    random,
  )
}

const BELOW: Record<string, number> = {
  ...{ token: 11, road: 48, otherRoad: 48, by: 7, card: 8, counter: 6, otherCounter: 6 },
  ...{ place: 3, gold: 301, town: 21 },
}

/** A copy of a move with one field changed; undefined if there is nothing to change. */
export function alter(move: unknown, random: Chance): unknown {
  const altered: Record<string, unknown> = { ...Object(move) }
  const names = Object.keys(altered).filter((name) => name !== 'type')
  if ('road' in altered) names.push('wizard')
  if (names.length === 0) return undefined
  const name = oneOf(names, random)
  const value = altered[name]
  if (name === 'wizard' && value) delete altered.wizard
  else if (name === 'wizard') altered.wizard = true
  else if (name === 'take') altered.take = value === 'gold' ? 'cards' : 'gold'
  else if (typeof value === 'boolean') altered[name] = !value
  else if (typeof value === 'number') altered[name] = random.below(BELOW[name] ?? 0)
  else if (Array.isArray(value)) {
    const cards = [...value]
    cards[random.below(7)] += 1
    const less = cards.findIndex((count) => count > 0)
    if (random.below(2) === 0) cards[less] -= 1
    altered[name] = cards
  }
  return altered
}
