import { readFileSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { safeParse } from 'valibot'
import { botNamed, findGame, type GameList, type GameManifest } from '../games/manifest.ts'
import type { Bot, Game } from '../kernel/index.ts'
import { messageOf, UsageError } from './command.ts'

/** Parses with Node's own parser and reports its errors to the user. */
export function readArgs<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(messageOf(error))
  }
}

/** For commands that take options only. */
export function refuseArguments([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`unexpected argument "${first}"`)
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && text.trim() !== '' && number >= min && number <= max) return number
  throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`)
}

export const seedOf = (text: string): number => wholeNumber('--seed', text, 0, Number.MAX_SAFE_INTEGER)

/** How many threads play games; by default as many as there are cores. */
export const threadsOf = (text: string | undefined): { readonly threads?: number } =>
  text === undefined ? {} : { threads: wholeNumber('--threads', text, 1, 256) }

/** The game that a command is about. */
export function gameNamed(games: GameList, [id, ...more]: readonly string[]): GameManifest {
  if (more.length > 0) throw new UsageError(`expected one game, not ${[id, ...more].join(' and ')}`)
  const manifest = id === undefined ? undefined : findGame(games, id)
  if (manifest) return manifest
  const known = games.map(({ game }) => game.id).join(', ')
  throw new UsageError(
    id === undefined ? `name a game: ${known}` : `unknown game "${id}"; the games are ${known}`,
  )
}

export function botsNamed(manifest: GameManifest, list: string): Bot[] {
  return list.split(',').map((name) => {
    const bot = botNamed(manifest, name.trim())
    if (bot) return bot
    throw new UsageError(
      `unknown bot "${name}"; the bots of ${manifest.game.id} are ${manifest.bots.map((known) => known.name).join(', ')}`,
    )
  })
}

/** A bot for each seat of a table, apart from those that somebody else has. */
export function seatsNamed(manifest: GameManifest, list: string, others = 0): Bot[] {
  const bots = botsNamed(manifest, list)
  const { id, seats: allowed } = manifest.game
  const seats = bots.length + others
  if (seats >= allowed.min && seats <= allowed.max) return bots
  throw new UsageError(`${id} has ${allowed.min} to ${allowed.max} seats, not ${seats}`)
}

/** Options such as `rounds=3,townCards,deck=@my-deck.json`. The value defaults to true, and @ reads it from a file. */
export function optionsOf(game: Game, text: string): unknown {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  const input = Object.fromEntries(pairs.map((pair) => readOption(pair.trim())))
  const read = safeParse(game.newOptions ?? game.options, input)
  if (read.success) return read.output
  const problems = read.issues.map(
    ({ path, message }) => `${path?.map(({ key }) => key).join('.') ?? ''}: ${message}`,
  )
  throw new UsageError(`invalid options for ${game.id}:\n  ${problems.join('\n  ')}`)
}

function readOption(pair: string): [string, unknown] {
  const [name = '', ...rest] = pair.split('=')
  const value = rest.join('=')
  if (rest.length === 0) return [name, true]
  if (value.startsWith('@')) return [name, readJson(value.slice(1))]
  try {
    return [name, JSON.parse(value)]
  } catch {
    return [name, value]
  }
}

function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${path} is not valid JSON: ${messageOf(error)}`)
  }
}

export function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path))
  } catch (error) {
    const reason = error instanceof TypeError ? 'it is not UTF-8' : messageOf(error)
    throw new UsageError(`cannot read ${path}: ${reason}`)
  }
}
