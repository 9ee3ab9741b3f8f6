import { type Cell, type Cells, cellsOf, countCells, hasCell } from '../rules/cells.ts'
import { type Card, type Deck, deckOf } from '../rules/deck.ts'
import type { TreasureCard } from '../rules/deck-file.ts'
import type { Pair } from '../rules/state.ts'
import { sg } from './texts.ts'
import type { SgView } from './view.ts'

export const ROMAN = ['I', 'II', 'III', 'IV'] as const

export const cardOf = (deck: Deck, card: Card): TreasureCard => deck.file.treasureCards[card]

/** "Purple island, 14 points" with what it pays and how far it is. */
export function cardWords(card: TreasureCard, marked: Cells = 0): string {
  const parts = [sg.t(`card.${card.colour}`, { points: card.points })]
  if (marked !== 0) parts.push(sg.t('card.marked', { n: countCells(marked), of: card.points }))
  if (card.seal) parts.push(sealWords(card))
  const symbols = symbolWords(card)
  if (symbols !== '') parts.push(symbols)
  return parts.join(', ')
}

function sealWords({ seal }: TreasureCard): string {
  return seal ? sg.t(`seal.${seal.colour}`, { value: seal.value }) : ''
}

function symbolWords({ grid }: TreasureCard): string {
  const text = grid.join('')
  const count = (letter: string): number => text.split(letter).length - 1
  const counts = [
    [count('X'), 'count.crosses'],
    [count('C'), 'count.coins'],
    [count('P'), 'count.palms'],
  ] as const
  return counts.flatMap(([n, key]) => (n > 0 ? [sg.t(key, { n })] : [])).join(', ')
}

const placeWords = (cell: Cell): string => sg.t('cell.at', { row: (cell >> 2) + 1, column: (cell & 3) + 1 })

/** Where marks are: "the purple island of 14: row 1, column 2; row 1, column 3". */
export function markWords({ open, seat = 0 }: SgView, marks: Pair): string {
  const deck = deckOf(open.options)
  const islands = marks.flatMap((cells, place) => {
    if (cells === 0) return []
    const { colour, points } = cardOf(deck, open.players[seat].cards[place])
    return [`${sg.t(`card.${colour}`, { points })}: ${cellsOf(cells).map(placeWords).join('; ')}`]
  })
  return islands.join('. ')
}

/** The name of a cell for who cannot see it: "row 2, column 3, coin, free". */
export function cellWords(card: TreasureCard, cell: Cell, marked: Cells, fresh: Cells): string {
  const place = placeWords(cell)
  const letter = card.grid[cell >> 2][cell & 3]
  const what =
    letter === 'X' ? sg.t('cross') : letter === 'C' ? sg.t('coin') : letter === 'P' ? sg.t('palm') : ''
  const state = hasCell(fresh, cell)
    ? sg.t('cell.fresh')
    : hasCell(marked, cell)
      ? sg.t('cell.marked')
      : sg.t('cell.free')
  return [place, what, state].filter((part) => part !== '').join(', ')
}

/** A pattern by name; one of a deck from outside that we have no words for keeps its own. */
export function patternWords(id: string, inSentence = false): string {
  const key = inSentence ? `pattern.the.${id}` : `pattern.${id}`
  return sg.has(key) ? sg.t(key) : id
}
