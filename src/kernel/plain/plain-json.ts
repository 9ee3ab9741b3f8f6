/** The value that a text holds; undefined if it is not JSON. */
export function plainJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
