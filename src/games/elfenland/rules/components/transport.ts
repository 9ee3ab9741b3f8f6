export const TERRAINS = ['plain', 'wood', 'desert', 'mountain', 'river', 'lake'] as const
export type TerrainName = (typeof TERRAINS)[number]
/** A terrain is its index in the list. */
export type Terrain = number

export const RIVER: Terrain = TERRAINS.indexOf('river')
export const isLand = (terrain: Terrain): boolean => terrain < RIVER

/** The kinds of travel card. All except the raft have counters. */
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
/** A transport is its index in the list: 0 to 5 have counters, 6 is the raft. */
export type Transport = number

export const TRANSPORT_KINDS = TRANSPORTS.length
export const RAFT: Transport = TRANSPORTS.indexOf('raft')
/** The six kinds of transport counter, 0 to 5. */
export const COUNTER_KINDS = RAFT

/** The cards to pay per road; a dot means that it is impossible. Rivers are cheaper downstream. */
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

/** The price of a caravan, which may use any land road with a counter. */
export const CARAVAN_CARDS = 3
/** The extra cards that an obstacle costs. */
export const OBSTACLE_CARDS = 1

const COLUMNS = TRANSPORTS.map((name) => TRAVEL_TABLE[name].trim().split(/\s+/).map(cardsIn))

function cardsIn(entry: string): number | undefined {
  return entry === '.' ? undefined : Number(entry)
}

/** The cards to pay for a road of this terrain without an obstacle; undefined if the transport cannot use it. */
export function tableCost(transport: Transport, terrain: Terrain, upstream: boolean): number | undefined {
  const column = terrain < RIVER || (terrain === RIVER && !upstream) ? terrain : terrain + 1
  return COLUMNS[transport][column]
}

/** A counter may be placed only on terrain that its transport can use. */
export function counterFits(counter: Transport, terrain: Terrain): boolean {
  return counter < COUNTER_KINDS && isLand(terrain) && tableCost(counter, terrain, false) !== undefined
}
