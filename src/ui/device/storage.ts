/** The browser's own memory, as JSON. It may be full or forbidden: then we forget, and go on. */
const PREFIX = 'vermeil:'

/** What the tab keeps outlives a reload, but not the tab. */
type Keeper = 'device' | 'tab'

const storageOf = (keeper: Keeper): Storage => (keeper === 'tab' ? sessionStorage : localStorage)

export function read<Value>(name: string, keeper: Keeper = 'device'): Value | undefined {
  try {
    const text = storageOf(keeper).getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function write(name: string, value: unknown, keeper: Keeper = 'device'): void {
  try {
    storageOf(keeper).setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Nothing can be kept here, and nothing depends on it.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // As above.
  }
}

/** The names kept under a prefix. */
export function namesUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX + prefix))
      .map((name) => name.slice(PREFIX.length))
  } catch {
    return []
  }
}
