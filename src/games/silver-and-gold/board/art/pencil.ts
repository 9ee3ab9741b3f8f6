import { smooth } from './coast.ts'
import { type RandomNumber, seeded } from './seeded.ts'

/** How many different pencil crosses are drawn. */
export const PENCIL_CROSSES = 8

type Point = readonly [number, number]

/** A tapered stroke with a slight curve and an unsteady edge. */
function stroke(random: RandomNumber, from: Point, to: Point, width: number): string {
  const steps = 9
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const bow = (random() - 0.5) * 3.4
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const off = Math.sin(t * Math.PI) * bow + (random() - 0.5) * 0.7
    const half = (width * (0.42 + 0.58 * Math.sin(Math.PI * (0.12 + 0.8 * t))) * (0.82 + random() * 0.36)) / 2
    const [x, y] = [from[0] + dx * t + nx * off, from[1] + dy * t + ny * off]
    left.push([x + nx * half, y + ny * half])
    right.unshift([x - nx * half, y - ny * half])
  }
  return smooth([...left, ...right])
}

/** A cross: two strokes, each drawn twice. */
export function pencilCross(index: number): string {
  const random = seeded(`mark${index}`)
  const jitter = (): number => (random() - 0.5) * 3.4
  const a: Point = [7 + jitter(), 8 + jitter()]
  const b: Point = [33 + jitter(), 32 + jitter()]
  const c: Point = [32.5 + jitter(), 7 + jitter()]
  const d: Point = [8 + jitter(), 33 + jitter()]
  return (
    stroke(random, a, b, 3.2) +
    stroke(random, [a[0] + 2.2, a[1] - 0.9 + jitter() * 0.4], [b[0] - 3 + jitter() * 0.5, b[1] - 2.2], 1.3) +
    stroke(random, c, d, 3) +
    stroke(random, [c[0] - 1.8, c[1] + 2.4], [d[0] + 2.4 + jitter() * 0.4, d[1] - 1.4], 1.2)
  )
}

/** Flecks where the paper stays bare. They imitate graphite without a filter, which would be slow on phones. */
export function grain(name: string, flecks: number): string {
  const random = seeded(name)
  let path = ''
  for (let i = 0; i < flecks; i++) {
    const [x, y, size] = [random() * 26, random() * 26, 0.28 + random() * 0.55]
    const fixed = (n: number): string => n.toFixed(1)
    path += `M${fixed(x)} ${fixed(y)}l${fixed(size * 1.7)} ${fixed(-size)}l${fixed(size * 0.6)} ${fixed(size * 1.2)}z`
  }
  return path
}
