import { useLayoutEffect, useRef } from 'preact/hooks'
import { memo } from '../../../../ui/hooks/memo.ts'
import { type Cell, type Cells, cellsOf, firstCell, hasCell } from '../../rules/components/cells.ts'
import type { TreasureCard } from '../../rules/components/deck-file.ts'
import { cellCorner, UNIT } from '../art/card-layout.ts'
import { cellWords } from '../words.ts'

interface CellButtonsProps {
  card: TreasureCard
  land: Cells
  marked: Cells
  fresh: Cells
  /** What the pattern can cover. */
  markable: Cells
  active: boolean
  /** The cell that the keyboard returns to, if it is on this island. */
  focus: Cell | undefined
}

/** Every cell is a button. It listens to nothing itself, so that an island is drawn again only when it has changed. */
export const CellButtons = memo((props: CellButtonsProps) => {
  const { card, land, marked, active, focus } = props
  const tabStop = focus !== undefined && hasCell(land, focus) ? focus : firstCell(land)
  const group = useRef<SVGGElement>(null)
  // Browsers compute the style of the page when the tabindex of the focused element changes, so this comes last.
  useLayoutEffect(() => {
    const stop = group.current?.querySelector(`[data-cell="${tabStop}"]`)
    stop?.setAttribute('tabindex', '0')
    return () => stop?.setAttribute('tabindex', '-1')
  }, [tabStop, land])
  return (
    <g ref={group}>
      {cellsOf(land).map((cell) => {
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
            tabindex={-1}
            aria-label={cellWords(card, cell, props)}
            aria-disabled={!active || hasCell(marked, cell)}
          />
        )
      })}
    </g>
  )
})
