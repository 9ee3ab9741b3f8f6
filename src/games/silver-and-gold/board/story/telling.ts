import { listed } from '../../../../ui/text/texts.tsx'
import { countCells } from '../../rules/cells.ts'
import { type Card, deckOf } from '../../rules/deck.ts'
import type { Move } from '../../rules/moves.ts'
import { sg } from '../texts.ts'
import type { SgView } from '../view.ts'
import { cardOf } from '../words.ts'

/** What moves do, in a few words: "Mark 3 cells: purple island of 14". */
export function tellMoves({ open, seat = 0 }: SgView, moves: readonly Move[]): string {
  const deck = deckOf(open.options)
  const words = (card: Card): string => {
    const { colour, points } = cardOf(deck, card)
    return sg.t(`card.${colour}`, { points })
  }
  const named = (type: 'keep' | 'take'): string[] =>
    moves.flatMap((move) => (move.type === type ? [words(move.card)] : []))
  const kept = named('keep')
  if (kept.length > 0) return sg.t('tell.keep', { cards: listed(kept) })
  const taken = named('take')
  const marked = [0, 1].flatMap((place) => {
    const n = moves.reduce((sum, move) => {
      if (!('place' in move) || move.place !== place) return sum
      return sum + (move.type === 'pattern' ? countCells(move.cells) : 1)
    }, 0)
    return n > 0 ? [sg.t('tell.mark', { n, card: words(open.players[seat].cards[place]) })] : []
  })
  // Each is a sentence of its own, with a capital: no list of words.
  return [
    ...marked,
    ...(taken.length > 0 ? [sg.t('tell.take', { cards: listed(taken) })] : []),
    ...(moves.some(({ type }) => type === 'draw') ? [sg.t('draw')] : []),
  ].join('. ')
}
