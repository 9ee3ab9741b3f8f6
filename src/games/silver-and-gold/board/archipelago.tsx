import { memo } from '../../../ui/hooks/memo.ts'
import { cellsOf, hasCell } from '../rules/components/cells.ts'
import { cellsIn, type TreasureCard } from '../rules/components/deck-file.ts'
import { VERMEIL_DECK } from '../rules/components/vermeil-deck.ts'
import { letterAt } from './art/card-layout.ts'
import { coast, round } from './art/coast.ts'
import { seeded } from './art/seeded.ts'
import { Sprite } from './art/sprite.tsx'
import { SYMBOL_IDS, Use } from './art/use.tsx'
import './archipelago.css'

/** Islands from the deck: card, position, size of a cell, and rotation in degrees. */
const ARCHIPELAGO = [
  ['P12', 158, 112, 41, -5],
  ['S05', 32, 52, 27, 8],
  ['G11', 24, 262, 28, -7],
  ['O11', 350, 262, 26, 7],
  ['S08', 346, 44, 21, -10],
] as const

/** The widths of the washes of hand-tinted water, each of which ends in a thin line. */
const WASHES = [92, 74, 58, 43, 29, 16, 7] as const

interface Isle {
  readonly card: TreasureCard
  readonly shore: string
  readonly place: string
  readonly unit: number
}

function isles(): Isle[] {
  return ARCHIPELAGO.flatMap(([id, x, y, unit, turned]) => {
    const card = VERMEIL_DECK.treasureCards.find((candidate) => candidate.id === id)
    if (!card) return []
    const shore = coast(cellsIn(card.grid), seeded(`${id}h`), unit * 0.05, unit * 0.05, unit)
    return [{ card, shore, unit, place: `translate(${x} ${y}) rotate(${turned} ${unit * 2} ${unit * 2})` }]
  })
}

/** The picture on the cover: islands from the deck in hand-tinted water. */
export const Archipelago = memo(() => {
  const all = isles()
  return (
    <>
      <Sprite />
      <svg class="land" viewBox="0 0 470 400" aria-hidden="true">
        {WASHES.map((width, step) => (
          <g key={width} class={`wash wash-${step}`}>
            {all.map(({ shore, place }) => (
              <path key={place} d={shore} transform={place} stroke-width={width + 1.1} class="line" />
            ))}
            {all.map(({ shore, place }) => (
              <path key={place} d={shore} transform={place} stroke-width={width - 0.9} class="water" />
            ))}
          </g>
        ))}
        {all.map(({ card, shore, place, unit }) => (
          <g key={place} transform={place}>
            <path d={shore} class="isle-land" />
            <path d={lines(card, unit)} class="isle-lines" />
            {cellsOf(cellsIn(card.grid)).map((cell) => {
              const id = SYMBOL_IDS[letterAt(card, cell)]
              return id ? (
                <Use
                  key={cell}
                  of={id}
                  x={((cell & 3) + 0.12) * unit}
                  y={((cell >> 2) + 0.12) * unit}
                  size={unit * 0.76}
                />
              ) : undefined
            })}
          </g>
        ))}
        <path
          d="M206 352C176 356 160 344 152 322M286 344c26 4 40-6 52-22M366 250c14-34 18-72 8-106M70 248c-12-30-10-58 0-84"
          class="course"
        />
        <Use of="d-ship" x={210} y={312} size={74} height={60} />
        <Use of="d-tail" x={252} y={46} size={42} height={32} />
      </svg>
    </>
  )
})

/** The lines between neighbouring cells. */
function lines({ grid }: TreasureCard, unit: number): string {
  const land = cellsIn(grid)
  let path = ''
  for (const cell of cellsOf(land)) {
    const [x, y] = [(cell & 3) * unit, (cell >> 2) * unit]
    if ((cell & 3) < 3 && hasCell(land, cell + 1))
      path += `M${round(x + unit)} ${round(y + 4)}v${round(unit - 8)}`
    if (cell < 12 && hasCell(land, cell + 4)) path += `M${round(x + 4)} ${round(y + unit)}h${round(unit - 8)}`
  }
  return path
}
