import type { Seat } from '../../../../kernel/index.ts'
import type { Cells } from '../../rules/components/cells.ts'
import type { Card, Deck } from '../../rules/components/deck.ts'
import { COLOURS } from '../../rules/components/deck-file.ts'
import { finishedOf } from '../../rules/scoring.ts'
import type { Player } from '../../rules/state.ts'
import { SUITS, Suit } from '../art/pieces.tsx'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { highlightedCells } from '../history/log-place.ts'
import { sg } from '../texts.ts'
import { landOf } from '../view.ts'
import { cardDescription, cardOf } from '../words.ts'
import './finished-cards.css'

/** A finished card in full, with all its cells marked. */
export function FinishedCard({ deck, card, lit = 0 }: { deck: Deck; card: Card; lit?: Cells }) {
  return (
    <TreasureCardPicture
      card={cardOf(deck, card)}
      layout="mini"
      marked={landOf(deck, card)}
      lit={lit}
      label={cardDescription(cardOf(deck, card))}
    />
  )
}

/** The finished cards as a small stack of silhouettes. */
export function FinishedStack({ deck, player, seat }: { deck: Deck; player: Player; seat: Seat }) {
  if (player.finished.length === 0) return undefined
  const words = player.finished.map((card) => cardDescription(cardOf(deck, card))).join('; ')
  return (
    <span
      class={player.finished.length > 4 ? 'stack many' : 'stack'}
      role="img"
      aria-label={sg.t('finished.list', { list: words })}
      data-explain={words}
    >
      {player.finished.map((card) => {
        const { colour } = cardOf(deck, card)
        return (
          <span
            key={card}
            class={`fin fin-${SUITS[colour]}`}
            data-shown={highlightedCells(seat, card, landOf(deck, card)) === 0 ? undefined : 'played'}
          >
            <Suit colour={colour} />
          </span>
        )
      })}
    </span>
  )
}

/** How the seals add up: each value times the islands of its colour, drawn as silhouettes. */
export function SealSums({ deck, player }: { deck: Deck; player: Player }) {
  const paying = player.finished.flatMap((card) => {
    const { seal } = cardOf(deck, card)
    if (!seal) return []
    const n = finishedOf(deck, player.finished, COLOURS.indexOf(seal.colour))
    return n > 0 ? [{ card, n, ...seal }] : []
  })
  if (paying.length === 0) return undefined
  return (
    <small class="sums">
      {paying.map(({ card, n, value, colour }, i) => (
        <span key={card} class="sealsum">
          {i > 0 ? '+ ' : ''}
          {value}×
          {Array.from({ length: n }, (_, k) => (
            <Suit key={k} colour={colour} />
          ))}
        </span>
      ))}
    </small>
  )
}
