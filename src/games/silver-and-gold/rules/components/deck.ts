import { type Cells, countCells, NO_CELLS } from './cells.ts'
import { COLOURS, cellsIn, type DeckFile } from './deck-file.ts'
import { placements } from './patterns.ts'
import { VERMEIL_DECK } from './vermeil-deck.ts'

/** A treasure card, as its number in the deck. */
export type Card = number
export const NO_CARD: Card = -1

/** A pattern, as the number of its expedition card in the deck. */
export type Pattern = number
export const NO_PATTERN: Pattern = -1

/** A deck prepared for play: lookup tables by card and by pattern, computed once. */
export interface Deck {
  readonly file: DeckFile
  readonly cards: number
  /** The stock before the deal: one of each card. */
  readonly cardCounts: readonly number[]
  readonly land: readonly Cells[]
  readonly crosses: readonly Cells[]
  readonly coins: readonly Cells[]
  readonly palms: readonly Cells[]
  readonly points: readonly number[]
  /** Index into COLOURS. */
  readonly colour: readonly number[]
  /** Index into COLOURS, or −1 if the card has no seal. */
  readonly sealColour: readonly number[]
  readonly sealValue: readonly number[]
  /** The number of palms on each card, counted while it lies in the display. */
  readonly palmCount: readonly number[]
  /** The number of expedition cards that show each pattern. */
  readonly patternCounts: readonly number[]
  readonly patternSizes: readonly number[]
  /** Every placement of a pattern on a card: `placements[card][pattern]`. */
  readonly placements: readonly (readonly (readonly Cells[])[])[]
  /** The same in one list, which is faster to draw from: `placedFrom[patterns * card + pattern]` is where they start. */
  readonly placed: Uint16Array
  readonly placedFrom: Uint32Array
  /** For each set of cells, a bit set of the patterns that it is a placement of. */
  readonly patternsAt: Uint8Array
}

export function makeDeck(file: DeckFile): Deck {
  const { treasureCards, expeditions } = file
  const land = treasureCards.map(({ grid }) => cellsIn(grid))
  const palms = treasureCards.map(({ grid }) => cellsIn(grid, 'P'))
  const onGrid = expeditions.map(({ cells }) => placements(cells))
  const patternsAt = new Uint8Array(1 << 16)
  for (const [pattern, list] of onGrid.entries()) for (const cells of list) patternsAt[cells] |= 1 << pattern
  const onCards = land.map((cells) =>
    onGrid.map((list) => list.filter((laid) => (laid & ~cells) === NO_CELLS)),
  )
  const lists = onCards.flat()
  const placedFrom = new Uint32Array(lists.length + 1)
  for (const [i, list] of lists.entries()) placedFrom[i + 1] = placedFrom[i] + list.length
  return {
    file,
    cards: treasureCards.length,
    cardCounts: treasureCards.map(() => 1),
    land,
    crosses: treasureCards.map(({ grid }) => cellsIn(grid, 'X')),
    coins: treasureCards.map(({ grid }) => cellsIn(grid, 'C')),
    palms,
    points: treasureCards.map(({ points }) => points),
    colour: treasureCards.map(({ colour }) => COLOURS.indexOf(colour)),
    sealColour: treasureCards.map(({ seal }) => (seal ? COLOURS.indexOf(seal.colour) : -1)),
    sealValue: treasureCards.map(({ seal }) => seal?.value ?? 0),
    palmCount: palms.map(countCells),
    patternCounts: expeditions.map(({ count }) => count),
    patternSizes: expeditions.map(({ cells }) => cells.length),
    placements: onCards,
    placed: Uint16Array.from(lists.flat()),
    placedFrom,
    patternsAt,
  }
}

// Not exported itself: V8 folds constants of a module, but loads those that it exports at every use.
const standard: Deck = makeDeck(VERMEIL_DECK)
export const STANDARD_DECK = standard

const others = new WeakMap<DeckFile, Deck>()

/** The deck of a match: the standard deck unless the options contain another one. */
export function deckOf(options: { readonly deck?: DeckFile | undefined }): Deck {
  return options.deck === undefined ? standard : otherDeck(options.deck)
}

function otherDeck(file: DeckFile): Deck {
  let deck = others.get(file)
  if (!deck) {
    deck = makeDeck(file)
    others.set(file, deck)
  }
  return deck
}

export const cardId = (deck: Deck, card: Card): string => deck.file.treasureCards[card].id
export const patternId = (deck: Deck, pattern: Pattern): string => deck.file.expeditions[pattern].id
