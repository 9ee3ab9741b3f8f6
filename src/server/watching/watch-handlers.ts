import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import type { Tables } from '../tables/tables.ts'
import { RunningTables } from './running-tables.ts'

/** Which matches can be watched. */
export function watchHandlers(
  context: ServerContext,
  tables: Tables,
): RouteHandlers<'runningTables' | 'runningView'> {
  const running = new RunningTables(context, tables)
  return {
    async runningTables({ guest }) {
      const found = await running.list()
      if (!guest) return { tables: [...found] }
      const ids = found.map(({ table }) => table)
      const hidden = new Set(await context.store.tablesBlocking(guest.id, ids))
      return { tables: found.filter(({ table }) => !hidden.has(table)) }
    },
    async runningView({ params }) {
      const view = await running.view(params.table)
      if (!view) throw new Refused('noSuchTable')
      return { view }
    },
  }
}
