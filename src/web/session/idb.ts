import * as v from 'valibot'

/** The object stores: reviews by the hash of their match, and match files that were opened here. */
type StoreName = 'reviews' | 'files'

/** Larger values that this device keeps. The browser may refuse to keep any, so everything must work without them. */
export interface DeviceDatabase {
  /** Undefined where there is no such value, or none of this shape. */
  get<Value>(
    store: StoreName,
    key: string,
    schema: v.GenericSchema<unknown, Value>,
  ): Promise<Value | undefined>
  put(store: StoreName, key: string, value: unknown): Promise<void>
}

/** The factory is asked for on first use: reading `indexedDB` throws where storage is blocked. */
export function createDatabase(factory: () => IDBFactory): DeviceDatabase {
  let opened: Promise<IDBDatabase> | undefined
  const database = async (): Promise<IDBDatabase> => {
    opened ??= open(factory())
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
    async put(store, key, value) {
      try {
        await done((await database()).transaction(store, 'readwrite').objectStore(store).put(value, key))
      } catch {
        // The database is full or blocked.
      }
    },
  }
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('vermeil', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('reviews')
    request.result.createObjectStore('files')
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
