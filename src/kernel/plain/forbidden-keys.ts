/** Keys that could reach into objects. They are refused in everything that comes from outside. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

type Path = readonly (string | number)[]

/** A list or object, and where it is: its key in the one that it lies in. */
interface Part {
  readonly value: object
  readonly key: string | number | undefined
  readonly within: Part | undefined
}

/** Where a value from outside has such a key. Not recursive, so deep nesting is safe. */
export function forbiddenKeyIn(value: unknown): Path | undefined {
  const pending: Part[] = []
  const add = (item: unknown, key?: string | number, within?: Part): void => {
    if (typeof item === 'object' && item !== null) pending.push({ value: item, key, within })
  }
  add(value)
  for (const part of pending) {
    if (Array.isArray(part.value)) {
      for (let i = 0; i < part.value.length; i++) add(part.value[i], i, part)
      continue
    }
    for (const [key, item] of Object.entries(part.value)) {
      if (FORBIDDEN_KEYS.has(key)) return [...pathOf(part), key]
      add(item, key, part)
    }
  }
  return undefined
}

function pathOf(part: Part): Path {
  const path: (string | number)[] = []
  for (let at: Part | undefined = part; at?.key !== undefined; at = at.within) path.push(at.key)
  return path.reverse()
}
