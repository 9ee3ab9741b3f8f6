import type { ComponentChildren } from 'preact'
import { useId, useMemo } from 'preact/hooks'
import { memo } from '../../../../ui/hooks/memo.ts'
import { type Cell, type Cells, cellsOf, hasCell } from '../../rules/cells.ts'
import { cellsIn, type TreasureCard } from '../../rules/deck-file.ts'
import { coast, round, UNIT } from './coast.ts'
import { PENCIL_CROSSES } from './pencil.ts'
import { Plate, Seal, Use } from './pieces.tsx'
import { seeded } from './seeded.ts'
import './art.css'

/** Upright at a desk, lying on a phone, small for what others have. */
export type CardLayout = 'portrait' | 'landscape' | 'mini'

interface Measures {
  readonly width: number
  readonly height: number
  /** Where the grid begins. */
  readonly left: number
  readonly top: number
  readonly frame: number
  readonly plate: readonly [x: number, y: number, size: number]
  readonly seal: readonly [x: number, y: number, size: number]
}

export const MEASURES: Record<CardLayout, Measures> = {
  portrait: { width: 208, height: 232, left: 24, top: 51, frame: 8, plate: [9, 8, 40], seal: [161, 9, 38] },
  landscape: {
    width: 276,
    height: 190,
    left: 101,
    top: 15,
    frame: 7,
    plate: [16, 16, 52],
    seal: [18, 76, 48],
  },
  mini: { width: 206, height: 246, left: 23, top: 66, frame: 9, plate: [5, 3, 62], seal: [140, 4, 60] },
}

export interface TreasureCardProps {
  card: TreasureCard
  layout?: CardLayout
  /** The cells marked in earlier turns. */
  marked?: Cells
  /** The cells marked in this turn. */
  fresh?: Cells
  /** The cells that the pointer would mark, and whether it may. */
  ghost?: Cells
  ghostBad?: boolean
  /** The cells that it would be good to mark. */
  advice?: Cells
  /** The cells that can be marked. */
  hints?: Cells
  /** Words for "3 left", where there is room. */
  left?: ComponentChildren
  label: string
  /** Elements for single cells, laid over the drawing. */
  children?: ComponentChildren
}

export function TreasureCardPicture(props: TreasureCardProps) {
  const { card, layout = 'portrait', label, children } = props
  const { width, height, left, top } = MEASURES[layout]
  return (
    <svg
      class={`tc tc-${card.colour} tc-${layout}`}
      viewBox={`0 0 ${width} ${height}`}
      role={children ? 'group' : 'img'}
      aria-label={label}
    >
      <Ground card={card} layout={layout} />
      <Marks {...props} />
      <Labels card={card} layout={layout} />
      {layout === 'landscape' && props.left !== undefined ? <Rest card={card}>{props.left}</Rest> : undefined}
      {children ? <g transform={`translate(${left} ${top})`}>{children}</g> : undefined}
    </svg>
  )
}

const RINGS = {
  mini: [
    [15, 3, 1.5],
    [7, 1, 1.6],
  ],
  full: [
    [33, 4, 0.9],
    [24.5, 3, 0.9],
    [16.5, 2, 1],
    [9, 1, 1.1],
  ],
} as const

