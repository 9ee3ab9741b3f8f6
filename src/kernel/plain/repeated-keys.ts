/**
 * A key that an object in a JSON text has twice. `JSON.parse` takes the last one, other programs the first. The text must
 * be valid JSON. Not recursive, so deep nesting is safe.
 */
export function repeatedKeyIn(text: string): string | undefined {
  /** The keys so far of the object that is being read and of those around it; lists have none. */
  const around: Set<string>[] = []
  let [from, to] = [0, 0]
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (letter === '"') {
      from = i
      i = endOfString(text, i)
      to = i + 1
    } else if (letter === '{' || letter === '[') around.push(new Set())
    else if (letter === '}' || letter === ']') around.pop()
    else if (letter === ':') {
      const key: string = JSON.parse(text.slice(from, to))
      const keys = around.at(-1)
      if (keys?.has(key)) return key
      keys?.add(key)
    }
  }
  return undefined
}

function endOfString(text: string, start: number): number {
  let i = start + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i
}
