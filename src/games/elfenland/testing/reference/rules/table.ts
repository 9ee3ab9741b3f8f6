import { HOME, isWater, PRINTED_VALUES, ROADS, type Road } from './map.ts'
import { CARDS, GOLD_CARD, type Laid, RAFT, TOKENS, TRANSPORTS, TREE, WIZARD } from './transport.ts'

export interface ReferenceOptions {
  rounds: number
  townCards: boolean
  freeValues: boolean
  wizards: boolean
  handLimit: boolean
  overbids: boolean
}

export interface Player {
  hand: string[]
  /** Where the boot stands. */
  town: string
  /** The towns whose pieces the player has collected. */
  pieces: string[]
  /** Tokens that everyone can see. */
  open: string[]
  hidden: string[]
  /** Elfenland: whether the player still has their obstacle. */
  hasObstacle: boolean
  gold: number
  townCard: string
  /** Round end: the number of tokens still to choose. */
  toKeep: number
  /** Round end: the tokens chosen so far. */
  keptOpen: string[]
  keptHidden: string[]
}

type Phase =
  | 'cards'
  | 'showing'
  | 'auction'
  | 'counters'
  | 'planning'
  | 'travelling'
  | 'discarding'
  | 'reward'
  | 'rewardCards'
  | 'keeping'
  | 'over'

interface Bidding {
  token: string
  /** The seats that have not passed, in turn order from the start player. */
  seats: number[]
  /** The seats that won the token and could not pay. */
  barred: number[]
  bid: number
  bidder: number | null
}

/** The state of the reference, including everything hidden. */
export interface Table {
  elfengold: boolean
  options: ReferenceOptions
  players: Player[]
  phase: Phase
  /** From 1. */
  round: number
  startSeat: number
  /** The seat that has to decide; meaningless while all players choose tokens to keep. */
  asked: number
  values: Record<string, number>
  roads: Record<string, Laid>
  pile: string[]
  discardPile: string[]
  openCards: (string | null)[]
  goldPile: string[]
  pool: string[]
  openCounters: string[]
  /** The number of cards or counters drawn in this phase. */
  draws: number
  /** The two tokens drawn, one of which is to be shown. */
  drawn: string[]
  row: string[]
  bidding: Bidding
  /** Planning: the number of consecutive passes. */
  passes: number
  /** Whether the player on their journey has moved. */
  hasMoved: boolean
  /** The gold that the current journey has earned. */
  earned: number
  /** The roads of the current journey. */
  used: string[]
  /** The number of reward cards still to be drawn. */
  owed: number
  /** How often each rare event has happened, for tests that need to cover it. */
  events: Record<string, number>
}

export const countEvent = (table: Table, name: string): void => {
  table.events[name] = (table.events[name] ?? 0) + 1
}

const copies = (things: readonly string[], count: number): string[] =>
  things.flatMap((thing) => Array.from({ length: count }, () => thing))

const POOL_OF_ELFENGOLD: Record<string, number> = {
  'giant pig': 9,
  elfcycle: 8,
  'magic cloud': 4,
  unicorn: 5,
  'troll wagon': 8,
  dragon: 4,
  'gold piece': 2,
  'sea monster': 2,
  'tree obstacle': 2,
  'double transport': 2,
  exchange: 2,
}

export const SEVEN_GOLD_CARDS = copies([GOLD_CARD], 7)

function travelCards(elfengold: boolean, wizards: boolean): string[] {
  if (!elfengold) return [...copies(TRANSPORTS, 10), ...copies([RAFT], 12)]
  return [...copies([...TRANSPORTS, RAFT], 9), ...(wizards ? copies([WIZARD], 6) : [])]
}

function allTokens(elfengold: boolean): string[] {
  if (!elfengold) return copies(TRANSPORTS, 8)
  return Object.entries(POOL_OF_ELFENGOLD).flatMap(([token, count]) => copies([token], count))
}

