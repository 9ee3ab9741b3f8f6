import * as v from 'valibot'
import { at } from './at.ts'
import { type Answer, scriptedChance } from './chance/chance.ts'
import { commitmentTo } from './chance/fair-chance.ts'
import { isSeed, openSource, SOURCES } from './chance/source.ts'
import type { Game } from './game.ts'
import { type Header, type Match, openMatch, playTurn } from './match.ts'
import { forbiddenKeyIn } from './plain/forbidden-keys.ts'
import { natural } from './plain/natural.ts'
import { plainJson } from './plain/plain-json.ts'
import { repeatedKeyIn } from './plain/repeated-keys.ts'
import type { Rejection } from './rejection.ts'

/** The match file format; docs/match-file.md explains every field. */
export const MATCH_FORMAT = 'vermeil-match/1'

/** Characters of a name in a file, in UTF-16 units. */
const NAME_LENGTH = 80

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/))
const answers = v.array(v.strictTuple([natural, natural]))
const seatResult = v.strictObject({
  place: natural,
  score: v.number(),
  parts: v.record(v.string(), v.number()),
  tieBreak: v.record(v.string(), v.number()),
})

const MatchFileSchema = v.strictObject({
  format: v.literal(MATCH_FORMAT),
  game: v.string(),
  rules: natural,
  options: v.unknown(),
  seats: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_LENGTH))),
  source: v.picklist(SOURCES),
  commitment: v.pipe(hex, v.length(64)),
  /** Present only when the match is over. */
  seed: v.optional(hex),
  setup: answers,
  log: v.array(v.strictObject({ seat: natural, moves: v.array(v.unknown()), chance: v.optional(answers) })),
  result: v.optional(v.strictObject({ winners: v.array(natural), seats: v.array(seatResult) })),
})

export type MatchFile = v.InferOutput<typeof MatchFileSchema>

export const FILE_PROBLEMS = [
  'notJson',
  'malformed',
  'unknownGame',
  'unknownRules',
  'badOptions',
  'wrongNumberOfSeats',
  'wrongSeed',
  'wrongCommitment',
  'wrongChance',
  'illegalMove',
  'wrongResult',
] as const

/** What is wrong with a file, and where. */
export interface FileProblem {
  readonly code: (typeof FILE_PROBLEMS)[number]
  /** A path such as `log[12].moves[0].cell`; empty for the whole file. */
  readonly place: string
  readonly detail?: string
  readonly rejection?: Rejection
}

export type ReadMatch =
  | { readonly ok: true; readonly match: Match; readonly proven: boolean }
  | { readonly ok: false; readonly problem: FileProblem }

/** The file of a match. It contains the seed only when the match is over. */
export function matchFile(match: Match): MatchFile {
  const { game, header, seed, setup, log, state } = match
  const result = game.result(state.open)
  return {
    format: MATCH_FORMAT,
    ...header,
    seats: [...header.seats],
    ...(result && seed !== undefined ? { seed } : {}),
    setup: setup.map(toPair),
    log: log.map(({ seat, moves, chance }) => ({
      seat,
      moves: [...moves],
      ...(chance.length > 0 ? { chance: chance.map(toPair) } : {}),
    })),
    ...(result ? { result: structuredClone(result) as MatchFile['result'] } : {}),
  }
}

const toPair = ([of, gave]: Answer): [number, number] => [of, gave]

