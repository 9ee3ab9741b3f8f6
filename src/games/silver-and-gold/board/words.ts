import { at } from '../../../kernel/index.ts'
import { ROMAN_NUMERALS } from '../../../ui/text/numerals.ts'
import { listed } from '../../../ui/text/texts.tsx'
import { type Cell, type Cells, cellsOf, countCells, hasCell } from '../rules/components/cells.ts'
import { type Card, type Deck, deckOf } from '../rules/components/deck.ts'
import type { TreasureCard } from '../rules/components/deck-file.ts'
import { type Pair, PLACES, TURNS_PER_ROUND } from '../rules/state.ts'
import { letterAt } from './art/card-layout.ts'
import { sg } from './texts.ts'
import { type SgView, viewedPlayer } from './view.ts'

export const cardOf = (deck: Deck, card: Card): TreasureCard => at(deck.file.treasureCards, card)

/** A card's colour and points, for example "purple island (14)". */
export const cardLabel = ({ colour, points }: TreasureCard): string => sg.t(`card.${colour}`, { points })

/** A card as the object of a sentence: "the purple island (14)", "fioletową wyspę (14)". */
export const cardWithArticle = (card: TreasureCard): string =>
  sg.t(`card.the.${card.colour}`, { points: card.points })

/** Cards as the object of a sentence: "the green island (10) and the grey island (8)", "two purple islands (14)". */
export function cardsWithArticle(cards: readonly TreasureCard[]): string {
  const [one, other] = cards
  if (cards.length === 2 && one && other && one.colour === other.colour && one.points === other.points)
    return sg.t(`card.two.${one.colour}`, { points: one.points })
  return listed(cards.map(cardWithArticle))
}

/** A card as the place of something: "on the purple island (14)", "na fioletowej wyspie (14)". */
export const onCard = ({ colour, points }: TreasureCard): string => sg.t(`card.on.${colour}`, { points })

/** A card's name, followed by its progress, its seal and its symbols. */
export function cardDescription(card: TreasureCard, marked: Cells = 0): string {
  const parts = [cardLabel(card)]
  if (marked !== 0) parts.push(sg.t('card.marked', { n: countCells(marked), of: card.points }))
  if (card.seal) parts.push(sg.t(`seal.${card.seal.colour}`, { value: card.seal.value }))
  const symbols = symbolWords(card)
  if (symbols !== '') parts.push(symbols)
  return parts.join(', ')
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

export const cellPosition = (cell: Cell): string =>
  sg.t('cell.at', { row: (cell >> 2) + 1, column: (cell & 3) + 1 })

/** Where marks are, for example "purple island (14): row 1, column 2; row 1, column 3". */
export function markWords(view: SgView, marks: Pair): string {
  const deck = deckOf(view.open.options)
  const player = viewedPlayer(view)
  const islands = PLACES.flatMap((place) => {
    const cells = marks[place]
    if (cells === 0) return []
    const label = cardLabel(cardOf(deck, player.cards[place]))
    return [sg.t('labelled', { label, text: cellsOf(cells).map(cellPosition).join('; ') })]
  })
  return islands.join('. ')
}

const SYMBOL_NAMES = { X: 'cross', C: 'coin', P: 'palm' } as const

const symbolName = (letter: string): string =>
  letter === 'X' || letter === 'C' || letter === 'P' ? sg.t(SYMBOL_NAMES[letter]) : ''

interface IslandMarks {
  readonly marked: Cells
  /** What this turn has marked so far. */
  readonly fresh: Cells
  /** What the pattern can cover. */
  readonly markable: Cells
}

/** The accessible name of a cell, for example "row 2, column 3, coin, free, fits". */
export function cellWords(card: TreasureCard, cell: Cell, { marked, fresh, markable }: IslandMarks): string {
  const state = hasCell(fresh, cell)
    ? sg.t('cell.fresh')
    : hasCell(marked, cell)
      ? sg.t('cell.marked')
      : sg.t('cell.free')
  const fits = hasCell(markable, cell) ? sg.t('cell.fits') : ''
  return [cellPosition(cell), symbolName(letterAt(card, cell)), state, fits]
    .filter((part) => part !== '')
    .join(', ')
}

const wordsOr = (id: string, key: string): string => (sg.has(key) ? sg.t(key) : id)

/** The name of a pattern. A pattern of an imported deck that has no text keeps its id. */
export const patternWords = (id: string): string => wordsOr(id, `pattern.${id}`)
/** A pattern as the object of a sentence, such as "the corner" or "den Winkel". */
export const thePattern = (id: string): string => wordsOr(id, `pattern.the.${id}`)
/** A pattern at the beginning of a sentence, as its subject, such as "The corner" or "Der Winkel". */
export const patternAsSubject = (id: string): string => wordsOr(id, `pattern.subject.${id}`)

/** The round and the turn within it, for example "Round II, turn 3 of 7". */
export const turnWords = (turn: number): string =>
  sg.t('progress', {
    round: ROMAN_NUMERALS[Math.floor(turn / TURNS_PER_ROUND)] ?? '',
    turn: (turn % TURNS_PER_ROUND) + 1,
    of: TURNS_PER_ROUND,
  })
