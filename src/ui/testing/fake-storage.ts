/** The Storage of a browser, in memory. Like there, its keys are properties. */
export function fakeStorage(): Storage {
  const methods = {
    getItem: (name: string): string | null => (Object.hasOwn(storage, name) ? String(storage[name]) : null),
    setItem: (name: string, value: string): void => {
      storage[name] = value
    },
    removeItem: (name: string): void => {
      delete storage[name]
    },
    clear: (): void => {
      for (const name of Object.keys(storage)) delete storage[name]
    },
    key: (index: number): string | null => Object.keys(storage)[index] ?? null,
    get length(): number {
      return Object.keys(storage).length
    },
  }
  const storage: Storage = Object.create(methods)
  return storage
}