/** Paper, frame, sea and island: what never changes about a card. */
const Ground = memo(({ card, layout }: { card: TreasureCard; layout: CardLayout }) => {
  const id = useId()
  const mini = layout === 'mini'
  const { width, height, left, top, frame } = MEASURES[layout]
  const land = cellsIn(card.grid)
  const wobble = seeded(card.id)
  const shore = coast(land, wobble, mini ? 1.2 : 1.8, mini ? 1 : 1.7)
  const waves = mini ? '' : waveTicks(wobble, layout)
  return (
    <g aria-hidden="true">
      {/* The shadow is drawn: a filter would be computed anew with every mark. */}
      <rect x="-0.6" y="3.4" width={width + 1.2} height={height} rx={mini ? 14 : 11} class="card-shadow" />
      <rect y="1.6" width={width} height={height} rx={mini ? 13 : 10} class="card-shadow" />
      <rect width={width} height={height} rx={mini ? 13 : 10} class="card-paper" />
      <rect
        x="2.5"
        y="2.5"
        width={width - 5}
        height={height - 5}
        rx={mini ? 11 : 8}
        fill={`url(#fr-${card.colour})`}
      />
      <rect
        x={frame}
        y={frame}
        width={width - 2 * frame}
        height={height - 2 * frame}
        rx={mini ? 7 : 4.5}
        class="card-sea"
      />
      <clipPath id={`${id}s`}>
        <rect
          x={frame + 1}
          y={frame + 1}
          width={width - 2 * frame - 2}
          height={height - 2 * frame - 2}
          rx="4"
        />
      </clipPath>
      <g clip-path={`url(#${id}s)`}>
        {mini ? undefined : <path d={waves} class="waves" />}
        <g transform={`translate(${left} ${top})`}>
          {RINGS[mini ? 'mini' : 'full'].map(([wide, tone, half]) => (
            <g key={wide} class={`ring ring-${tone}`}>
              <path d={shore} stroke-width={wide + half} class="line" />
              <path d={shore} stroke-width={wide - half} class="water" />
            </g>
          ))}
          <path d={shore} class="sand" />
          {mini ? undefined : (
            <>
              <clipPath id={`${id}l`}>
                <path d={shore} />
              </clipPath>
              <path d={shore} clip-path={`url(#${id}l)`} class="rim" />
              <path d={coast(land, seeded(`${card.id}b`), 1.1, -3.2)} class="beach" />
            </>
          )}
        </g>
      </g>
      {mini ? undefined : <Furniture card={card} layout={layout} wobble={wobble} />}
      <g transform={`translate(${left} ${top})`}>
        <path d={innerLines(land)} class="inner" />
        <path d={shore} class="shore" />
      </g>
    </g>
  )
})

function waveTicks(wobble: () => number, layout: CardLayout): string {
  const { width, height, frame } = MEASURES[layout]
  let path = ''
  for (let i = 0; i < 26; i++) {
    const x = frame + 4 + wobble() * (width - 2 * frame - 16)
    const y = frame + 8 + wobble() * (height - 2 * frame - 14)
    path += `M${round(x)} ${round(y)}q2.2-2.6 4.4 0t4.4 0`
  }
  return path
}

/** The dashed lines between neighbouring cells. */
function innerLines(land: Cells): string {
  let path = ''
  for (const cell of cellsOf(land)) {
    const [x, y] = corner(cell)
    if ((cell & 3) < 3 && hasCell(land, cell + 1)) path += `M${x + UNIT} ${y + 4}v32`
    if (cell < 12 && hasCell(land, cell + 4)) path += `M${x + 4} ${y + UNIT}h32`
  }
  return path
}

export const corner = (cell: Cell): [x: number, y: number] => [(cell & 3) * UNIT, (cell >> 2) * UNIT]

const FURNITURE = [
  ['d-ship', 44, 36],
  ['d-serpent', 62, 28],
  ['d-tail', 36, 27],
] as const

/** One ship or beast where the sea has room. */
function Furniture({
  card,
  layout,
  wobble,
}: {
  card: TreasureCard
  layout: CardLayout
  wobble: () => number
}) {
  const { width, height, left, top, frame } = MEASURES[layout]
  const [name, wide, high] = FURNITURE[Math.floor(wobble() * FURNITURE.length)]
  if (layout === 'landscape') {
    const scale = card.seal ? 0.72 : 1
    return (
      <Use
        of={name}
        x={frame + 34 - (wide * scale) / 2}
        y={height - frame - high * scale - 7}
        size={wide * scale}
        height={high * scale}
      />
    )
  }
  const lowestRowIsSea = (cellsIn(card.grid) & 0xf000) === 0
  return lowestRowIsSea ? (
    <Use of={name} x={left + 26 + wobble() * 70} y={top + 164 - high} size={wide} height={high} />
  ) : (
    <Use of={name} x={width / 2 - wide / 2 + (card.seal ? 0 : 22)} y={13} size={wide} height={high} />
  )
}

