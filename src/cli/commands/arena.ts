import type { GameOutcome, Matchup } from '../../arena/arena.ts'
import { type BotRanking, type HeadToHead, headToHeads, rankBots, type Share } from '../../arena/ranking.ts'
import { playMatchup } from '../../arena/threads.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { at } from '../../kernel/index.ts'
import {
  botsNamed,
  gameNamed,
  optionsOf,
  readArgs,
  seatsNamed,
  seedOf,
  threadsOf,
  wholeNumber,
} from '../args.ts'
import { type CliCommand, type ExitCode, printJson, printLine, UsageError } from '../command.ts'
import { progressBar } from '../progress.ts'
import { count, percent, textTable } from '../text-table.ts'

export const MAX_GAMES = 1_000_000
const MAX_MILLISECONDS = 60_000

export const arenaCommand: CliCommand = {
  name: 'arena',
  usage:
    'arena GAME --seats BOT,BOT… | --ladder BOT,BOT… [--table N] [--games N] [--seed N] [--options LIST] [--iterations N] [--milliseconds N] [--threads N] [--json]',
  summary: 'measure the strength of bots, with 95 % intervals and Elo',
  help: `  --seats BOT,BOT…   one table with these bots
  --ladder BOT,BOT…  instead, each bot against the next one, with half of the seats each
  --table N          the number of seats at a ladder's tables (default 2)
  --games N          games per table (default 200); each deal is played with every rotation of the seats
  --seed N           a seed always gives the same games (default 1)
  --options LIST     the game's options, as in vermeil simulate
  --iterations N     rollouts for each decision of a bot that searches
  --milliseconds N   time limit for each decision, which makes the games depend on the machine
  --threads N        number of threads (default: one per core)
  --json             print the results as JSON`,
  async run(args, allGames): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      seats: { type: 'string' },
      ladder: { type: 'string' },
      table: { type: 'string' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '' },
      iterations: { type: 'string' },
      milliseconds: { type: 'string' },
      threads: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    const entry = gameNamed(allGames, positionals)
    const { game } = entry
    const games = wholeNumber('--games', values.games, 1, MAX_GAMES)
    const settings = {
      game: game.id,
      options: optionsOf(game, values.options),
      seed: seedOf(values.seed),
      ...budgetOf(values),
    }
    const tables = tablesOf(entry, values)
    const threads = threadsOf(values.threads)
    const bar = progressBar(games * tables.length)
    const found: Summary[] = []
    for (const [done, bots] of tables.entries()) {
      const matchup: Matchup = { ...settings, bots }
      const outcomes = await playMatchup(matchup, games, {
        ...threads,
        progress: (n) => bar.show(done * games + n),
      })
      found.push(summarize(matchup, outcomes))
    }
    bar.clear()
    if (values.json) printJson(found)
    else printLine(found.map(drawSummary).join('\n\n'))
    return 0
  },
}

/** The results of one table, as printed by `--json`. */
export interface Summary {
  readonly contest: Matchup
  readonly games: number
  readonly standings: readonly BotRanking[]
  readonly duels: readonly HeadToHead[]
}

export const summarize = (contest: Matchup, outcomes: readonly GameOutcome[]): Summary => ({
  contest,
  games: outcomes.length,
  standings: rankBots(contest.bots, outcomes),
  duels: headToHeads(contest.bots, outcomes),
})

interface BudgetValues {
  readonly iterations?: string | undefined
  readonly milliseconds?: string | undefined
}

/** How long the bots may think about a move; without a limit they decide for themselves. */
function budgetOf({ iterations, milliseconds }: BudgetValues): Pick<Matchup, 'budget'> {
  if (iterations === undefined && milliseconds === undefined) return {}
  return {
    budget: {
      ...(iterations === undefined ? {} : { iterations: wholeNumber('--iterations', iterations, 1, 1e9) }),
      ...(milliseconds === undefined
        ? {}
        : { milliseconds: wholeNumber('--milliseconds', milliseconds, 1, MAX_MILLISECONDS) }),
    },
  }
}

interface TableValues {
  readonly seats?: string | undefined
  readonly ladder?: string | undefined
  readonly table?: string | undefined
}

/** The bots of each table: one table, or one for each pair of neighbours on a ladder. */
function tablesOf(entry: GameManifest, { seats, ladder, table }: TableValues): string[][] {
  if ((seats === undefined) === (ladder === undefined)) {
    throw new UsageError(
      'name the bots with either --seats master,greedy or --ladder gentle,steady,sharp,master',
    )
  }
  if (seats !== undefined && table !== undefined)
    throw new UsageError('--table works only with --ladder; the length of --seats is the number of seats')
  if (seats !== undefined) return [seatsNamed(entry, seats).map(({ name }) => name)]
  const rungs = botsNamed(entry, ladder ?? '').map(({ name }) => name)
  const size = wholeNumber('--table', table ?? '2', 2, entry.game.seats.max)
  if (rungs.length < 2) throw new UsageError('a ladder needs at least two bots')
  return ladderTables(rungs, size)
}

/** A table for each pair of neighbours, the stronger one first, with half of the seats each. */
export const ladderTables = (rungs: readonly string[], size: number): string[][] =>
  rungs
    .slice(1)
    .map((upper, below) =>
      Array.from({ length: size }, (_, seat) => (seat % 2 === 0 ? upper : at(rungs, below))),
    )

export function drawSummary({ contest, games, standings: rows, duels: pairs }: Summary): string {
  const table = [
    ['', 'seats', 'wins', '95 %', 'fair', 'score', '±', 'place', 'Elo', 'moves', 'ms', 'p95 ms'],
    ...rows.map(({ bot, seats, won, fair, score, place, elo, moves, milliseconds }) => [
      bot,
      String(seats),
      percent(won.value),
      interval(won),
      percent(fair),
      score.value.toFixed(2),
      score.error.toFixed(2),
      place.toFixed(2),
      elo.toFixed(0),
      count(moves),
      milliseconds.mean.toFixed(2),
      milliseconds.p95.toFixed(2),
    ]),
  ]
  const names = Object.keys(rows[0]?.figures ?? {})
  const figures =
    names.length === 0
      ? []
      : [
          ['per game', ...names],
          ...rows.map((row) => [row.bot, ...names.map((name) => (row.figures[name] ?? 0).toFixed(2))]),
        ]
  const comparisons = pairs.map(
    ({ bot, rival, won, elo }) =>
      `${bot} finishes ahead of ${rival} in ${percent(won.value)} of games (${interval(won)}), ` +
      `Elo ${signedElo(elo.value)} (${signedElo(elo.low)} to ${signedElo(elo.high)})`,
  )
  return [
    `${contest.game}: ${contest.bots.join(', ')}; ${count(games)} games, seed ${contest.seed}`,
    '',
    textTable(table),
    '',
    ...(figures.length > 1 ? [textTable(figures), ''] : []),
    ...comparisons,
  ].join('\n')
}

export const interval = ({ low, high }: Share): string =>
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`
export const signedElo = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(0)}`
