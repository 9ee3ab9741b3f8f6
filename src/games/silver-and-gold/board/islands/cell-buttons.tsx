import { BREAKPOINTS } from '../../../../ui/breakpoints.ts'
import { type Cell, type Cells, cellsOf, hasCell, SIDE } from '../../rules/components/cells.ts'
import type { TreasureCard } from '../../rules/components/deck-file.ts'
import { cellCorner, UNIT } from '../art/card-layout.ts'
import type { IslandPlace } from '../view.ts'
import { cellWords } from '../words.ts'
import type { Spot } from './spot.ts'

interface CellButtonsProps {
  place: IslandPlace
  card: TreasureCard
  land: Cells
  marked: Cells
  fresh: Cells
  /** What the pattern can cover. */
  markable: Cells
  active: boolean
  focus: Spot | undefined
  hover(spot: Spot | undefined): void
  put(spot: Spot): void
}

/** Every cell is a button; the arrow keys move across both islands. */
export function CellButtons(props: CellButtonsProps) {
  const { place, card, land, marked, active, focus } = props
  const cells = cellsOf(land)
  const tabStop = focus?.place === place && cells.includes(focus.cell) ? focus.cell : cells[0]

  function press(event: KeyboardEvent, cell: Cell): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      props.put({ place, cell })
      return
    }
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    const islands = (event.currentTarget as Element).closest('.mine')
    if (islands) focusNextCell(islands, place, cell, step)
  }

  return (
    <>
      {cells.map((cell) => {
        const [x, y] = cellCorner(cell)
        return (
          <rect
            key={cell}
            class="cell"
            data-cell={cell}
            x={x}
            y={y}
            width={UNIT}
            height={UNIT}
            rx="6"
            role="button"
            tabIndex={cell === tabStop ? 0 : -1}
            aria-label={cellWords(card, cell, props)}
            aria-disabled={!active || hasCell(marked, cell)}
            onFocus={(event) => {
              if (event.currentTarget.matches(':focus-visible')) props.hover({ place, cell })
            }}
            onBlur={() => props.hover(undefined)}
            onKeyDown={(event) => press(event, cell)}
          />
        )
      })}
    </>
  )
}

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
