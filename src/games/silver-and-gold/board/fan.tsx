import { FannedCards } from '../../../ui/components/pictures/fanned-cards.tsx'
import { memo } from '../../../ui/hooks/memo.ts'
import { VERMEIL_DECK } from '../rules/components/vermeil-deck.ts'
import { Sprite } from './art/sprite.tsx'
import { TreasureCardPicture } from './art/treasure-card.tsx'

/** One card of each colour. */
const SHOWN = ['P04', 'S10', 'O01', 'G07']

/** Cards on the table before the match. */
export const Fan = memo(() => (
  <>
    <Sprite />
    <FannedCards
      cards={SHOWN.flatMap((id) => {
        const card = VERMEIL_DECK.treasureCards.find((one) => one.id === id)
        return card ? <TreasureCardPicture card={card} layout="mini" label="" /> : []
      })}
    />
  </>
))
