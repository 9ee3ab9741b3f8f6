/** Keys that could reach into objects. They are refused in everything that comes from outside. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

type Path = readonly (string | number)[]

/** Where a value from outside has such a key. Not recursive, so deep nesting is safe. */
export function forbiddenKeyIn(value: unknown): Path | undefined {
  const pending: { readonly value: unknown; readonly path: Path }[] = [{ value, path: [] }]
  for (const { value, path } of pending) {
    if (typeof value !== 'object' || value === null) continue
    const inList = Array.isArray(value)
    for (const [key, part] of Object.entries(value)) {
      if (!inList && FORBIDDEN_KEYS.has(key)) return [...path, key]
      if (typeof part === 'object') pending.push({ value: part, path: [...path, inList ? Number(key) : key] })
    }
  }
  return undefined
}
