import type { DecisionPictureProps } from '../../../../ui/board/game-board.ts'
import { deckOf } from '../../rules/components/deck.ts'
import type { Move } from '../../rules/moves.ts'
import { PLACES } from '../../rules/state.ts'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { highlightsOf } from '../highlights.ts'
import { asSg, markedOn, viewedPlayer } from '../view.ts'
import { cardDescription, cardOf } from '../words.ts'
import './decision-picture.css'

/** What some moves do, as a picture: the islands with the new marks, or the cards that are kept or taken. */
export function DecisionPicture({ view, shown }: DecisionPictureProps) {
  const own = asSg(view)
  const deck = deckOf(own.open.options)
  const player = viewedPlayer(own)
  const cells = highlightsOf([shown])[shown.as]
  const moves = shown.moves as readonly Move[]
  const chosen = moves.flatMap((move) => ('card' in move ? [cardOf(deck, move.card)] : []))
  return (
    <div class="sg-decision">
      {PLACES.filter((place) => cells[place] !== 0).map((place) => {
        const card = cardOf(deck, player.cards[place])
        const marked = markedOn(deck, player, place)
        return (
          <TreasureCardPicture
            key={place}
            card={card}
            marked={marked}
            {...(shown.as === 'advice' ? { advice: cells[place] } : { fresh: cells[place] })}
            label={cardDescription(card, marked | cells[place])}
          />
        )
      })}
      {chosen.map((card) => (
        <TreasureCardPicture key={card.id} card={card} label={cardDescription(card)} />
      ))}
      {moves.some(({ type }) => type === 'draw') ? (
        <span class="back">
          <svg class="rose" aria-hidden="true">
            <use href="#d-rose" />
          </svg>
        </span>
      ) : undefined}
    </div>
  )
}
