import { useMemo } from 'preact/hooks'
import { memo } from '../../../../ui/hooks/memo.ts'
import { type Cells, cellsOf, hasCell } from '../../rules/components/cells.ts'
import { cellsIn, type TreasureCard } from '../../rules/components/deck-file.ts'
import { type CardLayout, cellCorner, letterAt, MEASURES, UNIT } from './card-layout.ts'
import { coast } from './coast.ts'
import { PENCIL_CROSSES } from './pencil.ts'
import { seeded } from './seeded.ts'
import { SYMBOL_IDS, Use } from './use.tsx'

export interface CardMarksProps {
  card: TreasureCard
  layout?: CardLayout
  /** The cells marked in earlier turns. */
  marked?: Cells
  /** The cells marked in this turn. */
  fresh?: Cells
  /** Those of the marked cells that were revealed last; they have the colour of their player. */
  latest?: Cells
  /** The cells that the pointer would mark, and whether that is not allowed. */
  ghost?: Cells
  ghostBad?: boolean
  /** The cells that are advised, and those that follow by the plan. */
  advice?: Cells
  plan?: Cells
  /** The cells that the reader points at in the log. */
  lit?: Cells
  /** The cells that can be marked. */
  hints?: Cells
  /** Whether the hints are for an extra mark, so that they stand out. */
  extra?: boolean
}

/** Symbols, pencil marks and the preview at the pointer: what changes from turn to turn. */
export const CardMarks = memo(drawMarks)

function drawMarks({
  card,
  layout = 'portrait',
  marked = 0,
  fresh = 0,
  latest = 0,
  ghost = 0,
  ghostBad,
  advice = 0,
  plan = 0,
  lit = 0,
  hints = 0,
  extra = false,
}: CardMarksProps) {
  const { left, top } = MEASURES[layout]
  const outline = useMemo(() => outlineOf(ghost), [ghost])
  return (
    <g class="marks" transform={`translate(${left} ${top})`} aria-hidden="true">
      <g class="used">
        {cellsOf(marked).map((cell) => {
          const [x, y] = cellCorner(cell)
          return <rect key={cell} x={x + 1.5} y={y + 1.5} width="37" height="37" rx="6" />
        })}
      </g>
      <Symbols card={card} layout={layout} marked={marked} />
      <Hints card={card} cells={hints & ~ghost} extra={extra} />
      <Crosses card={card} cells={marked & ~latest} class="pencil" />
      <g class="latest">
        {cellsOf(latest).map((cell) => {
          const [x, y] = cellCorner(cell)
          return <rect key={cell} x={x + 1.5} y={y + 1.5} width="37" height="37" rx="6" />
        })}
        <Crosses card={card} cells={latest} class="pencil" />
      </g>
      <Crosses card={card} cells={fresh} class="pencil fresh" />
      {plan === 0 ? undefined : (
        <g class="plan">
          <path d={outlineOf(plan)} />
        </g>
      )}
      {advice === 0 ? undefined : (
        <g class="advice" data-cells="advice">
          <path d={outlineOf(advice)} />
          <Crosses card={card} cells={advice} class="advice-marks" />
        </g>
      )}
      {lit === 0 ? undefined : <path class="lit" data-cells="lit" d={outlineOf(lit)} />}
      {ghost === 0 ? undefined : (
        <g class={ghostBad ? 'ghost bad' : 'ghost'}>
          <path d={outline} />
          {ghostBad ? undefined : <Crosses card={card} cells={ghost} class="ghost-marks" />}
        </g>
      )}
    </g>
  )
}

/** A smooth line just inside some cells. */
const outlineOf = (cells: Cells): string => (cells === 0 ? '' : coast(cells, () => 0.5, 0, -2))

function Symbols({ card, layout, marked }: { card: TreasureCard; layout: CardLayout; marked: Cells }) {
  const size = layout === 'mini' ? 33 : 29
  const inset = (UNIT - size) / 2
  return (
    <>
      {cellsOf(cellsIn(card.grid)).map((cell) => {
        const [x, y] = cellCorner(cell)
        const letter = letterAt(card, cell)
        const id = SYMBOL_IDS[letter]
        if (!id) return undefined
        const grown = letter === 'P' ? 1 : 0
        return (
          <Use
            key={cell}
            of={layout === 'mini' && letter === 'X' ? 'sg-cross-m' : id}
            x={x + inset - grown}
            y={y + inset - grown}
            size={size + 2 * grown}
            class={hasCell(marked, cell) ? 'spent' : undefined}
          />
        )
      })}
    </>
  )
}

/** A dot on an empty cell, a frame around a symbol. All of a kind are one path, because a tap changes most of them. */
function Hints({ card, cells, extra }: { card: TreasureCard; cells: Cells; extra: boolean }) {
  if (cells === 0) return undefined
  let dots = ''
  let frames = ''
  for (const cell of cellsOf(cells)) {
    const [x, y] = cellCorner(cell)
    if (letterAt(card, cell) === '#') dots += circlePath(x + 20, y + 20, extra ? 6 : 3)
    else frames += framePath(x, y)
  }
  return (
    <g class={extra ? 'hints extra' : 'hints'}>
      <path class="hint-dots" d={dots} />
      <path class="hint-frames" d={frames} />
    </g>
  )
}

const circlePath = (x: number, y: number, r: number): string =>
  `M${x + r} ${y}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0z`

/** A rounded square just inside a cell. */
const framePath = (x: number, y: number): string =>
  `M${x + 10.5} ${y + 3.5}h19a7 7 0 0 1 7 7v19a7 7 0 0 1-7 7h-19a7 7 0 0 1-7-7v-19a7 7 0 0 1 7-7z`

/** Pencil crosses; the card and the cell decide which of the drawn ones, and how it is turned. */
function Crosses({ card, cells, class: name }: { card: TreasureCard; cells: Cells; class: string }) {
  return (
    <g class={name}>
      {cellsOf(cells).map((cell) => {
        const [x, y] = cellCorner(cell)
        const random = seeded(card.id + cell)()
        const turned = (Math.floor(random * 97) % 4) * 90
        return (
          <use
            key={cell}
            href={`#mk-${Math.floor(random * PENCIL_CROSSES)}`}
            x={x}
            y={y}
            width={UNIT}
            height={UNIT}
            transform={`rotate(${turned} ${x + 20} ${y + 20})`}
          />
        )
      })}
    </g>
  )
}
