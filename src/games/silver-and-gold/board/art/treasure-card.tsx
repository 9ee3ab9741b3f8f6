import type { ComponentChildren } from 'preact'
import { anchor } from '../../../../ui/board/anchors.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { memo } from '../../../../ui/hooks/memo.ts'
import { cellsOf } from '../../rules/components/cells.ts'
import { cellsIn, type TreasureCard } from '../../rules/components/deck-file.ts'
import { cardLabel, cellPosition } from '../words.ts'
import { CardGround } from './card-ground.tsx'
import { type CardLayout, cellCorner, MEASURES, UNIT } from './card-layout.ts'
import { CardMarks, type CardMarksProps } from './card-marks.tsx'
import { Plate, Seal } from './pieces.tsx'
import '../palette.css'
import './treasure-card.css'

export interface TreasureCardProps extends CardMarksProps {
  /** Text such as "3 left", shown where there is room. */
  left?: ComponentChildren
  label: string
  /** Elements for single cells, placed over the drawing. */
  children?: ComponentChildren
}

export function TreasureCardPicture({ left: cellsLeft, label, children, ...marks }: TreasureCardProps) {
  const { card, layout = 'portrait' } = marks
  const { width, height, left, top } = MEASURES[layout]
  return (
    <svg
      class={`tc tc-${card.colour} tc-${layout}`}
      viewBox={`0 0 ${width} ${height}`}
      role={children ? 'group' : 'img'}
      aria-label={label}
    >
      <CardGround card={card} layout={layout} />
      <CardMarks {...marks} />
      <Labels card={card} layout={layout} />
      {layout === 'landscape' && cellsLeft !== undefined ? (
        <CellsLeft card={card}>{cellsLeft}</CellsLeft>
      ) : undefined}
      {useFrame().anchors ? <Anchors card={card} layout={layout} /> : undefined}
      {children ? <g transform={`translate(${left} ${top})`}>{children}</g> : undefined}
    </svg>
  )
}

/** The cells as places between which arrows can be drawn. */
const Anchors = memo(({ card, layout }: { card: TreasureCard; layout: CardLayout }) => {
  const { left, top } = MEASURES[layout]
  return (
    <g transform={`translate(${left} ${top})`} fill="none" aria-hidden="true">
      {cellsOf(cellsIn(card.grid)).map((cell) => {
        const [x, y] = cellCorner(cell)
        const names = anchor(`card:${idInAnchors(card)}.${cell}`, `${cardLabel(card)}, ${cellPosition(cell)}`)
        return <rect key={cell} x={x} y={y} width={UNIT} height={UNIT} {...names} />
      })}
    </g>
  )
})

/** Cards of custom decks may be called anything. */
const idInAnchors = ({ id }: TreasureCard): string => id.replaceAll(/[^\w-]/g, '-').slice(0, 24)

/** Points and seal, which lie over the pencil marks. */
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

/** How many cells are left, on a card in landscape. */
function CellsLeft({ card, children }: { card: TreasureCard; children: ComponentChildren }) {
  const [x, , size] = MEASURES.landscape.plate
  return (
    <text class="rest" text-anchor="middle" x={x + size / 2} y={card.seal ? 142 : 88} aria-hidden="true">
      {children}
    </text>
  )
}
