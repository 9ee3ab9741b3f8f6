import { playMatchup } from '../../arena/threads.ts'
import { botNamed, levelBots } from '../../games/manifest.ts'
import { gameNamed, readArgs, seedOf, threadsOf, wholeNumber } from '../args.ts'
import { type CliCommand, type ExitCode, printJson, printLine, UsageError } from '../command.ts'
import { progressBar } from '../progress.ts'
import { count, percent, textTable } from '../text-table.ts'
import { interval, ladderTables, MAX_GAMES, type Summary, signedElo, summarize } from './arena.ts'

/** The stand-in for somebody who has just finished the lessons, where a game has one. */
const NEWCOMER = 'newcomer'

export const ladderCommand: CliCommand = {
  name: 'ladder',
  usage: 'ladder GAME [--table N] [--games N] [--seed N] [--threads N] [--json]',
  summary: 'measure each level of a game against the one below',
  help: `  --table N    the number of seats (default 2); each of the two levels has half of them
  --games N    games for each pair (default 400); each deal is played with every rotation of the seats
  --seed N     a seed always gives the same games (default 1)
  --threads N  number of threads (default: one per core)
  --json       print the results as JSON`,
  async run(args, allGames): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      table: { type: 'string', default: '2' },
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    const entry = gameNamed(allGames, positionals)
    const { id, seats } = entry.game
    const games = wholeNumber('--games', values.games, 1, MAX_GAMES)
    const seed = seedOf(values.seed)
    const size = wholeNumber('--table', values.table, 2, seats.max)
    const threads = threadsOf(values.threads)
    const rungs = levelBots(entry).map(({ name }) => name)
    if (rungs.length < 2) throw new UsageError(`${id} has no levels`)
    const lowest = rungs.slice(0, 1)
    const tables = [
      ...(botNamed(entry, NEWCOMER) ? ladderTables([...lowest, NEWCOMER], size) : []),
      ...ladderTables(rungs, size),
    ]
    const bar = progressBar(games * tables.length)
    const found: Summary[] = []
    for (const [done, bots] of tables.entries()) {
      const matchup = { game: id, options: {}, bots, seed: seed + done }
      const progress = (n: number) => bar.show(done * games + n)
      found.push(summarize(matchup, await playMatchup(matchup, games, { ...threads, progress })))
    }
    bar.clear()
    if (values.json) printJson(found)
    else printLine(drawLadder(found))
    return 0
  },
}

/** One row for each step of the ladder. */
function drawLadder(steps: readonly Summary[]): string {
  const rows = steps.flatMap(({ standings, duels, contest, games }) =>
    duels.map(({ bot, rival, won, elo }) => {
      const own = standings.find((row) => row.bot === bot)
      return [
        bot,
        rival,
        percent(won.value),
        interval(won),
        signedElo(elo.value),
        `${signedElo(elo.low)} to ${signedElo(elo.high)}`,
        own?.score.value.toFixed(1) ?? '',
        own?.milliseconds.p95.toFixed(1) ?? '',
        count(games),
        String(contest.seed),
      ]
    }),
  )
  const head = ['level', 'above', 'wins', '95 %', 'Elo', '95 %', 'score', 'p95 ms', 'games', 'seed']
  return textTable([head, ...rows])
}
