/** Whether two values of plain JSON are equal. Shared references are equal without a comparison. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b)
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields)
}

type Fields = Readonly<Record<string, unknown>>

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!samePlain(a[index], b[index])) return false
  return true
}

/** A field that is undefined counts as absent, as it does in JSON. */
function sameFields(a: Fields, b: Fields): boolean {
  for (const key in a) if (!samePlain(a[key], b[key])) return false
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false
  return true
}
