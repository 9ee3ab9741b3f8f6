import { HAND_KINDS } from '../rules/components/cards.ts'
import { ROAD_COUNT, TOWN_COUNT } from '../rules/components/map.ts'
import { COUNTER_KINDS } from '../rules/components/transport.ts'
import { type Bounds, newBounds } from './bounds.ts'
import { type EdgeList, newEdgeList } from './edges.ts'
import { createKeptCards, type KeptCards } from './kept-value.ts'
import { newTranspositionTable, type TranspositionTable } from './transposition-table.ts'

/** More cards than a hand can hold, so also more steps than a journey can have. */
const MOST_CARDS = 128

/** The best journey found so far. */
interface BestJourney {
  value: number
  length: number
  readonly steps: Int32Array
  /** By kind: the hand after all payments except those to caravans. */
  readonly hand: Int8Array
  /** The number of these travel cards that the caravans do not take. */
  left: number
}

/** The position that a search is about to explore. */
interface Position {
  town: number
  /** The towns whose piece has not been taken. */
  toVisit: number
  /** The number of pieces taken. */
  pieces: number
  earned: number
  /** The number of travel cards beyond those owed to caravans. */
  left: number
  wizards: number
  gold: number
}

/** The memory of one journey search. */
export interface JourneyWorkspace {
  readonly edges: EdgeList
  readonly bounds: Bounds
  readonly table: TranspositionTable
  readonly best: BestJourney
  readonly position: Position
  /** The edges and flights that lead to the position. */
  readonly path: Int32Array
  /** By kind: the hand in the position, without payments to caravans. */
  readonly hand: Int8Array
  /** By kind: the traveller's counters that can still be laid; by road: the counter that the search has laid. */
  readonly counters: Int8Array
  readonly laid: Int8Array
  readonly keptCards: KeptCards
  /** The kinds of card, most valuable first. */
  order: readonly number[]
  /** By number of cards: an upper bound on their total value. */
  readonly handBounds: Float64Array
  /** By town: the value of ending there, and the gold for entering it. */
  readonly endValues: Float64Array
  readonly townValues: Int16Array
  readonly loads: Int16Array
  pieceValue: number
  goldValue: number
  leastReward: number
  startGold: number
  nodes: number
  nodeLimit: number
  /** False once the node limit has cut the search short. */
  exact: boolean
  /** Whether all travel cards have the same value, which is not negative. */
  cardsAlike: boolean
  usesTable: boolean
}

/** Memory, not state: every search overwrites what it reads. Allocating would take longer than a short search. */
const idle: JourneyWorkspace[] = []

/** Every running search has a workspace of its own. Hand it back with `releaseWorkspace`. */
export const acquireWorkspace = (): JourneyWorkspace => idle.pop() ?? newJourneyWorkspace()

export function releaseWorkspace(workspace: JourneyWorkspace): void {
  idle.push(workspace)
}

const newJourneyWorkspace = (): JourneyWorkspace => ({
  edges: newEdgeList(),
  bounds: newBounds(),
  table: newTranspositionTable(),
  best: {
    value: 0,
    length: 0,
    steps: new Int32Array(MOST_CARDS),
    hand: new Int8Array(HAND_KINDS),
    left: 0,
  },
  position: { town: 0, toVisit: 0, pieces: 0, earned: 0, left: 0, wizards: 0, gold: 0 },
  path: new Int32Array(MOST_CARDS),
  hand: new Int8Array(HAND_KINDS),
  counters: new Int8Array(COUNTER_KINDS),
  laid: new Int8Array(ROAD_COUNT),
  keptCards: createKeptCards(),
  order: [],
  handBounds: new Float64Array(MOST_CARDS),
  endValues: new Float64Array(TOWN_COUNT),
  townValues: new Int16Array(TOWN_COUNT),
  loads: new Int16Array(ROAD_COUNT),
  pieceValue: 0,
  goldValue: 0,
  leastReward: 0,
  startGold: 0,
  nodes: 0,
  nodeLimit: 0,
  exact: true,
  cardsAlike: false,
  usesTable: false,
})
