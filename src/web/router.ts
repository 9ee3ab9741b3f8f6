import { signal } from '@preact/signals'

/** A route that matches no page, because no part of an address is empty. */
const NOWHERE = ['']

/**
 * Addresses live behind the `#`: they work below any path, from any static server and without a network.
 * `#/t/abc` is the route `['t', 'abc']`.
 */
function parse(hash: string): readonly string[] {
  const parts = hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
  try {
    return parts.map(decodeURIComponent)
  } catch {
    // A stray `%` cannot be decoded; treat the address as unknown.
    return NOWHERE
  }
}

/**
 * `/j/CODE` is there to be typed, `/t/ID` to be shared, and `/admin` to be remembered; from then on they are addresses
 * like all others.
 */
const outside = /\/(j\/[^/]+|t\/[^/]+|admin)\/?$/.exec(location.pathname)
if (outside && location.hash === '')
  history.replaceState(null, '', new URL(`#/${outside[1]}`, document.baseURI))

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

/** Goes to another place in the app, to which *Back* does not return. */
export function replace(...parts: string[]): void {
  location.replace(to(...parts))
}

/** The address of a table for others: messengers show a picture of the table beside it. */
export const sharedTableAddress = (id: string): string => new URL(`t/${id}`, document.baseURI).href

/** The full address of a place, for sharing. */
export const shareAddress = (...parts: string[]): string => new URL(to(...parts), location.href).href
