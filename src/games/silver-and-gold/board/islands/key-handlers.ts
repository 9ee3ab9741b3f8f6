import { BREAKPOINTS } from '../../../../ui/breakpoints.ts'
import { type Cell, SIDE } from '../../rules/components/cells.ts'
import type { IslandPlace } from '../view.ts'
import { type Spot, spotOf } from './spot.ts'

interface KeyActions {
  hover(spot: Spot | undefined): void
  put(spot: Spot): void
}

/** What the keyboard can do on the islands: the arrow keys move across both, Enter and the space bar mark. */
export const keyHandlers = ({ hover, put }: KeyActions) => ({
  onFocusIn({ target }: FocusEvent): void {
    const cell = target as Element
    const spot = spotOf(cell)
    if (spot && cell.matches(':focus-visible')) hover(spot)
  },
  onFocusOut({ target }: FocusEvent): void {
    if (spotOf(target as Element)) hover(undefined)
  },
  onKeyDown(event: KeyboardEvent): void {
    const spot = spotOf(event.target as Element)
    if (!spot) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      put(spot)
      return
    }
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    focusNextCell(event.currentTarget as Element, spot.place, spot.cell, step)
  },
})

type Step = readonly [down: number, right: number]

const ARROWS: Partial<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves in one direction to the next cell that is land; past the edge, the other island follows. */
function focusNextCell(islands: Element, from: IslandPlace, cell: Cell, [down, right]: Step): void {
  const stacked = matchMedia(BREAKPOINTS.oneColumn).matches
  let [row, column, place] = [cell >> 2, cell & 3, from as number]
  for (;;) {
    row += down
    column += right
    const across = stacked ? row : column
    if (!inGrid(across)) {
      place += across < 0 ? -1 : 1
      const entry = across < 0 ? SIDE - 1 : 0
      if (stacked) row = entry
      else column = entry
    }
    if (place < 0 || place > 1 || !inGrid(row) || !inGrid(column)) return
    const next = cellElement(islands, place, SIDE * row + column)
    if (next) {
      next.focus()
      return
    }
  }
}

const inGrid = (index: number): boolean => index >= 0 && index < SIDE

const cellElement = (islands: Element, place: number, cell: Cell): SVGElement | null =>
  islands.querySelector<SVGElement>(`[data-place="${place}"] [data-cell="${cell}"]`)
