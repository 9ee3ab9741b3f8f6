import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerOptions } from '../options.ts'
import { openStorage } from '../storage.ts'
import { DATA_FILE } from '../store/sqlite/data-folder.ts'
import type { Store } from '../store/store.ts'

/** The store of a server that is not running. A folder without one is refused, not filled. */
export async function openExistingStore(
  options: Pick<ServerOptions, 'data' | 'database'>,
): Promise<{ readonly store: Store; close(): Promise<void> }> {
  const { data = 'data', database } = options
  if (database === undefined && !existsSync(join(data, DATA_FILE)))
    throw new Error(`there is no ${join(data, DATA_FILE)}`)
  const { store, bus, release } = await openStorage(options, 0)
  return {
    store,
    async close() {
      await bus.close()
      await store.close()
      release()
    },
  }
}
