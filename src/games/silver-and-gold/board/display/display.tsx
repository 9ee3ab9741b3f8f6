import { memo } from '../../../../ui/hooks/memo.ts'
import type { Card } from '../../rules/components/deck.ts'
import { deckOf, NO_CARD } from '../../rules/components/deck.ts'
import type { Open } from '../../rules/state.ts'
import { Sign } from '../art/pieces.tsx'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import type { Highlights } from '../highlights.ts'
import { sg } from '../texts.ts'
import { cardDescription, cardOf } from '../words.ts'
import './display.css'

export interface Picking {
  /** Whether a card may be taken now. */
  readonly active: boolean
  /** The cards of the display that the draft takes. */
  readonly taken: readonly Card[]
  take(card: Card): void
  draw(): void
}

/** For boards on which no card can be taken now. */
export const NOT_PICKING: Picking = {
  active: false,
  taken: [],
  take: () => undefined,
  draw: () => undefined,
}

interface DisplayProps {
  open: Open
  picking: Picking
  highlights: Highlights
  inspect(card: Card): void
}

/** The display and the stock: what can be taken next, and what a palm is worth now. */
export const Display = memo((props: DisplayProps) => (
  <section class={props.picking.active ? 'harbour picking' : 'harbour'} aria-label={sg.t('display')}>
    <PalmSign open={props.open} />
    <DisplayCards {...props} />
  </section>
))

function PalmSign({ open }: { open: Open }) {
  return (
    <div class="sign" data-explain={sg.t('explain.palmValue')}>
      <h2 class="h">{sg.t('display')}</h2>
      <Sign of="palm" />
      <p>
        <b data-point="palmValue">+{open.palmValue}</b> <span>{sg.t('perPalm')}</span>
      </p>
    </div>
  )
}

export function DisplayCards({ open, picking, highlights, inspect }: DisplayProps) {
  const deck = deckOf(open.options)
  return (
    <div class="spots" data-point="display">
      {open.display.map((card, place) => {
        if (card === NO_CARD || picking.taken.includes(card)) return <span key={place} class="spot gone" />
        const words = cardDescription(cardOf(deck, card))
        const label = picking.active ? sg.t('take', { card: words }) : sg.t('look', { card: words })
        return (
          <button
            key={place}
            type="button"
            class="spot ibare"
            data-display={card}
            data-shown={highlights.of(card)}
            data-explain={words}
            onClick={() => (picking.active ? picking.take(card) : inspect(card))}
          >
            <TreasureCardPicture card={cardOf(deck, card)} layout="mini" label={label} />
          </button>
        )
      })}
      <Stock open={open} picking={picking} shown={highlights.of('stock')} />
    </div>
  )
}

interface StockProps {
  open: Open
  picking: Picking
  shown: ReturnType<Highlights['of']>
}

function Stock({ open, picking, shown }: StockProps) {
  const words = sg.t('stock.n', { n: open.stock })
  const back = (
    <span class="back">
      <svg class="rose" aria-hidden="true">
        <use href="#d-rose" />
      </svg>
      <b>{open.stock}</b>
    </span>
  )
  if (!picking.active || open.stock === 0) {
    return (
      <span
        class="stock"
        data-shown={shown}
        role="img"
        aria-label={words}
        data-explain={`${words}. ${sg.t('explain.stock')}`}
        data-why={sg.t(picking.active ? 'refused.stockEmpty' : 'why.stock')}
      >
        {back}
      </span>
    )
  }
  return (
    <button
      type="button"
      class="stock ibare"
      data-shown={shown}
      aria-label={`${sg.t('draw')}. ${words}`}
      data-explain={`${sg.t('draw')}. ${sg.t('explain.stock')}`}
      onClick={picking.draw}
    >
      {back}
    </button>
  )
}
