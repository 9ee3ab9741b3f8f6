/** As much of IndexedDB as the page uses: one database with object stores in memory. */
export interface FakeDatabase {
  readonly factory: IDBFactory
  /** The values of each object store, by key. */
  readonly stores: Map<string, Map<string, unknown>>
  /** Every request fails from now on, as in a browser whose disk is full. */
  fail: boolean
}

export function fakeDatabase(): FakeDatabase {
  const fake = { stores: new Map<string, Map<string, unknown>>(), fail: false }

  /** A request that succeeds or fails a moment later, once its handlers are set. */
  function request(
    action: () => unknown,
    before: (made: Partial<IDBOpenDBRequest>) => void = () => undefined,
  ) {
    const made: Record<string, unknown> = {}
    queueMicrotask(() => {
      const { onsuccess, onerror } = made
      if (fake.fail) {
        made.error = new DOMException('full', 'QuotaExceededError')
        if (typeof onerror === 'function') onerror()
        return
      }
      made.result = action()
      before(made)
      if (typeof onsuccess === 'function') onsuccess()
    })
    return made
  }

  const objectStore = (name: string) => ({
    get: (key: string) => request(() => structuredClone(fake.stores.get(name)?.get(key))),
    getAll: () => request(() => structuredClone([...(fake.stores.get(name)?.values() ?? [])])),
    delete: (key: string) => request(() => void fake.stores.get(name)?.delete(key)),
    put: (value: unknown, key: string) =>
      request(() => fake.stores.get(name)?.set(key, structuredClone(value))),
  })
  const database = {
    createObjectStore: (name: string) => fake.stores.set(name, new Map()),
    transaction: () => ({ objectStore }),
  }
  const open = () => {
    const isNew = fake.stores.size === 0
    return request(
      () => database,
      ({ onupgradeneeded }) => {
        if (isNew && typeof onupgradeneeded === 'function') Reflect.apply(onupgradeneeded, undefined, [])
      },
    )
  }
  return Object.assign(fake, { factory: Object.assign(Object.create(null), { open }) })
}
