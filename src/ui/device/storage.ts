import * as v from 'valibot'

/** Every name in the browser's storage starts with this. */
const PREFIX = 'vermeil:'

/** `device` lasts until it is removed; `tab` survives a reload, but not the end of the tab. */
type StorageArea = 'device' | 'tab'

const storageOf = (area: StorageArea): Storage => (area === 'tab' ? sessionStorage : localStorage)

/** A stored value; undefined where there is none, or none of this shape. */
export function readStored<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  area: StorageArea = 'device',
): Value | undefined {
  try {
    const text = storageOf(area).getItem(PREFIX + name)
    if (text === null) return undefined
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    // Storage is blocked, or the value is not JSON.
    return undefined
  }
}

/** Stores a value if the browser allows it. Storage may be full or blocked, and nothing may depend on it. */
export function writeStored(name: string, value: unknown, area: StorageArea = 'device'): void {
  try {
    storageOf(area).setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // See above.
  }
}

export function removeStored(name: string, area: StorageArea = 'device'): void {
  try {
    storageOf(area).removeItem(PREFIX + name)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** The names of all stored values that start with `prefix`. */
export function storedNames(prefix: string, area: StorageArea = 'device'): string[] {
  try {
    return Object.keys(storageOf(area))
      .filter((name) => name.startsWith(PREFIX + prefix))
      .map((name) => name.slice(PREFIX.length))
  } catch {
    return []
  }
}
