import { TERRAINS, type Terrain } from './transport.ts'

/** The id of a town, its name, its value in gold (Elfengold), whether it has a town card, and its position. */
// biome-ignore format: a table
const TOWN_TABLE = [
  ['albaran',    "Al'Baran",    7, '-',    0.3810, 0.4250],
  ['beata',      'Beatá',       2, 'card', 0.9226, 0.7189],
  ['dagamura',   "Dag'Amura",   4, '-',    0.3787, 0.6185],
  ['elvenhold',  'Elvenhold',   0, '-',    0.7641, 0.5500],
  ['ergeren',    "Erg'Erén",    5, 'card', 0.9109, 0.3877],
  ['feodor',     'Feodor',      4, '-',    0.5405, 0.4772],
  ['grangor',    'Grangor',     5, 'card', 0.1003, 0.6466],
  ['ixara',      'Ixara',       3, 'card', 0.3550, 0.8536],
  ['jaccaranda', 'Jaccaranda',  5, 'card', 0.4255, 0.1469],
  ['kihromah',   'Kihromah',    6, '-',    0.2420, 0.5674],
  ['lapphalia',  'Lapphalia',   2, '-',    0.5479, 0.6844],
  ['mahdavikia', "Mah'Davikia", 5, 'card', 0.1201, 0.8416],
  ['parundia',   'Parundia',    4, '-',    0.2504, 0.3292],
  ['rivinia',    'Rivinia',     3, '-',    0.7205, 0.3797],
  ['strykhaven', 'Strykhaven',  4, 'card', 0.8059, 0.8059],
  ['throtmanni', 'Throtmanni',  3, '-',    0.5984, 0.2620],
  ['tichih',     'Tichih',      3, 'card', 0.7723, 0.1760],
  ['usselen',    'Usselen',     4, 'card', 0.0885, 0.2086],
  ['virst',      'Virst',       3, 'card', 0.6235, 0.8662],
  ['wylhien',    'Wylhién',     3, 'card', 0.2562, 0.0891],
  ['yttar',      'Yttar',       4, 'card', 0.0800, 0.4161],
] as const

/** The two ends, the terrain, and the position of its counters. A river flows from the first town to the second. */
// biome-ignore format: a table
const ROAD_TABLE = [
  ['beata',      'elvenhold',  'plain',    0.8600, 0.6632],
  ['beata',      'strykhaven', 'plain',    0.9116, 0.8232],
  ['elvenhold',  'lapphalia',  'plain',    0.6567, 0.6531],
  ['ixara',      'virst',      'plain',    0.4975, 0.8889],
  ['lapphalia',  'virst',      'plain',    0.5629, 0.7773],
  ['parundia',   'wylhien',    'plain',    0.2255, 0.2123],
  ['throtmanni', 'tichih',     'plain',    0.6854, 0.2312],
  ['usselen',    'wylhien',    'plain',    0.1329, 0.1029],

  ['dagamura',   'ixara',      'wood',     0.3640, 0.7341],
  ['dagamura',   'kihromah',   'wood',     0.3056, 0.5755],
  ['dagamura',   'lapphalia',  'wood',     0.4557, 0.6803],
  ['elvenhold',  'ergeren',    'wood',     0.8902, 0.4924],
  ['ergeren',    'tichih',     'wood',     0.8434, 0.2960],
  ['feodor',     'lapphalia',  'wood',     0.5587, 0.5707],
  ['feodor',     'rivinia',    'wood',     0.6151, 0.4087],
  ['ixara',      'lapphalia',  'wood',     0.4561, 0.7880],
  ['lapphalia',  'rivinia',    'wood',     0.6471, 0.5052],
  ['parundia',   'usselen',    'wood',     0.1612, 0.2704],
  ['rivinia',    'throtmanni', 'wood',     0.6632, 0.3088],
  ['usselen',    'yttar',      'wood',     0.0759, 0.3041],

  ['albaran',    'dagamura',   'desert',   0.3818, 0.5221],
  ['albaran',    'feodor',     'desert',   0.4675, 0.4310],
  ['albaran',    'parundia',   'desert',   0.3256, 0.3500],
  ['albaran',    'throtmanni', 'desert',   0.4788, 0.3367],
  ['albaran',    'wylhien',    'desert',   0.3235, 0.2304],
  ['dagamura',   'feodor',     'desert',   0.4605, 0.5309],
  ['feodor',     'throtmanni', 'desert',   0.5542, 0.3608],

  ['dagamura',   'mahdavikia', 'mountain', 0.2481, 0.7080],
  ['grangor',    'mahdavikia', 'mountain', 0.0697, 0.7455],
  ['grangor',    'yttar',      'mountain', 0.0619, 0.5309],
  ['ixara',      'mahdavikia', 'mountain', 0.2475, 0.8342],
  ['jaccaranda', 'throtmanni', 'mountain', 0.4914, 0.2177],
  ['jaccaranda', 'tichih',     'mountain', 0.5909, 0.1378],
  ['jaccaranda', 'wylhien',    'mountain', 0.3384, 0.1035],
  ['strykhaven', 'virst',      'mountain', 0.7320, 0.9073],

  ['beata',      'elvenhold',  'river',    0.8900, 0.6017],
  ['elvenhold',  'rivinia',    'river',    0.7900, 0.4479],
  ['mahdavikia', 'grangor',    'river',    0.1194, 0.7701],
  ['ixara',      'mahdavikia', 'river',    0.2250, 0.9145],
  ['virst',      'ixara',      'river',    0.4975, 0.9419],
  ['rivinia',    'tichih',     'river',    0.7856, 0.3005],
  ['wylhien',    'usselen',    'river',    0.1901, 0.1773],

  ['elvenhold',  'strykhaven', 'lake',     0.7758, 0.7080],
  ['elvenhold',  'virst',      'lake',     0.7139, 0.7269],
  ['grangor',    'parundia',   'lake',     0.1646, 0.4854],
  ['grangor',    'yttar',      'lake',     0.1094, 0.5090],
  ['parundia',   'yttar',      'lake',     0.1606, 0.3884],
  ['strykhaven', 'virst',      'lake',     0.7331, 0.8122],
] as const

