import type { Recomputed } from '../../server/ratings/recompute.ts'
import { readArgs } from '../args.ts'
import { type CliCommand, type ExitCode, messageOf, printJson, printLine, UsageError } from '../command.ts'
import { optionsFromEnvironment } from '../serve-environment.ts'
import { dataFolder } from '../serve-options.ts'
import { textTable } from '../text-table.ts'

/** How many differences are listed. */
const SHOWN = 20

export const ratingsCommand: CliCommand = {
  name: 'ratings',
  usage: 'ratings recompute [--data DIR] [--check] [--json]',
  summary: 'compute all ratings again from the logs of the rated matches',
  help: `  --data DIR   where the tables are stored (default VERMEIL_DATA or ./data); VERMEIL_DATABASE_URL names a database
               instead
  --check      change nothing; the exit code is 1 if a stored rating differs from what the logs say
  --json       print the outcome as JSON
Stop all servers first: a folder in use by a server is refused. Matches whose log was deleted are taken as they are
stored. After an update that has measured the levels of bots again, run this without --check.`,
  async run(args, games): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      data: { type: 'string' },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    })
    if (positionals.length !== 1 || positionals[0] !== 'recompute')
      throw new UsageError('say what to do with the ratings: vermeil ratings recompute')
    const { database } = optionsFromEnvironment(process.env)
    const place = { data: dataFolder(values.data, process.env), ...(database ? { database } : {}) }
    // Imported only here, so that the other commands start faster.
    const { openExistingStore } = await import('../../server/ratings/existing-store.ts')
    const { markAnchors } = await import('../../server/ratings/anchors-mark.ts')
    const { recomputeRatings } = await import('../../server/ratings/recompute.ts')
    const { store, close } = await openExistingStore(place).catch((problem: unknown) => {
      throw new UsageError(messageOf(problem))
    })
    try {
      const outcome = await recomputeRatings(store, games)
      if (!values.check) {
        for (const row of outcome.differences) await store.correctRating(row)
        await markAnchors(store)
      }
      if (values.json) printJson(outcome)
      else printLine(reportOf(outcome, values.check))
      return values.check && outcome.differences.length > 0 ? 1 : 0
    } finally {
      await close()
    }
  },
}

function reportOf({ matches, differences, taken, waiting }: Recomputed, check: boolean): string {
  const lines = [`${matches} rated matches were computed again from their logs.`]
  if (taken > 0) lines.push(`${taken} more were taken as they are stored, because their logs are gone.`)
  if (waiting.length > 0)
    lines.push(`${waiting.length} are over and not rated yet; a server will do that: ${waiting.join(', ')}`)
  if (differences.length === 0) return [...lines, 'All stored ratings agree.'].join('\n')
  const rows = differences
    .slice(0, SHOWN)
    .map(({ game, seats, order, table, guest, after }) => [
      `${game}/${seats}`,
      String(order),
      table,
      guest,
      after.mu.toFixed(3),
      after.sigma.toFixed(3),
    ])
  return [
    ...lines,
    `${differences.length} stored ratings ${check ? 'differ' : 'differed and were corrected'}:`,
    textTable([['ladder', 'match', 'table', 'guest', 'mu', 'sigma'], ...rows]),
  ].join('\n')
}