const SYMBOLS: Partial<Record<string, string>> = { C: 'sg-coin', P: 'sg-palm', X: 'sg-cross' }

/** Symbols, pencil and what the pointer would do: what changes from turn to turn. */
function Marks({
  card,
  layout = 'portrait',
  marked = 0,
  fresh = 0,
  ghost = 0,
  ghostBad,
  advice = 0,
  hints = 0,
}: TreasureCardProps) {
  const { left, top } = MEASURES[layout]
  const size = layout === 'mini' ? 33 : 29
  const inset = (UNIT - size) / 2
  const shown = hints & ~ghost
  const outline = useMemo(() => (ghost === 0 ? '' : coast(ghost, () => 0.5, 0, -2)), [ghost])
  const cells = cellsOf(cellsIn(card.grid))
  return (
    <g class="marks" transform={`translate(${left} ${top})`} aria-hidden="true">
      <g class="used">
        {cellsOf(marked).map((cell) => (
          <rect
            key={cell}
            x={corner(cell)[0] + 1.5}
            y={corner(cell)[1] + 1.5}
            width="37"
            height="37"
            rx="6"
          />
        ))}
      </g>
      {cells.map((cell) => {
        const [x, y] = corner(cell)
        const letter = card.grid[cell >> 2][cell & 3]
        const name = SYMBOLS[letter]
        if (!name) return undefined
        const grown = letter === 'P' ? 1 : 0
        return (
          <Use
            key={cell}
            of={layout === 'mini' && letter === 'X' ? 'sg-cross-m' : name}
            x={x + inset - grown}
            y={y + inset - grown}
            size={size + 2 * grown}
            class={hasCell(marked, cell) ? 'spent' : undefined}
          />
        )
      })}
      <g class="hints">
        {cellsOf(shown).map((cell) => {
          const [x, y] = corner(cell)
          return card.grid[cell >> 2][cell & 3] === '#' ? (
            <circle key={cell} cx={x + 20} cy={y + 20} r="3" />
          ) : (
            <rect key={cell} x={x + 3.5} y={y + 3.5} width="33" height="33" rx="7" />
          )
        })}
      </g>
      <Crosses card={card} cells={marked} class="pencil" />
      <Crosses card={card} cells={fresh} class="pencil fresh" />
      {advice === 0 ? undefined : (
        <g class="advice">
          <path d={coast(advice, () => 0.5, 0, -2)} />
          <Crosses card={card} cells={advice} class="advice-marks" />
        </g>
      )}
      {ghost === 0 ? undefined : (
        <g class={ghostBad ? 'ghost bad' : 'ghost'}>
          <path d={outline} />
          {ghostBad ? undefined : <Crosses card={card} cells={ghost} class="ghost-marks" />}
        </g>
      )}
    </g>
  )
}

function Crosses({ card, cells, class: name }: { card: TreasureCard; cells: Cells; class: string }) {
  return (
    <g class={name}>
      {cellsOf(cells).map((cell) => {
        const [x, y] = corner(cell)
        const luck = seeded(card.id + cell)()
        const turned = (Math.floor(luck * 97) % 4) * 90
        return (
          <use
            key={cell}
            href={`#mk-${Math.floor(luck * PENCIL_CROSSES)}`}
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

/** Points and seal: they never change either, but lie over the pencil. */
const Labels = memo(({ card, layout }: { card: TreasureCard; layout: CardLayout }) => {
  const { plate, seal } = MEASURES[layout]
  return (
    <g aria-hidden="true">
      <Plate colour={card.colour} points={card.points} x={plate[0]} y={plate[1]} size={plate[2]} />
      {card.seal ? (
        <Seal seal={card.seal} x={seal[0]} y={seal[1]} size={seal[2]} seed={card.id} />
      ) : undefined}
    </g>
  )
})

/** How many cells are left, where the card lies on its side. */
function Rest({ card, children }: { card: TreasureCard; children: ComponentChildren }) {
  const [x, , size] = MEASURES.landscape.plate
  return (
    <text class="rest" text-anchor="middle" x={x + size / 2} y={card.seal ? 142 : 88} aria-hidden="true">
      {children}
    </text>
  )
}
