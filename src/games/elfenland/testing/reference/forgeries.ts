import type { Chance, MatchFile } from '../../../../kernel/index.ts'
import { oneOf } from './players.ts'
import { legalMoves, moveText, type ReferenceMove } from './reference.ts'
import type { Table } from './table.ts'

/** The moves that the seat of each turn had at its beginning, in place of the turn's first one. */
type Others = readonly (readonly ReferenceMove[])[]

export function othersAt(file: MatchFile, others: ReferenceMove[][]): (table: Table, turn: number) => void {
  return (table, turn) => {
    const played = file.log[turn]
    if (!played) return
    const first = moveText(played.moves[0])
    others.push(legalMoves(table, played.seat).filter((move) => moveText(move) !== first))
  }
}

/** Changes something in a file; false if there was nothing to change. */
export type Forgery = (file: MatchFile, others: Others, luck: Chance) => boolean

export const FORGERIES: Record<string, Forgery> = {
  anotherLegalMove({ log }, others, luck) {
    const n = luck.below(log.length)
    if (others[n].length === 0) return false
    log[n].moves[0] = structuredClone(oneOf(others[n], luck))
    return true
  },
  anotherMove({ log }, _others, luck) {
    const moves = oneOf(log, luck).moves
    moves[luck.below(moves.length)] = conceivableMove(luck)
    return true
  },
  alteredMove({ log }, _others, luck) {
    const moves = oneOf(log, luck).moves
    const i = luck.below(moves.length)
    const altered = alter(moves[i], luck)
    if (altered === undefined) return false
    moves[i] = altered
    return true
  },
  malformedMove({ log }, _others, luck) {
    const moves = oneOf(log, luck).moves
    moves[luck.below(moves.length)] = oneOf(MALFORMED, luck)
    return true
  },
  anotherSeat({ log, seats }, _others, luck) {
    const turn = oneOf(log, luck)
    turn.seat = (turn.seat + 1 + luck.below(seats.length)) % (seats.length + 1)
    return true
  },
  anotherThingDrawn(file, _others, luck) {
    const answer = oneOf(oneOf(listsOfAnswers(file), luck), luck)
    answer[1] = (answer[1] + 1 + luck.below(10)) % 12
    return true
  },
  anotherPileSize(file, _others, luck) {
    const answer = oneOf(oneOf(listsOfAnswers(file), luck), luck)
    answer[0] += luck.below(2) === 0 ? 1 : -1
    return true
  },
  answerTooMany(file, _others, luck) {
    const answers = oneOf(listsOfAnswers(file), luck)
    answers.splice(luck.below(answers.length + 1), 0, [3, 0])
    return true
  },
  answerMissing(file, _others, luck) {
    const answers = oneOf(listsOfAnswers(file), luck)
    answers.splice(luck.below(answers.length), 1)
    return true
  },
  answersSwapped(file, _others, luck) {
    const answers = oneOf(listsOfAnswers(file), luck)
    if (answers.length < 2) return false
    const i = luck.below(answers.length - 1)
    answers.splice(i, 2, answers[i + 1], answers[i])
    return true
  },
  turnMissing({ log }, _others, luck) {
    log.splice(luck.below(log.length), 1)
    return true
  },
  lastTurnMissing({ log }) {
    log.pop()
    return true
  },
  turnTwice({ log }, _others, luck) {
    const n = luck.below(log.length)
    log.splice(n, 0, structuredClone(log[n]))
    return true
  },
  turnAfterTheEnd({ log }, _others, luck) {
    log.push(structuredClone(oneOf(log, luck)))
    return true
  },
  turnsSwapped({ log }, _others, luck) {
    const n = luck.below(log.length - 1)
    log.splice(n, 2, log[n + 1], log[n])
    return true
  },
  /** Two turns of a seat sent as one list; it must not go on where something hidden was shown. */
  turnsJoined({ log }, _others, luck) {
    const joints = log.flatMap(({ seat }, n) => (seat === log[n + 1]?.seat ? [n] : []))
    if (joints.length === 0) return false
    const n = oneOf(joints, luck)
    const [one, two] = log.slice(n, n + 2)
    const chance = [...(one.chance ?? []), ...(two.chance ?? [])]
    log.splice(n, 2, { seat: one.seat, moves: [...one.moves, ...two.moves], chance })
    return true
  },
  emptyTurn({ log }, _others, luck) {
    log.splice(luck.below(log.length + 1), 0, { seat: 0, moves: [] })
    return true
  },
  anotherOption(file, _others, luck) {
    const change = oneOf([{ townCards: 2 }, { rounds: 5 }, { handLimit: 'no' }, { wizards: null }], luck)
    file.options = { ...Object(file.options), ...change }
    return true
  },
  anotherScore({ result }, _others, luck) {
    if (!result) return false
    oneOf(result.seats, luck).parts.pieces += 1
    return true
  },
  anotherTieBreak({ result }, _others, luck) {
    if (!result) return false
    const { tieBreak } = oneOf(result.seats, luck)
    tieBreak[oneOf(Object.keys(tieBreak), luck)] += 1
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

/** Any move that has the shape of one. */
export function conceivableMove(luck: Chance): unknown {
  const [card, token, counter] = [luck.below(8), luck.below(11), luck.below(6)]
  const [road, otherRoad] = [luck.below(48), luck.below(48)]
  const [hidden, counterHidden] = [luck.below(2) === 0, luck.below(2) === 0]
  const wizard = luck.below(3) === 0 ? { wizard: true } : {}
  const cards = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 3 + luck.below(2); i++) cards[luck.below(7)] += 1
  return oneOf(
    [
      { type: 'lay', token, road, hidden },
      { type: 'pass' },
      { type: 'travel', road, by: luck.below(7), ...wizard },
      { type: 'caravan', road, cards, ...wizard },
      { type: 'stop' },
      { type: 'discard', card },
      { type: 'keep', token, hidden },
      { type: 'takeCounter', place: luck.below(5) },
      { type: 'drawCounter' },
      { type: 'drawCard' },
      { type: 'takeCard', place: luck.below(3) },
      { type: 'takeGoldPile' },
      { type: 'show', token },
      { type: 'bid', gold: 1 + luck.below(luck.below(2) === 0 ? 300 : 12) },
      { type: 'doubleTransport', hidden, road, counter, counterHidden },
      { type: 'exchange', hidden, road, counter, otherRoad, otherCounter: luck.below(6) },
      { type: 'magicFlight', town: luck.below(21) },
      { type: 'reward', take: hidden ? 'gold' : 'cards' },
    ],
    luck,
  )
}

const BELOW: Record<string, number> = {
  ...{ token: 11, road: 48, otherRoad: 48, by: 7, card: 8, counter: 6, otherCounter: 6 },
  ...{ place: 3, gold: 301, town: 21 },
}

/** A move with one thing in it changed; nothing where there is nothing to change. */
export function alter(move: unknown, luck: Chance): unknown {
  const altered: Record<string, unknown> = { ...Object(move) }
  const names = Object.keys(altered).filter((name) => name !== 'type')
  if ('road' in altered) names.push('wizard')
  if (names.length === 0) return undefined
  const name = oneOf(names, luck)
  const value = altered[name]
  if (name === 'wizard' && value) delete altered.wizard
  else if (name === 'wizard') altered.wizard = true
  else if (name === 'take') altered.take = value === 'gold' ? 'cards' : 'gold'
  else if (typeof value === 'boolean') altered[name] = !value
  else if (typeof value === 'number') altered[name] = luck.below(BELOW[name])
  else if (Array.isArray(value)) {
    const cards = [...value]
    cards[luck.below(7)] += 1
    const less = cards.findIndex((count) => count > 0)
    if (luck.below(2) === 0) cards[less] -= 1
    altered[name] = cards
  }
  return altered
}
