import { signal } from '@preact/signals'

/**
 * Addresses live behind the `#`: they work below any path, from any static server and without a network.
 * `#/t/abc` is the route `['t', 'abc']`.
 */
const parse = (hash: string): readonly string[] =>
  hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)

/** What somebody typed need not be well written: then it is taken as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const route = signal(parse(location.hash))

addEventListener('hashchange', () => {
  route.value = parse(location.hash)
  scrollTo(0, 0)
})

/** The link to a place in the app. */
export const to = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

export function go(...parts: string[]): void {
  location.hash = to(...parts)
}

/** The whole address of a place, to be sent to somebody. */
export const addressOf = (...parts: string[]): string => new URL(to(...parts), location.href).href