/** A town is its index in the table of towns. */
export type Town = number
/** A road is its index in the table of roads: land roads come first, then rivers, then ferry lines. */
export type Road = number
/** A set of towns: town `t` is in it when bit `t` is set. */
export type Towns = number

export type TownId = (typeof TOWN_TABLE)[number][0]

export interface TownFacts {
  readonly id: TownId
  readonly name: string
  /** In gold; 0 for Elvenhold. */
  readonly value: number
  readonly townCard: boolean
  /** Fractions of the width and height of the board, measured from its top left corner. */
  readonly x: number
  readonly y: number
}

export interface RoadFacts {
  readonly id: string
  /** The upstream end, on a river. */
  readonly from: Town
  /** The downstream end, on a river. */
  readonly to: Town
  readonly terrain: Terrain
  /** The position of its counters. */
  readonly x: number
  readonly y: number
}

export const TOWNS: readonly TownFacts[] = TOWN_TABLE.map(([id, name, value, card, x, y]) => ({
  id,
  name,
  value,
  townCard: card === 'card',
  x,
  y,
}))

/** By town: the gold printed on it. */
export const PRINTED_VALUES: readonly number[] = TOWNS.map(({ value }) => value)

export const ROADS: readonly RoadFacts[] = ROAD_TABLE.map(([from, to, terrain, x, y]) => ({
  id: `${from}-${to}-${terrain}`,
  from: townNamed(from),
  to: townNamed(to),
  terrain: TERRAINS.indexOf(terrain),
  x,
  y,
}))

export const TOWN_COUNT = TOWNS.length
export const ROAD_COUNT = ROADS.length

export const NO_TOWN = -1
/** All boots start here, and it is the only town without town pieces. */
export const ELVENHOLD: Town = townNamed('elvenhold')
/** The twenty towns with a town piece for each player. */
export const PIECE_TOWNS: Towns = ((1 << TOWN_COUNT) - 1) & ~(1 << ELVENHOLD)

export function townNamed(id: TownId): Town {
  return TOWN_TABLE.findIndex(([town]) => town === id)
}

/** The road with this id, such as `virst-ixara-river`; -1 if there is none. */
export function roadNamed(id: string): Road {
  return ROADS.findIndex((road) => road.id === id)
}

/** The ends and terrains as separate lists, for code that runs often. */
export const ROAD_FROM: readonly Town[] = ROADS.map(({ from }) => from)
export const ROAD_TO: readonly Town[] = ROADS.map(({ to }) => to)
export const ROAD_TERRAIN: readonly Terrain[] = ROADS.map(({ terrain }) => terrain)

/** The roads that touch each town. */
export const ROADS_AT: readonly (readonly Road[])[] = TOWNS.map((_, town) =>
  ROADS.flatMap(({ from, to }, road) => (from === town || to === town ? [road] : [])),
)

/** The town at the other end. The road must touch the given town. */
export const otherEnd = (road: Road, town: Town): Town => ROAD_FROM[road] + ROAD_TO[road] - town

export const touches = (road: Road, town: Town): boolean => ROAD_FROM[road] === town || ROAD_TO[road] === town

/** By town and town: the smallest number of roads between them, whatever their terrain. */
export const DISTANCE: readonly (readonly number[])[] = TOWNS.map((_, town) => distancesFrom(town))

function distancesFrom(town: Town): number[] {
  const distances = TOWNS.map(() => TOWN_COUNT)
  distances[town] = 0
  const queue = [town]
  for (const near of queue) {
    for (const road of ROADS_AT[near]) {
      const far = otherEnd(road, near)
      if (distances[far] < TOWN_COUNT) continue
      distances[far] = distances[near] + 1
      queue.push(far)
    }
  }
  return distances
}

export const hasTown = (towns: Towns, town: Town): boolean => ((towns >> town) & 1) === 1

export function countTowns(towns: Towns): number {
  let count = 0
  for (let rest = towns; rest !== 0; rest &= rest - 1) count++
  return count
}
