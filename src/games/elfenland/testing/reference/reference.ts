/**
 * A second implementation of Elfenland and Elfengold, written only from the rules page, the map file and
 * docs/match-file.md, and compared with the real rules in tests. It shares no code with them and is naive on purpose:
 * towns, cards and tokens have names, a pile is a list, and every rule is a plain function.
 */
import { type Generator, generatorOf, hashOf } from '../../../../kernel/testing/reference-generators.ts'
import { answersIn, check, fields, isSame, list, optionsIn } from './file.ts'
import { chanceFrom } from './rules/chance.ts'
import { legalMoves, play, setUp } from './rules/game.ts'
import { moveText } from './rules/moves.ts'
import { hasChosen } from './rules/round-end.ts'
import { type ReferenceScore, resultOf, scoreOf } from './rules/scoring.ts'
import type { Table } from './rules/table.ts'

export { legalMoves } from './rules/game.ts'
export { moveText, type ReferenceMove } from './rules/moves.ts'

export type { Table } from './rules/table.ts'

export interface Followed {
  scores: ReferenceScore[]
  result: ReturnType<typeof resultOf>
  events: Table['events']
}

/**
 * Follows a match to its end. Throws if the file breaks a rule; the error begins with the place in the file, such as
 * `log[12].moves[0]: …`. Calls `watch` before each turn, with the index of the turn, and once at the end.
 */
export function follow(file: unknown, watch: (table: Table, turn: number) => void = () => {}): Followed {
  const header = fields(
    file,
    'file',
    ['format', 'game', 'rules', 'options', 'seats', 'source', 'commitment', 'setup', 'log'],
    ['seed', 'result'],
  )
  check(header.format === 'vermeil-match/1', 'format', 'unknown')
  check(header.game === 'elfenland' || header.game === 'elfengold', 'game', 'neither Elfenland nor Elfengold')
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
  const setupChance = chanceFrom(setup, 'setup', generator)
  const table = setUp(elfengold, options, seats.length, setupChance)
  check(setupChance.used() === setup.length, `setup[${setupChance.used()}]`, 'chance was not used')

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
  return { scores: table.players.map((_, seat) => scoreOf(table, seat)), result, events: table.events }
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

/** Plays turn `n` of a log. A turn must end after a move that uses chance or reveals what others have hidden. */
function followTurn(table: Table, n: number, turn: ReferenceTurn, generator?: Generator): void {
  const { seat, moves, chance: answers } = turn
  const chance = chanceFrom(answers, `log[${n}].chance`, generator)
  check(table.players[seat] !== undefined, `log[${n}]`, `seat ${seat} does not exist`)
  check(moves.length > 0, `log[${n}]`, 'a turn without moves')
  for (const [i, given] of moves.entries()) {
    const text = moveText(given)
    const move = legalMoves(table, seat).find((legal) => moveText(legal) === text)
    if (!move) {
      throw new Error(`log[${n}].moves[${i}]: seat ${seat} may not do ${JSON.stringify(given)} now`)
    }
    const othersHaveChosen = table.players.some((player, other) => other !== seat && hasChosen(player))
    const isLast = i === moves.length - 1
    try {
      play(table, seat, move, chance)
    } catch (error) {
      check(isLast, `log[${n}].moves[${i + 1}]`, 'a turn must end when chance is used')
      throw error
    }
    const revealed = chance.used() > 0 || (othersHaveChosen && table.phase !== 'keeping')
    check(
      !revealed || isLast,
      `log[${n}].moves[${i + 1}]`,
      'a turn must end when something hidden is revealed',
    )
  }
  check(chance.used() === answers.length, `log[${n}].chance[${chance.used()}]`, 'chance was not used')
}
