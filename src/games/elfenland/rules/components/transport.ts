export const TERRAINS = ['plain', 'wood', 'desert', 'mountain', 'river', 'lake'] as const
export type TerrainName = (typeof TERRAINS)[number]
/** A terrain is its place in the list. */
export type Terrain = number

export const RIVER: Terrain = TERRAINS.indexOf('river')
export const isLand = (terrain: Terrain): boolean => terrain < RIVER

/** The kinds of travel card. All but the raft have counters. */
export const TRANSPORTS = [
  'giantPig',
  'elfcycle',
  'magicCloud',
  'unicorn',
  'trollWagon',
  'dragon',
  'raft',
] as const
export type TransportName = (typeof TRANSPORTS)[number]
/** A transport is its place in the list: 0 to 5 have counters, 6 is the raft. */
export type Transport = number

export const TRANSPORT_KINDS = TRANSPORTS.length
export const RAFT: Transport = TRANSPORTS.indexOf('raft')
/** The six kinds of transport counter, 0 to 5. */
export const COUNTER_KINDS = RAFT

/** Cards to pay per road; a dot: not possible. A river is cheaper downstream. */
const TRAVEL_TABLE: Record<TransportName, string> = {
  //            plain  wood  desert  mountain  river down  river up  lake
  giantPig: '   1      1     .       .         .           .         .   ',
  elfcycle: '   1      1     .       2         .           .         .   ',
  magicCloud: ' 2      2     .       1         .           .         .   ',
  unicorn: '    .      1     2       1         .           .         .   ',
  trollWagon: ' 1      2     2       2         .           .         .   ',
  dragon: '     1      2     1       1         .           .         .   ',
  raft: '       .      .     .       .         1           2         2   ',
}

/** A caravan, on any land road that has a counter. */
export const CARAVAN_CARDS = 3
/** An obstacle costs one more card. */
export const OBSTACLE_CARDS = 1

/** What a road costs that is not possible. */
export const NOT_POSSIBLE = 0

const COLUMNS = TRANSPORTS.map((name) => TRAVEL_TABLE[name].trim().split(/\s+/).map(cardsIn))

function cardsIn(entry: string): number {
  return entry === '.' ? NOT_POSSIBLE : Number(entry)
}

/** Cards to pay for a road of this terrain, without an obstacle; NOT_POSSIBLE where the table is blank. */
export function tableCost(transport: Transport, terrain: Terrain, upstream: boolean): number {
  const column = terrain < RIVER || (terrain === RIVER && !upstream) ? terrain : terrain + 1
  return COLUMNS[transport][column]
}

/** A counter may lie only where the table allows its transport. */
export function counterFits(counter: Transport, terrain: Terrain): boolean {
  return counter < COUNTER_KINDS && isLand(terrain) && tableCost(counter, terrain, false) !== NOT_POSSIBLE
}
