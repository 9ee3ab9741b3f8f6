import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Bus, NO_BUS } from './cluster/bus.ts'
import type { ServerOptions } from './options.ts'
import { DATA_FILE, lockFolder } from './store/sqlite/data-folder.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'

export interface Storage {
  readonly store: Store
  /** Connects the processes that share the store. */
  readonly bus: Bus
  /** The name under which this process holds leases. */
  readonly holder: string
  /** The folder with the data, if it is on this machine. */
  readonly folder?: string
  /** Lets another server use the data folder. */
  release(): void
}

/** A process that has its data file to itself: after a crash it still owns the leases it held. */
const SOLE_HOLDER = 'alone'

/** `patience`: how long to wait for another process that still uses the data folder, in milliseconds. */
export async function openStorage(options: ServerOptions, patience?: number): Promise<Storage> {
  const { data = 'data', database, nats, store } = options
  if (store) return { store, bus: NO_BUS, holder: holderOf(database), release: () => undefined }
  // A process that is alone with its file has nobody to talk to; NATS then only connects it with bot processes.
  if (database === undefined) {
    const { release } = lockFolder(data, patience)
    return {
      store: openSqliteStore(join(data, DATA_FILE)),
      bus: NO_BUS,
      holder: SOLE_HOLDER,
      folder: data,
      release,
    }
  }
  const holder = holderOf(database)
  // Imported only here, because most servers need neither.
  const { openPostgresStore } = await import('./store/postgres/postgres-store.ts')
  const bus =
    nats === undefined
      ? (await import('./cluster/postgres-bus.ts')).openPostgresBus(database, holder)
      : (await import('./cluster/nats-bus.ts')).openNatsBus(nats, holder)
  return { store: await openPostgresStore(database), bus, holder, release: () => undefined }
}

const holderOf = (database: string | undefined): string =>
  database === undefined ? SOLE_HOLDER : randomUUID()
