import type { StoreExport } from '../server/store/store-export.ts'
import { readArgs } from './args.ts'
import { type Command, type ExitCode, print, printJson, UsageError } from './command.ts'
import { progressBar } from './progress.ts'
import { count, textTable } from './text-table.ts'

export const moveDataCommand: Command = {
  name: 'move-data',
  usage: 'move-data --from PLACE --to PLACE [--json]',
  summary: 'move all tables and guests between SQLite and PostgreSQL',
  help: `  --from PLACE   where everything is now
  --to PLACE     where it is to be; it must be empty
  --json         print what was moved as JSON
A place is the address of a PostgreSQL database (postgres://user@host/name), an SQLite file, or the folder given to
serve --data. A password may stand in PGPASSWORD instead of the address.
Stop all servers first: what they write after the beginning is not moved; a folder that a server uses is refused.
Everything that was written is read again and compared by number and SHA-256; it is kept only if all of it agrees, and
the old place is not changed.`,
  async run(args): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      from: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw new UsageError(`what is "${positionals[0]}"?`)
    const { from, to, json } = values
    if (from === undefined || to === undefined) throw new UsageError('say --from and --to')
    // Only here, so that the other commands need not wait for it.
    const { moveData, openStoreExport } = await import('../server/store/move-data.ts')
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
        print(
          textTable([
            ['', 'rows', 'SHA-256'],
            ...moved.map(({ name, rows, hash }) => [name, count(rows), hash]),
          ]),
        )
        print('Everything was moved, read again and found the same.')
      }
      return 0
    } catch (error) {
      bar?.clear()
      throw new UsageError(error instanceof Error ? error.message : String(error))
    } finally {
      for (const depot of opened) await depot.close()
    }
  },
}
