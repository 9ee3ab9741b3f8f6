/**
 * The rules of Silver & Gold written a second time, from the rules page and docs/match-file.md alone, to check the
 * game's own rules against. It shares no code with them, and it is naive on purpose: a card is a grid of characters,
 * a pile is a list, every rule is a plain function.
 */

import { type Generator, generatorOf, hashOf } from '../../../../kernel/testing/reference-generators.ts'
import { VERMEIL_DECK } from '../../index.ts'
import { luckFrom } from './chance.ts'
import { answersIn, check, checkDeck, fields, list } from './file.ts'
import { legalMoves, play, setUp, type Table } from './rules.ts'
import { type ReferenceScore, resultOf, scoreOf, winnersOf } from './score.ts'

export { legalMoves, type ReferenceSight, type Table } from './rules.ts'
export type { ReferenceScore } from './score.ts'

/**
 * Follows a match to its end. Throws where the file breaks a rule; the error begins with the place in the file, as in
 * `log[12].moves[0]: …`. `watch` sees the table before each turn (with the turn's index) and once at the end.
 */
export function follow(
  file: unknown,
  watch: (table: Table, turn: number) => void = () => {},
): { scores: ReferenceScore[]; winners: number[] } {
  const header = fields(
    file,
    'file',
    ['format', 'game', 'rules', 'options', 'seats', 'source', 'commitment', 'setup', 'log'],
    ['seed', 'result'],
  )
  check(header.format === 'vermeil-match/1', 'format', 'unknown')
  check(header.game === 'silver-and-gold', 'game', 'not Silver & Gold')
  check(header.rules === 1, 'rules', 'unknown')
  const options = fields(header.options, 'options', [], ['memoryAid', 'deck'])
  check(
    [undefined, true, false].some((aid) => aid === options.memoryAid),
    'options',
    'memoryAid is odd',
  )
  const deck = options.deck === undefined ? VERMEIL_DECK : checkDeck(options.deck)
  const seats = list(header.seats, 'seats')
  check(seats.length >= 1 && seats.length <= 4, 'seats', 'not one to four')

  let generator: Generator | undefined
  if (header.seed !== undefined) {
    generator = generatorOf(String(header.source), String(header.seed))
    check(hashOf(String(header.seed)) === header.commitment, 'commitment', 'not the hash of the seed')
  }

  const setup = answersIn(header.setup, 'setup')
  const setupLuck = luckFrom(setup, 'setup', generator)
  const table = setUp(deck, seats.length, setupLuck)
  check(setupLuck.asked() === setup.length, `setup[${setupLuck.asked()}]`, 'Chance was not asked')

  const log = turnsIn(header.log)
  for (const [n, turn] of log.entries()) {
    watch(table, n)
    followTurn(table, n, turn, generator)
  }
  watch(table, log.length)
  check(table.phase === 'over', 'result', `the game is not over after ${log.length} turns`)
  if (header.result !== undefined) {
    check(isSame(header.result, resultOf(table)), 'result', 'not the result of this match')
  }
  return { scores: table.players.map((_, seat) => scoreOf(table, seat)), winners: winnersOf(table) }
}

interface ReferenceTurn {
  seat: number
  moves: unknown[]
  chance: [number, number][]
}

function turnsIn(value: unknown): ReferenceTurn[] {
  return list(value, 'log').map((entry, n) => {
    const turn = fields(entry, `log[${n}]`, ['seat', 'moves'], ['chance'])
    const { seat } = turn
    if (typeof seat !== 'number') throw new Error(`log[${n}].seat: not a number`)
    const moves = list(turn.moves, `log[${n}].moves`)
    return { seat, moves, chance: answersIn(turn.chance ?? [], `log[${n}].chance`) }
  })
}

function followTurn(table: Table, n: number, turn: ReferenceTurn, generator: Generator | undefined): void {
  const { seat, moves, chance } = turn
  const luck = luckFrom(chance, `log[${n}].chance`, generator)
  check(table.players[seat] !== undefined, `log[${n}]`, `there is no seat ${seat}`)
  check(moves.length > 0, `log[${n}]`, 'a turn without a move')
  let hiddenShown = false
  for (const [i, given] of moves.entries()) {
    const at = `log[${n}].moves[${i}]`
    check(!hiddenShown, at, 'a list of moves ends where something hidden is shown')
    const text = moveText(given)
    const move = legalMoves(table, seat).find((legal) => moveText(legal) === text)
    if (!move) throw new Error(`${at}: seat ${seat} may not do ${JSON.stringify(given)} now`)
    const othersHide = table.phase === 'marking' && othersHaveMarked(table, seat)
    const { turn: turnBefore } = table
    play(table, seat, move, luck)
    const allShown = table.phase !== 'marking' || table.turn !== turnBefore
    hiddenShown = luck.asked() > 0 || (othersHide && allShown)
  }
  check(luck.asked() === chance.length, `log[${n}].chance[${luck.asked()}]`, 'Chance was not asked')
}

const othersHaveMarked = (table: Table, seat: number): boolean =>
  table.players.some((player, other) => other !== seat && player.cellsMarked > 0)

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  const names = Object.keys(one)
  const others = new Map(Object.entries(other))
  return (
    names.length === others.size &&
    Object.entries(one).every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  )
}

/** A move as a text that is the same for equal moves. */
export function moveText(move: unknown): string {
  if (typeof move !== 'object' || move === null) return String(move)
  return JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
