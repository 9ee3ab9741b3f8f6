import { capitalised } from '../../../../text/format.ts'
import { listed } from '../../../../ui/text/texts.tsx'
import { countCells } from '../../rules/components/cells.ts'
import { deckOf } from '../../rules/components/deck.ts'
import type { Move } from '../../rules/moves.ts'
import { PLACES } from '../../rules/state.ts'
import { sg } from '../texts.ts'
import { type SgView, viewedPlayer } from '../view.ts'
import { cardOf, cardWithArticle, onCard } from '../words.ts'

/** What some moves do, for example "Mark 3 cells on the purple island (14)". */
export function describeMoves(view: SgView, moves: readonly Move[]): string {
  const deck = deckOf(view.open.options)
  const player = viewedPlayer(view)
  const named = (type: 'keep' | 'take'): string[] =>
    moves.flatMap((move) => (move.type === type ? [cardWithArticle(cardOf(deck, move.card))] : []))
  const kept = named('keep')
  if (kept.length > 0) return capitalised(sg.t('tell.keep', { cards: listed(kept) }))
  const taken = named('take')
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
    ...(taken.length > 0 ? [capitalised(sg.t('tell.take', { cards: listed(taken) }))] : []),
    ...(moves.some(({ type }) => type === 'draw') ? [sg.t('draw')] : []),
  ].join('. ')
}
