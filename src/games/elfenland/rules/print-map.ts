import { ROADS, type Road, TOWNS, type Town } from './components/map.ts'
import { countersOn, EMPTY_ROAD, hasGoldPiece, hasObstacle, IS_LAND } from './components/roads.ts'
import { RIVER, TERRAINS } from './components/transport.ts'
import type { Open } from './state.ts'

const COLUMNS = 108
const ROWS = 41
const MARGIN = 6

/** By terrain: the character that roads are drawn with. */
const STROKES = ['.', "'", ':', '^', '~', '-']
/** By kind of counter: its label. */
const COUNTERS = ['pig', 'cyc', 'clo', 'uni', 'tro', 'dra']

export const MAP_LEGEND = [
  `${TERRAINS.map((terrain, i) => `${terrain} ${STROKES[i]}`).join('  ')}  > v < A the current of a river`,
  'pig, elfcycle, magic cloud, unicorn, troll wagon, dragon  # obstacle  $ gold piece  *0 the boot of seat 0',
]

interface Point {
  readonly column: number
  readonly row: number
}

/** Characters, and which of them belong to a label that no other label may cover. */
interface Sheet {
  readonly signs: string[][]
  readonly taken: boolean[][]
}

/** The map as text: roads as strokes with their tokens near the middle, towns with their values and boots. */
export function printMap(open: Open): string[] {
  const sheet: Sheet = {
    signs: Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => ' ')),
    taken: Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => false)),
  }
  for (const { from, to, terrain, x, y } of ROADS) {
    stroke(sheet, pointAt(TOWNS[from]), pointAt({ x, y }), STROKES[terrain])
    stroke(sheet, pointAt({ x, y }), pointAt(TOWNS[to]), STROKES[terrain])
  }
  for (const town of TOWNS.keys()) write(sheet, pointAt(TOWNS[town]), townLabel(open, town))
  for (const road of ROADS.keys()) write(sheet, pointAt(ROADS[road]), roadLabel(open, road))
  return sheet.signs.map((row) => row.join('').trimEnd())
}

/** One line for each road with tokens. */
export function printRoads({ roads }: Open): string[] {
  return ROADS.flatMap(({ from, to, terrain }, road) =>
    roads[road] === EMPTY_ROAD
      ? []
      : [`  ${TOWNS[from].name} - ${TOWNS[to].name} (${TERRAINS[terrain]}): ${loadLabel(roads[road])}`],
  )
}

const pointAt = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({
  column: Math.round(MARGIN + x * (COLUMNS - 2 * MARGIN)),
  row: Math.round(((y - 0.06) / 0.9) * (ROWS - 1)),
})

function stroke({ signs }: Sheet, from: Point, to: Point, sign: string): void {
  const steps = Math.max(1, Math.abs(to.row - from.row), Math.ceil(Math.abs(to.column - from.column) / 2))
  for (let step = 0; step <= steps; step++) {
    const row = Math.round(from.row + ((to.row - from.row) * step) / steps)
    const column = Math.round(from.column + ((to.column - from.column) * step) / steps)
    signs[row][column] = sign
  }
}

/** Offsets at which a label may be placed, the nearest first. */
const NEARBY: readonly Point[] = Array.from({ length: 5 * 25 }, (_, i) => ({
  row: Math.floor(i / 25) - 2,
  column: (i % 25) - 12,
})).sort((a, b) => distance(a) - distance(b))

function distance({ row, column }: Point): number {
  return 3 * Math.abs(row) + Math.abs(column)
}

/** Writes a label at the nearest place where it covers no other label. */
function write(sheet: Sheet, middle: Point, label: string): void {
  for (const near of NEARBY) {
    const row = middle.row + near.row
    const first = middle.column + near.column - Math.floor(label.length / 2)
    if (!isFree(sheet, row, first, label.length)) continue
    for (const [i, sign] of [...label].entries()) {
      sheet.signs[row][first + i] = sign
      sheet.taken[row][first + i] = true
    }
    return
  }
}

function isFree({ taken }: Sheet, row: number, first: number, length: number): boolean {
  if (row < 0 || row >= ROWS || first < 0 || first + length > COLUMNS) return false
  return !taken[row].slice(first, first + length).includes(true)
}

function roadLabel({ roads }: Open, road: Road): string {
  const load = loadLabel(roads[road])
  if (IS_LAND[road]) return load === '' ? '' : `[${load}]`
  return `${ROADS[road].terrain === RIVER ? current(road) : ''}${load}`
}

function loadLabel(load: number): string {
  const counters = countersOn(load).map((kind) => COUNTERS[kind])
  return `${counters.join('+')}${hasObstacle(load) ? '#' : ''}${hasGoldPiece(load) ? '$' : ''}`
}

/** An arrow in the direction in which the river flows. */
function current(road: Road): string {
  const { from, to } = ROADS[road]
  const across = TOWNS[to].x - TOWNS[from].x
  const down = TOWNS[to].y - TOWNS[from].y
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? '>' : '<'
  return down > 0 ? 'v' : 'A'
}

function townLabel({ variant, values, players }: Open, town: Town): string {
  const value = variant.game === 'elfengold' && values[town] > 0 ? ` ${values[town]}` : ''
  const boots = players.flatMap(({ boot }, seat) => (boot === town ? [seat] : []))
  return `${TOWNS[town].name}${value}${boots.length > 0 ? ` *${boots.join('')}` : ''}`
}
