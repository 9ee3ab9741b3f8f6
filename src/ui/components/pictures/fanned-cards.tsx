import type { ComponentChildren } from 'preact'
import './fanned-cards.css'

/** Cards in a fan in the middle of a table, which is drawn in the same frame. Each card fills its own viewport. */
export function FannedCards({ cards }: { cards: readonly ComponentChildren[] }) {
  return (
    <svg class="board fan" viewBox="0 0 748 670" aria-hidden="true">
      <g>
        {cards.map((card, index) => {
          const place = index - (cards.length - 1) / 2
          return (
            <g
              key={index}
              transform={`translate(${374 + place * 43} ${352 + place * place * 3}) rotate(${place * 8})`}
            >
              <svg x="-42" y="-50" width="84" height="100" aria-hidden="true">
                {card}
              </svg>
            </g>
          )
        })}
      </g>
    </svg>
  )
}
