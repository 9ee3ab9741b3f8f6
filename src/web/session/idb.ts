import * as v from 'valibot'

/**
 * The object stores: reviews by the hash of their match, match files that were opened here, finished matches that were
 * played here, what these are found by, and the statistics of matches.
 */
type StoreName = 'reviews' | 'files' | 'matches' | 'summaries' | 'statistics'

/** Larger values that this device keeps. The browser may refuse to keep any, so everything must work without them. */
export interface DeviceDatabase {
  /** Undefined where there is no such value, or none of this shape. */
  get<Value>(
    store: StoreName,
    key: string,
    schema: v.GenericSchema<unknown, Value>,
  ): Promise<Value | undefined>
  /** All values of this shape. */
  all<Value>(store: StoreName, schema: v.GenericSchema<unknown, Value>): Promise<Value[]>
  /** False if the browser did not store it. */
  put(store: StoreName, key: string, value: unknown): Promise<boolean>
  remove(store: StoreName, key: string): Promise<void>
}

/** The factory is asked for on first use: reading `indexedDB` throws where storage is blocked. */
export function createDatabase(
  factory: () => IDBFactory,
  name = 'vermeil',
  stores: readonly StoreName[] = ['reviews', 'files'],
): DeviceDatabase {
  let opened: Promise<IDBDatabase> | undefined
  const database = async (): Promise<IDBDatabase> => {
    opened ??= open(factory(), name, stores)
    try {
      return await opened
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  return {
    async get(store, key, schema) {
      try {
        const value: unknown = await done((await database()).transaction(store).objectStore(store).get(key))
        const parsed = v.safeParse(schema, value)
        return parsed.success ? parsed.output : undefined
      } catch {
        return undefined
      }
    },
    async all(store, schema) {
      try {
        const values: unknown[] = await done(
          (await database()).transaction(store).objectStore(store).getAll(),
        )
        return values.flatMap((value) => {
          const parsed = v.safeParse(schema, value)
          return parsed.success ? [parsed.output] : []
        })
      } catch {
        return []
      }
    },
    async put(store, key, value) {
      try {
        await done((await database()).transaction(store, 'readwrite').objectStore(store).put(value, key))
        return true
      } catch {
        // The database is full or blocked.
        return false
      }
    },
    async remove(store, key) {
      try {
        await done((await database()).transaction(store, 'readwrite').objectStore(store).delete(key))
      } catch {
        // The database is blocked, so it has nothing to remove.
      }
    },
  }
}

function open(factory: IDBFactory, name: string, stores: readonly StoreName[]): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store)
  }
  return done(request)
}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The database of this page. */
export const deviceDatabase = createDatabase(() => indexedDB)

/** Finished matches. A database of its own, because a tab of an earlier version would keep the other from growing. */
export const matchDatabase = createDatabase(() => indexedDB, 'vermeil-matches', ['matches', 'summaries'])

/** What has been computed about finished matches, for the same reason. */
export const statisticsDatabase = createDatabase(() => indexedDB, 'vermeil-statistics', ['statistics'])