/** The text of a match file, with a line for each turn so that people and version control can read it. */
export function writeMatch(match: Match): string {
  const { log, ...rest } = matchFile(match)
  const fields = Object.entries({ ...rest, log }).map(([name, value]) => {
    const text =
      name === 'log'
        ? `[\n${log.map((turn) => `  ${JSON.stringify(turn)}`).join(',\n')}\n]`
        : JSON.stringify(value)
    return `${JSON.stringify(name)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

/**
 * Reads a match, checks its commitment, replays it and checks every move, every answer of Chance and the result. With
 * the seed in the file the answers are generated again, which proves them; otherwise the listed answers are replayed.
 */
export function readMatch(text: string, find: (game: string) => Game | undefined): ReadMatch {
  const json = plainJson(text)
  if (json === undefined) return failed('notJson', '')
  // The schema would skip such a key, and other programs might not.
  const forbidden = forbiddenKeyIn(json)
  if (forbidden) return failed('malformed', placeAt('', forbidden), 'a key that is not allowed')
  const repeated = repeatedKeyIn(text)
  if (repeated !== undefined) return failed('malformed', '', `the key ${JSON.stringify(repeated)} twice`)
  const shape = v.safeParse(MatchFileSchema, json)
  if (!shape.success) return failed('malformed', under('', shape.issues[0]), shape.issues[0].message)
  const file = shape.output

  const game = find(file.game)
  if (!game) return failed('unknownGame', 'game', file.game)
  if (file.rules !== game.version) return failed('unknownRules', 'rules', String(file.rules))
  const options = v.safeParse(game.options, file.options)
  if (!options.success)
    return failed('badOptions', under('options', options.issues[0]), options.issues[0].message)
  const { min, max } = game.seats
  if (file.seats.length < min || file.seats.length > max) return failed('wrongNumberOfSeats', 'seats')

  const { seed, source, commitment } = file
  if (seed !== undefined) {
    if (!isSeed(source, seed)) return failed('wrongSeed', 'seed')
    if (commitmentTo(seed) !== commitment) return failed('wrongCommitment', 'commitment')
  }
  const { seats, rules } = file
  const header = { game: game.id, rules, options: options.output, seats, source, commitment }
  return replay(game, header, file)
}

function replay(game: Game, header: Header, file: MatchFile): ReadMatch {
  const { seed, setup, log } = file
  const listed = [...setup, ...log.flatMap(({ chance = [] }) => chance)]
  const stream = seed === undefined ? scriptedChance(listed) : openSource(header.source, seed)
  const match = openMatch(game, header, stream, seed)
  const wrongSetup = firstDifference(setup, match.setup)
  if (wrongSetup >= 0) return failed('wrongChance', `setup[${wrongSetup}]`)

  for (const [n, { seat, moves, chance = [] }] of log.entries()) {
    const rejection = playTurn(match, seat, moves)
    if (rejection) return illegalMove(game, n, moves, rejection)
    const wrong = firstDifference(chance, at(match.log, n).chance)
    if (wrong >= 0) return failed('wrongChance', `log[${n}].chance[${wrong}]`)
  }
  const result = game.result(match.state.open)
  if (!sameJson(result, file.result)) return failed('wrongResult', 'result')
  // Whoever has the seed knows every card that is still to come.
  if (!result && seed !== undefined) return failed('wrongSeed', 'seed', 'the match is not over')
  return { ok: true, match, proven: seed !== undefined }
}

function illegalMove(game: Game, turn: number, moves: readonly unknown[], rejection: Rejection): ReadMatch {
  const index = Number(rejection.move)
  const shape = v.safeParse(game.moves, moves[index])
  const place =
    rejection.move === undefined
      ? `log[${turn}]`
      : under(`log[${turn}].moves[${index}]`, shape.success ? undefined : shape.issues[0])
  return { ok: false, problem: { code: 'illegalMove', place, rejection } }
}

function failed(code: FileProblem['code'], place: string, detail?: string): ReadMatch {
  return { ok: false, problem: { code, place, ...(detail === undefined ? {} : { detail }) } }
}

function firstDifference(listed: readonly Answer[], given: readonly Answer[]): number {
  const length = Math.max(listed.length, given.length)
  for (let i = 0; i < length; i++) if (!sameJson(listed[i], given[i])) return i
  return -1
}

/** Appends the path of an issue: `options` and `deck.treasureCards.3` give `options.deck.treasureCards[3]`. */
function under(place: string, issue: v.BaseIssue<unknown> | undefined): string {
  return placeAt(place, issue?.path?.map(({ key }) => key) ?? [])
}

function placeAt(place: string, path: readonly unknown[]): string {
  const keys = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  return (place + keys.join('')).replace(/^\./, '')
}

function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [as, bs] = [Object.entries(a), new Map(Object.entries(b))]
  return as.length === bs.size && as.every(([key, value]) => bs.has(key) && sameJson(value, bs.get(key)))
}
