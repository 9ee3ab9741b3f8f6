import type { StoreExport } from '../../server/store/store-export.ts'
import { readArgs, refuseArguments } from '../args.ts'
import { type CliCommand, type ExitCode, messageOf, printJson, printLine, UsageError } from '../command.ts'
import { progressBar } from '../progress.ts'
import { count, textTable } from '../text-table.ts'

export const moveDataCommand: CliCommand = {
  name: 'move-data',
  usage: 'move-data --from PLACE --to PLACE [--json]',
  summary: 'copy all tables and guests between SQLite and PostgreSQL',
  help: `  --from PLACE   the store to copy from
  --to PLACE     the store to copy to, which must be empty
  --json         print what was copied as JSON
A place is the URL of a PostgreSQL database (postgres://user@host/name), an SQLite file, or the folder given to
serve --data. The password may be in PGPASSWORD instead of the URL.
Stop all servers first: what they write after the copy has begun is not copied. A folder in use by a server is refused.
The copy is read back and compared by row counts and SHA-256. It is kept only if everything agrees, and the source is
never changed.`,
  async run(args): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      from: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    refuseArguments(positionals)
    const { from, to, json } = values
    if (from === undefined || to === undefined) throw new UsageError('--from and --to are required')
    // Imported only here, so that the other commands start faster.
    const { moveData, openStoreExport } = await import('../../server/store/move-data.ts')
    const opened: StoreExport[] = []
    let bar: ReturnType<typeof progressBar> | undefined
    try {
      const source = await openStoreExport(from, 'read')
      opened.push(source)
      const target = await openStoreExport(to, 'fill')
      opened.push(target)
      const moved = await moveData(source, target, (total) => {
        bar = progressBar(total)
        return bar.show
      })
      bar?.clear()
      if (json) printJson({ moved })
      else {
        printLine(
          textTable([
            ['', 'rows', 'SHA-256'],
            ...moved.map(({ name, rows, hash }) => [name, count(rows), hash]),
          ]),
        )
        printLine('Everything was copied, read back and compared.')
      }
      return 0
    } catch (error) {
      bar?.clear()
      throw new UsageError(messageOf(error))
    } finally {
      for (const store of opened) await store.close()
    }
  },
}
