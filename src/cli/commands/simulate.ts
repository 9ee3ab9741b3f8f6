import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playOne, recordOne, resultOf, type Series } from '../../arena/series.ts'
import { at, type Result, type SeatResult, writeMatch } from '../../kernel/index.ts'
import { gameNamed, optionsOf, readArgs, seatsNamed, seedOf, wholeNumber } from '../args.ts'
import { type CliCommand, type ExitCode, messageOf, printJson, printLine, UsageError } from '../command.ts'
import { progressBar } from '../progress.ts'
import { type Spread, spread } from '../statistics.ts'
import { count, percent, textTable } from '../text-table.ts'

const MAX_GAMES = 10_000_000
/** Games between two pauses in which signals are handled. */
const GAMES_PER_PAUSE = 256

export const simulateCommand: CliCommand = {
  name: 'simulate',
  usage: 'simulate GAME --seats BOT,BOT… [--games N] [--seed N] [--options LIST] [--out DIR] [--json]',
  summary: 'let bots play many games and print statistics',
  help: `  --seats BOT,BOT…  a bot for each seat, such as random, greedy or a level; vermeil --help lists all
  --games N         number of games (default 1000)
  --seed N          a seed always gives the same games (default 1)
  --options LIST    the game's options: memoryAid, rounds=3, deck=@my-deck.json, separated by commas
  --out DIR         write every game as a match file into this folder
  --json            print the statistics as JSON`,
  async run(args, allGames): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      seats: { type: 'string' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    const entry = gameNamed(allGames, positionals)
    const { game } = entry
    if (values.seats === undefined)
      throw new UsageError('name a bot for each seat, for example --seats greedy,random')
    const bots = seatsNamed(entry, values.seats)
    const games = wholeNumber('--games', values.games, 1, MAX_GAMES)
    const seed = seedOf(values.seed)
    const series = { game, options: optionsOf(game, values.options), bots, seed }

    const started = performance.now()
    const results = await playSeries(series, games, values.out)
    const seconds = (performance.now() - started) / 1000
    const counts = countUp(results, series, seconds)
    if (values.json) printJson(counts)
    else printLine(draw(counts))
    return 0
  },
}

async function playSeries(series: Series, games: number, folder: string | undefined): Promise<Result[]> {
  if (folder !== undefined) makeFolder(folder)
  const digits = String(games - 1).length
  const bar = progressBar(games)
  const results: Result[] = []
  for (let index = 0; index < games; index++) {
    if (folder === undefined) {
      results.push(playOne(series, index))
    } else {
      const match = recordOne(series, index)
      const name = `${series.game.id}-${series.seed}-${String(index).padStart(digits, '0')}.json`
      writeFileSync(join(folder, name), writeMatch(match))
      results.push(resultOf(series.game, match.state.open))
    }
    bar.show(index + 1)
    if (index % GAMES_PER_PAUSE === 0) await new Promise(setImmediate)
  }
  bar.clear()
  return results
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`cannot write to ${folder}: ${messageOf(error)}`)
  }
}

interface SeatCounts {
  readonly bot: string
  readonly score: Spread
  readonly parts: Readonly<Record<string, Spread>>
  readonly tieBreak: Readonly<Record<string, Spread>>
  /** Games won alone, and games in which the win was shared. */
  readonly wins: number
  readonly shared: number
}

interface Counts {
  readonly game: string
  readonly options: unknown
  readonly games: number
  readonly seed: number
  readonly seats: readonly SeatCounts[]
  readonly ties: number
  readonly gamesPerSecond: number
}

function countUp(results: readonly Result[], { game, options, bots, seed }: Series, seconds: number): Counts {
  const seats = bots.map(({ name }, seat) => {
    const own = results.map((result) => at(result.seats, seat))
    const won = results.filter(({ winners }) => winners.includes(seat))
    const wins = won.filter(({ winners }) => winners.length === 1).length
    return {
      bot: name,
      score: spread(own.map(({ score }) => score)),
      parts: spreads(own, ({ parts }) => parts),
      tieBreak: spreads(own, ({ tieBreak }) => tieBreak),
      wins,
      shared: won.length - wins,
    }
  })
  const ties = results.filter(({ winners }) => winners.length > 1).length
  const games = results.length
  return { game: game.id, options, games, seed, seats, ties, gamesPerSecond: games / seconds }
}

function spreads(
  results: readonly SeatResult[],
  figures: (result: SeatResult) => Readonly<Record<string, number>>,
): Record<string, Spread> {
  const [first] = results
  const names = first ? Object.keys(figures(first)) : []
  return Object.fromEntries(
    names.map((name) => [name, spread(results.map((result) => figures(result)[name] ?? 0))]),
  )
}

function draw({ game, games, seed, seats, ties, gamesPerSecond }: Counts): string {
  const row = (name: string, figure: (seat: SeatCounts) => Spread | undefined): string[] => [
    name,
    ...seats.flatMap((seat) => {
      const found = figure(seat)
      return found ? [found.mean.toFixed(1), String(found.p5), String(found.p95)] : ['', '', '']
    }),
  ]
  const share = (name: string, figure: (seat: SeatCounts) => number): string[] => [
    name,
    ...seats.flatMap((seat) => [percent(figure(seat) / games), '', '']),
  ]
  const rows = [
    ['', ...seats.flatMap(({ bot }, seat) => [`${seat}: ${bot}`, '', ''])],
    ['', ...seats.flatMap(() => ['mean', '5 %', '95 %'])],
    row('score', ({ score }) => score),
    ...Object.keys(seats[0]?.parts ?? {}).map((part) => row(`  ${part}`, ({ parts }) => parts[part])),
    ...Object.keys(seats[0]?.tieBreak ?? {}).map((name) => row(name, ({ tieBreak }) => tieBreak[name])),
    share('wins', ({ wins }) => wins),
    share('shared wins', ({ shared }) => shared),
  ]
  return [
    `${game}, ${count(games)} games, seed ${seed}`,
    '',
    textTable(rows),
    '',
    `ties ${count(ties)} (${percent(ties / games)}), ${count(Math.round(gamesPerSecond))} games per second`,
  ].join('\n')
}
