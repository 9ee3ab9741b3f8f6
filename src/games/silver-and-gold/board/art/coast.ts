import { at } from '../../../../kernel/index.ts'
import { type Cells, cellAt, hasCell, SIDE } from '../../rules/components/cells.ts'
import { UNIT } from './card-layout.ts'
import type { RandomNumber } from './seeded.ts'

type Point = readonly [x: number, y: number]
type Edge = readonly [x: number, y: number, toX: number, toY: number]

export const round = (n: number): string => (Math.round(n * 10) / 10).toString()

/** The outline of some cells as closed loops of unit edges, with the land on the right. */
function loops(cells: Cells): Edge[][] {
  const land = (x: number, y: number): boolean =>
    x >= 0 && x < SIDE && y >= 0 && y < SIDE && hasCell(cells, cellAt(y, x))
  const edges: Edge[] = []
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (!land(x, y)) continue
      if (!land(x, y - 1)) edges.push([x, y, x + 1, y])
      if (!land(x + 1, y)) edges.push([x + 1, y, x + 1, y + 1])
      if (!land(x, y + 1)) edges.push([x + 1, y + 1, x, y + 1])
      if (!land(x - 1, y)) edges.push([x, y + 1, x, y])
    }
  }
  const found: Edge[][] = []
  for (let first = edges.shift(); first; first = edges.shift()) {
    const loop = [first]
    for (let next = following(first, edges); next; next = following(next, edges)) {
      loop.push(next)
      edges.splice(edges.indexOf(next), 1)
    }
    found.push(loop)
  }
  return found
}

/** The edge that starts where this one ends; if two do, the one that turns right. */
function following([x, y, toX, toY]: Edge, edges: readonly Edge[]): Edge | undefined {
  const [dx, dy] = [toX - x, toY - y]
  const turn = (edge: Edge): number => dx * (edge[3] - edge[1]) - dy * (edge[2] - edge[0])
  return edges.filter((edge) => edge[0] === toX && edge[1] === toY).sort((a, b) => turn(b) - turn(a))[0]
}

/** A closed smooth line through some points (a Catmull-Rom spline, written as Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const slack = 5.6
  const pointAt = (index: number): Point => at(points, (index + points.length) % points.length)
  let path = `M${round(first[0])} ${round(first[1])}`
  for (const [i, b] of points.entries()) {
    const [a, c, d] = [pointAt(i - 1), pointAt(i + 1), pointAt(i + 2)]
    path += `C${round(b[0] + (c[0] - a[0]) / slack)} ${round(b[1] + (c[1] - a[1]) / slack)} ${round(c[0] - (d[0] - b[0]) / slack)} ${round(c[1] - (d[1] - b[1]) / slack)} ${round(c[0])} ${round(c[1])}`
  }
  return `${path}Z`
}

/** The coast around some cells: three points on each edge, moved `out` and shifted at random by up to `shake`. */
export function coast(cells: Cells, random: RandomNumber, shake: number, out: number, unit = UNIT): string {
  return loops(cells)
    .map((loop) =>
      smooth(
        loop.flatMap(([x, y, toX, toY]) => {
          const [dx, dy] = [toX - x, toY - y]
          return [0.17, 0.5, 0.83].map((along): Point => {
            const push = out + (random() - 0.5) * 2 * shake
            return [(x + dx * along) * unit + dy * push, (y + dy * along) * unit - dx * push]
          })
        }),
      ),
    )
    .join('')
}
