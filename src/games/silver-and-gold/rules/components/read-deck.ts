import * as v from 'valibot'
import { connected, SIDE } from './cells.ts'
import {
  COLOURS,
  type Colour,
  cellsIn,
  type DeckFile,
  EXPEDITION_CARDS,
  FEWEST_TREASURE_CARDS,
  LEGEND,
} from './deck-file.ts'
import { toCells, toCorner } from './patterns.ts'

const Id = v.pipe(v.string(), v.minLength(1))
const Square = v.strictTuple([v.pipe(v.number(), v.integer()), v.pipe(v.number(), v.integer())])

const MOST_CARDS = 200
/** Higher than any valid grid or pattern needs, so that one row or cell too many gets its specific problem. */
const MOST_PARTS = 8

/** Checks the length before the items: every bad item becomes a problem of its own, so a huge list would be costly. */
const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item))

const DeckFileSchema = v.strictObject({
  about: v.optional(v.string()),
  treasureCards: listOf(
    v.strictObject({
      id: Id,
      colour: v.string(),
      points: v.number(),
      grid: listOf(v.string(), MOST_PARTS),
      seal: v.nullable(v.strictObject({ colour: v.string(), value: v.number() })),
    }),
    MOST_CARDS,
  ),
  expeditions: listOf(
    v.strictObject({
      id: Id,
      cells: listOf(Square, MOST_PARTS),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    MOST_CARDS,
  ),
})

type Shape = v.InferOutput<typeof DeckFileSchema>
type TreasureShape = Shape['treasureCards'][number]
type ExpeditionShape = Shape['expeditions'][number]

export const DECK_PROBLEMS = [
  'malformed',
  'doubleId',
  'unknownColour',
  'gridNotFourByFour',
  'unknownSymbol',
  'islandNotConnected',
  'pointsNotCells',
  'sealNotOneOrTwo',
  'patternNotConnected',
  'patternNotTwoToFourCells',
  'tooFewTreasureCards',
  'notEightExpeditions',
  'textTooLong',
] as const

export interface DeckProblem {
  readonly code: (typeof DECK_PROBLEMS)[number]
  /** The id of the card concerned. */
  readonly card?: string
  /** The offending value. */
  readonly found?: string | number
}

export type ReadDeck =
  | { readonly ok: true; readonly deck: DeckFile }
  | { readonly ok: false; readonly problems: readonly DeckProblem[] }

interface ReadingConfig {
  readonly abortEarly?: boolean | undefined
}

/** Reads an untrusted deck and reports all of its problems at once, or only the first malformed part. */
export function readDeck(input: unknown, { abortEarly = false }: ReadingConfig = {}): ReadDeck {
  const shape = v.safeParse(DeckFileSchema, input, { abortEarly })
  if (!shape.success) return { ok: false, problems: shape.issues.map(malformed) }
  const { treasureCards, expeditions } = shape.output
  const problems = [
    ...doubleIds([...treasureCards, ...expeditions]),
    ...treasureCards.flatMap(treasureProblems),
    ...expeditions.flatMap(expeditionProblems),
  ]
  if (treasureCards.length < FEWEST_TREASURE_CARDS) {
    problems.push({ code: 'tooFewTreasureCards', found: treasureCards.length })
  }
  const count = expeditions.reduce((sum, expedition) => sum + expedition.count, 0)
  if (count !== EXPEDITION_CARDS) problems.push({ code: 'notEightExpeditions', found: count })
  return problems.length > 0 || !isDeck(shape.output)
    ? { ok: false, problems }
    : { ok: true, deck: shape.output }
}

/** Texts that only people read. Decks of earlier matches may have longer ones. */
export const LONGEST_ABOUT = 500
export const LONGEST_ID = 40

/** Reads a deck for a new table, whose texts are stored with every table and sent to every player. */
export function readNewDeck(input: unknown, config?: ReadingConfig): ReadDeck {
  const read = readDeck(input, config)
  if (!read.ok) return read
  const { about = '', treasureCards, expeditions } = read.deck
  const problems: DeckProblem[] = [...treasureCards, ...expeditions].flatMap(({ id }) =>
    id.length > LONGEST_ID ? { code: 'textTooLong', card: id.slice(0, LONGEST_ID), found: id.length } : [],
  )
  if (about.length > LONGEST_ABOUT) problems.unshift({ code: 'textTooLong', found: about.length })
  return problems.length > 0 ? { ok: false, problems } : read
}

function malformed(issue: v.BaseIssue<unknown>): DeckProblem {
  const [list, index] = issue.path ?? []
  const card: unknown = Array.isArray(list?.value) ? list.value[Number(index?.key)] : undefined
  const id = typeof card === 'object' && card !== null && 'id' in card ? String(card.id) : undefined
  const place = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  return { code: 'malformed', ...(id === undefined ? {} : { card: id }), found: `${place}: ${issue.message}` }
}

function doubleIds(cards: readonly { id: string }[]): DeckProblem[] {
  const repeated = cards.filter(({ id }, i) => cards.findIndex((other) => other.id === id) !== i)
  return repeated.map(({ id }) => ({ code: 'doubleId', card: id }))
}

function treasureProblems({ id: card, colour, points, grid, seal }: TreasureShape): DeckProblem[] {
  const problems: DeckProblem[] = []
  if (!isColour(colour)) problems.push({ code: 'unknownColour', card, found: colour })
  if (seal && !isColour(seal.colour)) problems.push({ code: 'unknownColour', card, found: seal.colour })
  if (seal && seal.value !== 1 && seal.value !== 2)
    problems.push({ code: 'sealNotOneOrTwo', card, found: seal.value })
  if (grid.length !== SIDE || grid.some((row) => [...row].length !== SIDE)) {
    return [...problems, { code: 'gridNotFourByFour', card }]
  }
  const symbols = [...grid.join('')]
  const unknown = symbols.find((symbol) => !Object.hasOwn(LEGEND, symbol))
  if (unknown !== undefined) return [...problems, { code: 'unknownSymbol', card, found: unknown }]
  if (!connected(cellsIn(grid))) problems.push({ code: 'islandNotConnected', card })
  const cells = symbols.filter((symbol) => symbol !== '.').length
  if (points !== cells) problems.push({ code: 'pointsNotCells', card, found: points })
  return problems
}

function expeditionProblems({ id: card, cells }: ExpeditionShape): DeckProblem[] {
  const distinct = new Set(cells.map(String)).size
  if (distinct !== cells.length || distinct < 2 || distinct > 4) {
    return [{ code: 'patternNotTwoToFourCells', card, found: distinct }]
  }
  const squares = toCorner(cells)
  const fits = squares.every(([row, column]) => row < SIDE && column < SIDE)
  return fits && connected(toCells(squares)) ? [] : [{ code: 'patternNotConnected', card }]
}

const isColour = (text: string): text is Colour => COLOURS.some((colour) => colour === text)

const isDeck = (shape: Shape): shape is Shape & DeckFile =>
  shape.treasureCards.every(({ colour, seal }) => isColour(colour) && (!seal || isColour(seal.colour)))
