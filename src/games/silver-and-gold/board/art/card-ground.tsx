import { useId } from 'preact/hooks'
import { memo } from '../../../../ui/hooks/memo.ts'
import { type Cells, cellsOf, hasCell } from '../../rules/components/cells.ts'
import { cellsIn, type TreasureCard } from '../../rules/components/deck-file.ts'
import { type CardLayout, cellCorner, MEASURES, UNIT } from './card-layout.ts'
import { coast, round } from './coast.ts'
import { type RandomNumber, seeded } from './seeded.ts'
import { Use } from './use.tsx'

/** The water around an island, from the outside in. */
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
export const CardGround = memo(({ card, layout }: { card: TreasureCard; layout: CardLayout }) => {
  const { left, top } = MEASURES[layout]
  const mini = layout === 'mini'
  const land = cellsIn(card.grid)
  const random = seeded(card.id)
  const shore = coast(land, random, mini ? 1.2 : 1.8, mini ? 1 : 1.7)
  const waves = mini ? '' : waveTicks(random, layout)
  return (
    <g aria-hidden="true">
      <Paper card={card} layout={layout} />
      <Sea card={card} layout={layout} shore={shore} waves={waves} />
      {mini ? undefined : <Decoration card={card} layout={layout} random={random} />}
      <g transform={`translate(${left} ${top})`}>
        <path d={innerLines(land)} class="inner" />
        <path d={shore} class="shore" />
      </g>
    </g>
  )
})

function Paper({ card, layout }: { card: TreasureCard; layout: CardLayout }) {
  const mini = layout === 'mini'
  const { width, height, frame } = MEASURES[layout]
  return (
    <>
      {/* The shadow is drawn, because a filter would be computed again with every mark. */}
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
    </>
  )
}

interface SeaProps {
  card: TreasureCard
  layout: CardLayout
  shore: string
  waves: string
}

function Sea({ card, layout, shore, waves }: SeaProps) {
  const id = useId()
  const mini = layout === 'mini'
  const { width, height, left, top, frame } = MEASURES[layout]
  return (
    <>
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
              <path d={coast(cellsIn(card.grid), seeded(`${card.id}b`), 1.1, -3.2)} class="beach" />
            </>
          )}
        </g>
      </g>
    </>
  )
}

function waveTicks(random: RandomNumber, layout: CardLayout): string {
  const { width, height, frame } = MEASURES[layout]
  let path = ''
  for (let i = 0; i < 26; i++) {
    const x = frame + 4 + random() * (width - 2 * frame - 16)
    const y = frame + 8 + random() * (height - 2 * frame - 14)
    path += `M${round(x)} ${round(y)}q2.2-2.6 4.4 0t4.4 0`
  }
  return path
}

/** The dashed lines between neighbouring cells. */
function innerLines(land: Cells): string {
  let path = ''
  for (const cell of cellsOf(land)) {
    const [x, y] = cellCorner(cell)
    if ((cell & 3) < 3 && hasCell(land, cell + 1)) path += `M${x + UNIT} ${y + 4}v32`
    if (cell < 12 && hasCell(land, cell + 4)) path += `M${x + 4} ${y + UNIT}h32`
  }
  return path
}

const DECORATIONS = [
  ['d-ship', 44, 36],
  ['d-serpent', 62, 28],
  ['d-tail', 36, 27],
] as const

/** A ship or a sea monster where the sea has room for it. */
function Decoration({
  card,
  layout,
  random,
}: {
  card: TreasureCard
  layout: CardLayout
  random: RandomNumber
}) {
  const { width, height, left, top, frame } = MEASURES[layout]
  const [name, wide, high] = DECORATIONS[Math.floor(random() * DECORATIONS.length)] ?? DECORATIONS[0]
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
    <Use of={name} x={left + 26 + random() * 70} y={top + 164 - high} size={wide} height={high} />
  ) : (
    <Use of={name} x={width / 2 - wide / 2 + (card.seal ? 0 : 22)} y={13} size={wide} height={high} />
  )
}
