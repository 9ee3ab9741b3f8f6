import type { Colour } from '../../rules/components/deck-file.ts'
import type { Square } from '../../rules/components/patterns.ts'
import { round, smooth } from './coast.ts'
import { PENCIL_CROSSES } from './pencil.ts'
import { seeded } from './seeded.ts'
import './pieces.css'

/** Each colour has a silhouette of its own, so that colour is never the only difference. */
export const SUITS: Record<Colour, string> = { purple: 'gem', orange: 'sun', green: 'leaf', grey: 'moon' }

const FIGURE_HEIGHT: Record<Colour, number> = { purple: 0.445, orange: 0.5, green: 0.5, grey: 0.5 }

/** The points of a card on the silhouette of its colour. */
export function Plate({
  colour,
  points,
  x,
  y,
  size,
}: {
  colour: Colour
  points: number
  x: number
  y: number
  size: number
}) {
  return (
    <g class={`plate plate-${SUITS[colour]}`}>
      <use
        href={`#suit-${colour}`}
        x={round(x)}
        y={round(y + 1.2)}
        width={size}
        height={size}
        class="under"
      />
      <use href={`#suit-${colour}`} x={round(x)} y={round(y)} width={size} height={size} class="over" />
      <text
        class="num"
        x={round(x + size / 2)}
        y={round(y + size * FIGURE_HEIGHT[colour])}
        font-size={round(size * 0.5)}
        dominant-baseline="central"
        text-anchor="middle"
      >
        {points}
      </text>
    </g>
  )
}

/** A wax seal: an uneven blob, the silhouette pressed into it, and its points. */
export function Seal({
  seal,
  x,
  y,
  size,
  seed,
}: {
  seal: { colour: Colour; value: number }
  x: number
  y: number
  size: number
  seed: string
}) {
  const random = seeded(`wax${seed}`)
  const blob = smooth(
    Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 13) * Math.PI * 2
      const radius = (size / 2) * (0.9 + random() * 0.17)
      return [x + size / 2 + Math.cos(angle) * radius, y + size / 2 + Math.sin(angle) * radius] as const
    }),
  )
  const [pressed, rim] = [size * 0.64, (size - size * 0.64) / 2]
  return (
    <g class={`seal seal-${SUITS[seal.colour]}`} data-point="seal">
      <path d={blob} class="under" transform="translate(0 1.4)" />
      <path d={blob} class="wax" />
      <use
        href={`#suit-${seal.colour}`}
        x={round(x + rim)}
        y={round(y + rim)}
        width={round(pressed)}
        height={round(pressed)}
        class="pressed"
      />
      <text
        class="num"
        x={round(x + size / 2)}
        y={round(y + size * (seal.colour === 'purple' ? 0.47 : 0.51))}
        font-size={round(size * 0.4)}
        dominant-baseline="central"
        text-anchor="middle"
      >
        +{seal.value}
      </text>
    </g>
  )
}

/** A pattern as squares; `box` is the width of the picture in squares. */
export function PatternPicture({
  squares,
  box,
  plain,
}: {
  squares: readonly Square[]
  box?: number
  plain?: boolean
}) {
  const unit = 20
  const width = Math.max(...squares.map(([, column]) => column)) + 1
  const height = Math.max(...squares.map(([row]) => row)) + 1
  const wide = box ?? Math.max(3, width, height)
  const [left, top] = [((wide - width) * unit) / 2, ((wide - height) * unit) / 2]
  return (
    <svg class="pat" viewBox={`-2 -2 ${wide * unit + 4} ${wide * unit + 4}`} aria-hidden="true">
      {squares.map(([row, column], k) => (
        <g key={`${row}${column}`} transform={`translate(${left + column * unit} ${top + row * unit})`}>
          <rect x="1" y="1" width="18" height="18" rx="3" class="pq" />
          {plain ? undefined : (
            <use href={`#mk-${(k * 3) % PENCIL_CROSSES}`} x="1" y="1" width="18" height="18" class="pm" />
          )}
        </g>
      ))}
    </svg>
  )
}

/** A trophy cup with its points. */
export function Cup({ points }: { points?: number | string }) {
  return (
    <svg class="cup" viewBox="0 0 32 32" aria-hidden="true">
      <use href="#sg-trophy" class="cupf" />
      <text class="num" x="16" y="11.8" font-size="12" text-anchor="middle" dominant-baseline="central">
        {points}
      </text>
    </svg>
  )
}

export function Suit({ colour }: { colour: Colour }) {
  return (
    <svg class={`suit suit-${SUITS[colour]}`} viewBox="-1 -1 26 26" aria-hidden="true">
      <use href={`#suit-${colour}`} />
    </svg>
  )
}

/** A symbol of this game at the size of the text around it. */
export function Sign({ of }: { of: 'coin' | 'coin-empty' | 'palm' | 'cross' | 'trophy' }) {
  return (
    <svg class="sym" viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#sg-${of}`} />
    </svg>
  )
}
