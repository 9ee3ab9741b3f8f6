/**
 * A second implementation of Silver & Gold, written only from the rules page and docs/match-file.md, to check the
 * game's own rules against. It shares no code with them and is deliberately naive: a card is a grid of characters, a
 * pile is a list, and every rule is a plain function.
 */

import { type Generator, generatorOf, hashOf } from '../../../../kernel/testing/reference-generators.ts'
import { VERMEIL_DECK } from '../../index.ts'
import { chanceFrom } from './chance.ts'
import { answersIn, check, checkDeck, fields, list } from './file.ts'
import { legalMoves, play, setUp, type Table } from './rules.ts'
import { type ReferenceScore, resultOf, scoreOf, winnersOf } from './score.ts'

export { legalMoves, type ReferenceSight, type Table } from './rules.ts'
export type { ReferenceScore } from './score.ts'

/**
 * Follows a match to its end. Throws if the file breaks a rule; the message starts with the place in the file, such as
 * `log[12].moves[0]: …`. `watch` is called before each turn, with the turn's index, and once at the end.
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
    'memoryAid is not a boolean',
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
  const setupChance = chanceFrom(setup, 'setup', generator)
  const table = setUp(deck, seats.length, setupChance)
  check(setupChance.used() === setup.length, `setup[${setupChance.used()}]`, 'a draw too many')

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
  const { seat, moves, chance: answers } = turn
  const chance = chanceFrom(answers, `log[${n}].chance`, generator)
  check(table.players[seat] !== undefined, `log[${n}]`, `there is no seat ${seat}`)
  check(moves.length > 0, `log[${n}]`, 'a turn without a move')
  let hiddenShown = false
  for (const [i, given] of moves.entries()) {
    const at = `log[${n}].moves[${i}]`
    check(!hiddenShown, at, 'no move may follow in the same turn after hidden information was shown')
    const text = moveText(given)
    const move = legalMoves(table, seat).find((legal) => moveText(legal) === text)
    if (!move) throw new Error(`${at}: seat ${seat} may not play ${JSON.stringify(given)} now`)
    const othersHide = table.phase === 'marking' && othersHaveMarked(table, seat)
    const { turn: turnBefore } = table
    play(table, seat, move, chance)
    const allShown = table.phase !== 'marking' || table.turn !== turnBefore
    hiddenShown = chance.used() > 0 || (othersHide && allShown)
  }
  check(chance.used() === answers.length, `log[${n}].chance[${chance.used()}]`, 'a draw too many')
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

/** A canonical text: the same for equal moves. */
export function moveText(move: unknown): string {
  if (typeof move !== 'object' || move === null) return String(move)
  return JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
