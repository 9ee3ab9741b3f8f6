/**
 * The changes that turn one plain JSON value into another: `[]` removes it, `[value]` replaces it, and an object lists
 * the changes inside. Lists of the same length are compared item by item.
 */
export type Difference = readonly [] | readonly [value: unknown] | { readonly [key: string]: Difference }

/** Undefined when both are equal. */
export function differenceOf(before: unknown, after: unknown): Difference | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after)
  return isRecord(before) && isRecord(after) ? inRecords(before, after) : [after]
}

type Inside = Record<string, Difference>

function inLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  if (before.length !== after.length) return [after]
  let inside: Inside | undefined
  for (let index = 0; index < after.length; index++) {
    const difference = differenceOf(before[index], after[index])
    if (!difference) continue
    inside ??= {}
    inside[index] = difference
  }
  return inside
}

function inRecords(before: Plain, after: Plain): Difference | undefined {
  let inside: Inside | undefined
  for (const key of Object.keys(before)) {
    const difference = Object.hasOwn(after, key) ? differenceOf(before[key], after[key]) : ([] as const)
    if (!difference) continue
    inside ??= {}
    inside[key] = difference
  }
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue
    inside ??= {}
    inside[key] = [after[key]]
  }
  return inside
}

/** Applies a difference. Unchanged parts are shared with `before`, and nothing is changed in place. */
export function applyDifference(before: unknown, difference: Difference): unknown {
  if (isList(difference)) return difference[0]
  const after = (Array.isArray(before) ? before.slice() : { ...(before as object) }) as Plain
  for (const [key, inner] of Object.entries(difference)) {
    if (isList(inner) && inner.length === 0) delete after[key]
    else after[key] = applyDifference(after[key], inner)
  }
  return after
}

type Plain = Record<string, unknown>

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (difference: Difference): difference is readonly [] | readonly [unknown] =>
  Array.isArray(difference)
