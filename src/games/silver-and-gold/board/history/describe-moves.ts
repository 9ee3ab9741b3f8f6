import { capitalised } from '../../../../text/format.ts'
import { countCells } from '../../rules/components/cells.ts'
import { deckOf } from '../../rules/components/deck.ts'
import type { TreasureCard } from '../../rules/components/deck-file.ts'
import type { Move } from '../../rules/moves.ts'
import { PLACES } from '../../rules/state.ts'
import { sg } from '../texts.ts'
import { type SgView, viewedPlayer } from '../view.ts'
import { cardOf, cardsWithArticle, onCard } from '../words.ts'

/** What some moves do, for example "Mark 3 cells on the purple island (14)". */
export function describeMoves(view: SgView, moves: readonly Move[]): string {
  const deck = deckOf(view.open.options)
  const player = viewedPlayer(view)
  const chosen = (type: 'keep' | 'take'): TreasureCard[] =>
    moves.flatMap((move) => (move.type === type ? [cardOf(deck, move.card)] : []))
  const kept = chosen('keep')
  if (kept.length > 0) return capitalised(sg.t('tell.keep', { cards: cardsWithArticle(kept) }))
  const taken = chosen('take')
  const marked = PLACES.flatMap((place) => {
    const n = moves.reduce((sum, move) => {
      if (!('place' in move) || move.place !== place) return sum
      return sum + (move.type === 'pattern' ? countCells(move.cells) : 1)
    }, 0)
    return n > 0 ? [sg.t('tell.mark', { n, on: onCard(cardOf(deck, player.cards[place])) })] : []
  })
  // Each part starts with a capital letter, so they are joined as sentences.
  return [
    ...marked,
    ...(taken.length > 0 ? [capitalised(sg.t('tell.take', { cards: cardsWithArticle(taken) }))] : []),
    ...(moves.some(({ type }) => type === 'draw') ? [sg.t('draw')] : []),
  ].join('. ')
}
