/**
 * The rules of Elfenland and Elfengold written a second time, from the rules page, the map file and
 * docs/match-file.md alone, to check the games' own rules against. It shares no code with them, and it is naive on
 * purpose: towns, cards and tokens have names, a pile is a list, every rule is a plain function.
 */
import { type Generator, generatorOf, hashOf } from '../../../../kernel/testing/reference-generators.ts'
import { luckFrom } from './chance.ts'
import { answersIn, check, fields, isSame, list, optionsIn } from './file.ts'
import { hasChosen } from './keeping.ts'
import { moveText } from './moves.ts'
import { legalMoves, play, setUp } from './rules.ts'
import { type ReferenceScore, resultOf, scoreOf } from './scoring.ts'
import type { Table } from './table.ts'

export { moveText, type ReferenceMove } from './moves.ts'
export { legalMoves } from './rules.ts'

export type { Table } from './table.ts'

export interface Followed {
  scores: ReferenceScore[]
  result: ReturnType<typeof resultOf>
  seen: Table['seen']
}

/**
 * Follows a match to its end. Throws where the file breaks a rule; the error begins with the place in the file, as in
 * `log[12].moves[0]: …`. `watch` sees the table before each turn (with the turn's index) and once at the end.
 */
export function follow(file: unknown, watch: (table: Table, turn: number) => void = () => {}): Followed {
  const header = fields(
    file,
    'file',
    ['format', 'game', 'rules', 'options', 'seats', 'source', 'commitment', 'setup', 'log'],
    ['seed', 'result'],
  )
  check(header.format === 'vermeil-match/1', 'format', 'unknown')
  check(header.game === 'elfenland' || header.game === 'elfengold', 'game', 'not one of these two')
  check(header.rules === 1, 'rules', 'unknown')
  const elfengold = header.game === 'elfengold'
  const options = optionsIn(header.options, elfengold)
  const seats = list(header.seats, 'seats')
  check(seats.length >= 2 && seats.length <= 6, 'seats', 'not two to six')

  let generator: Generator | undefined
  if (header.seed !== undefined) {
    generator = generatorOf(String(header.source), String(header.seed))
    check(hashOf(String(header.seed)) === header.commitment, 'commitment', 'not the hash of the seed')
  }

  const setup = answersIn(header.setup, 'setup')
  const setupLuck = luckFrom(setup, 'setup', generator)
  const table = setUp(elfengold, options, seats.length, setupLuck)
  check(setupLuck.asked() === setup.length, `setup[${setupLuck.asked()}]`, 'Chance was not asked')

  const log = turnsIn(header.log)
  for (const [n, turn] of log.entries()) {
    watch(table, n)
    followTurn(table, n, turn, generator)
  }
  watch(table, log.length)
  check(table.phase === 'over', 'result', `the game is not over after ${log.length} turns`)
  const result = resultOf(table)
  if (header.result !== undefined) {
    check(isSame(header.result, result), 'result', 'not the result of this match')
  }
  return { scores: table.players.map((_, seat) => scoreOf(table, seat)), result, seen: table.seen }
}

interface ReferenceTurn {
  readonly seat: number
  readonly moves: readonly unknown[]
  readonly chance: readonly (readonly [number, number])[]
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

/** Plays turn `n` of a log. A list of moves ends where Chance was asked or where what others hid was shown. */
function followTurn(table: Table, n: number, turn: ReferenceTurn, generator?: Generator): void {
  const { seat, moves, chance } = turn
  const luck = luckFrom(chance, `log[${n}].chance`, generator)
  check(table.players[seat] !== undefined, `log[${n}]`, `there is no seat ${seat}`)
  check(moves.length > 0, `log[${n}]`, 'a turn without a move')
  for (const [i, given] of moves.entries()) {
    const text = moveText(given)
    const move = legalMoves(table, seat).find((legal) => moveText(legal) === text)
    if (!move) {
      throw new Error(`log[${n}].moves[${i}]: seat ${seat} may not do ${JSON.stringify(given)} now`)
    }
    const othersHide = table.players.some((player, other) => other !== seat && hasChosen(player))
    const isLast = i === moves.length - 1
    try {
      play(table, seat, move, luck)
    } catch (error) {
      check(isLast, `log[${n}].moves[${i + 1}]`, 'a list of moves ends where Chance is asked')
      throw error
    }
    const shown = luck.asked() > 0 || (othersHide && table.phase !== 'keeping')
    check(!shown || isLast, `log[${n}].moves[${i + 1}]`, 'a list of moves ends where hidden things are shown')
  }
  check(luck.asked() === chance.length, `log[${n}].chance[${luck.asked()}]`, 'Chance was not asked')
}