const newPlayer = (elfengold: boolean): Player => ({
  hand: [],
  town: HOME,
  pieces: [],
  open: [],
  hidden: [],
  hasObstacle: !elfengold,
  gold: elfengold ? 12 : 0,
  townCard: HOME,
  toKeep: 0,
  keptOpen: [],
  keptHidden: [],
})

export const nothingLaid = (): Laid => ({ counters: [], obstacle: false, goldPiece: false, doubled: false })

/** A table before anything is dealt. */
export function emptyTable(elfengold: boolean, options: ReferenceOptions, seats: number): Table {
  return {
    elfengold,
    options,
    players: Array.from({ length: seats }, () => newPlayer(elfengold)),
    phase: 'over',
    round: 0,
    startSeat: -1,
    asked: -1,
    values: { ...PRINTED_VALUES },
    roads: Object.fromEntries(ROADS.map(({ name }) => [name, nothingLaid()])),
    pile: travelCards(elfengold, options.wizards),
    discardPile: [],
    openCards: [],
    goldPile: [],
    pool: allTokens(elfengold),
    openCounters: [],
    draws: 0,
    drawn: [],
    row: [],
    bidding: { token: '', seats: [], barred: [], bid: 0, bidder: null },
    passes: 0,
    hasMoved: false,
    earned: 0,
    used: [],
    owed: 0,
    events: {},
  }
}

export const after = (table: Table, seat: number): number => (seat + 1) % table.players.length

export const turnOrder = (table: Table): number[] =>
  table.players.map((_, i) => (table.startSeat + i) % table.players.length)

/** Removes one copy of a thing from a list. */
export function takeOne(things: string[], thing: string): void {
  const at = things.indexOf(thing)
  if (at < 0) throw new Error(`there is no ${thing}`)
  things.splice(at, 1)
}

export const distinct = (things: readonly string[]): string[] => [...new Set(things)]

/** Checks that no card or token was lost or added. */
export function checkThatNothingIsLost(table: Table): void {
  const { elfengold, options, players, roads } = table
  const cards = [
    ...table.pile,
    ...table.discardPile,
    ...table.goldPile,
    ...players.flatMap(({ hand }) => hand),
  ]
  for (const card of table.openCards) if (card !== null) cards.push(card)
  const allCards = [...travelCards(elfengold, options.wizards), ...(elfengold ? SEVEN_GOLD_CARDS : [])]
  checkSame(cards, allCards, CARDS)
  const tokens = [...table.pool, ...table.openCounters, ...players.flatMap((p) => [...p.open, ...p.hidden])]
  for (const road of ROADS) tokens.push(...tokensOn(table, road))
  checkSame(tokens, allTokens(elfengold), elfengold ? TOKENS : TRANSPORTS)
  if (!elfengold && Object.values(roads).some(({ doubled, goldPiece }) => doubled || goldPiece)) {
    throw new Error('a token of Elfengold lies on a road of Elfenland')
  }
}

/** What lies on a road. */
export function laidOn(table: Table, { name }: { readonly name: string }): Laid {
  const laid = table.roads[name]
  if (laid === undefined) throw new Error(`there is no road ${name}`)
  return laid
}

/** The tokens on a road that go back to the pool; an obstacle in Elfenland does not. */
export function tokensOn(table: Table, road: Road): string[] {
  const { counters, obstacle, goldPiece, doubled } = laidOn(table, road)
  return [
    ...counters,
    ...(obstacle && table.elfengold ? [isWater(road) ? 'sea monster' : TREE] : []),
    ...(goldPiece ? ['gold piece'] : []),
    ...(doubled ? ['double transport'] : []),
  ]
}

function checkSame(some: readonly string[], all: readonly string[], kinds: readonly string[]): void {
  for (const kind of kinds) {
    const [has, needs] = [some, all].map((things) => things.filter((thing) => thing === kind).length)
    if (has !== needs) throw new Error(`there are ${has} of ${kind} instead of ${needs}`)
  }
  if (some.length !== all.length) throw new Error(`there are ${some.length} things instead of ${all.length}`)
}
