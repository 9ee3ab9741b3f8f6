/* Finds the places on the board that have called themselves anchors. */

interface Point {
  readonly x: number
  readonly y: number
}

/** A place on screen where an arrow can begin or end. */
export interface Anchor extends Point {
  readonly id: string
  readonly name: string
  /** Half of its smaller side. */
  readonly radius: number
}

const anchorOf = (element: Element): Anchor | undefined => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const id = element.getAttribute('data-anchor')
  if (id === null || width === 0 || height === 0) return undefined
  const name = element.getAttribute('data-anchor-name') ?? id
  return { id, name, x: left + width / 2, y: top + height / 2, radius: Math.min(width, height) / 2 }
}

/** All anchors on the board, in its own order. */
export function anchorsOnBoard(): Anchor[] {
  const found = new Map<string, Anchor>()
  for (const element of document.querySelectorAll('.table-area [data-anchor]')) {
    const one = anchorOf(element)
    if (one && !found.has(one.id)) found.set(one.id, one)
  }
  return [...found.values()]
}

/** The anchors with these ids. */
export function anchorsById(ids: ReadonlySet<string>): Map<string, Anchor> {
  const found = new Map<string, Anchor>()
  for (const id of ids) {
    // Ids come from other people. They have no quotes or backslashes, but nothing is lost by escaping them.
    const element = document.querySelector(`.table-area [data-anchor="${CSS.escape(id)}"]`)
    const one = element && anchorOf(element)
    if (one) found.set(id, one)
  }
  return found
}

/** How far from an anchor a finger may be, in pixels. */
const REACH = 48

/** The anchor at a point, or the nearest within reach. */
export function nearest(anchors: readonly Anchor[], { x, y }: Point): Anchor | undefined {
  let best: Anchor | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of anchors) {
    const distance = Math.hypot(one.x - x, one.y - y)
    if (distance <= Math.max(REACH, one.radius) && distance < least) [best, least] = [one, distance]
  }
  return best
}

/** The part of the window in which the board shows its anchors. */
export function boardArea(): DOMRect | undefined {
  return document.querySelector('.table-area [data-anchor-area]')?.getBoundingClientRect()
}

/** The ends of an arrow, which leaves the middle of both places free. */
export function arrowEnds(from: Anchor, to: Anchor): readonly [Point, Point] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const gap = (radius: number): number => Math.min(radius * 0.7, length / 3)
  const along = (start: Point, by: number): Point => ({
    x: start.x + (dx / length) * by,
    y: start.y + (dy / length) * by,
  })
  return [along(from, gap(from.radius)), along(to, -gap(to.radius))]
}

const COLOURS = 6

/** The colour of a visitor: the same for everybody, and always the same in one review. */
export function colourOf(visitor: string): string {
  let sum = 0
  for (const letter of visitor) sum = (31 * sum + letter.charCodeAt(0)) % 9973
  return `var(--seat-${(sum % COLOURS) + 1})`
}
