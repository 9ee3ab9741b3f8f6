/** The towns; the whole map is copied by hand from the map file. */
export const TOWNS = [
  ...['albaran', 'beata', 'dagamura', 'elvenhold', 'ergeren', 'feodor', 'grangor', 'ixara', 'jaccaranda'],
  ...['kihromah', 'lapphalia', 'mahdavikia', 'parundia', 'rivinia', 'strykhaven', 'throtmanni', 'tichih'],
  ...['usselen', 'virst', 'wylhien', 'yttar'],
]

export const HOME = 'elvenhold'

export const OTHER_TOWNS = TOWNS.filter((town) => town !== HOME)

/** The gold that a player earns by entering a town in Elfengold. */
export const PRINTED_VALUES: Record<string, number> = {
  albaran: 7,
  kihromah: 6,
  grangor: 5,
  mahdavikia: 5,
  jaccaranda: 5,
  ergeren: 5,
  strykhaven: 4,
  dagamura: 4,
  yttar: 4,
  parundia: 4,
  usselen: 4,
  feodor: 4,
  virst: 3,
  ixara: 3,
  wylhien: 3,
  throtmanni: 3,
  tichih: 3,
  rivinia: 3,
  beata: 2,
  lapphalia: 2,
}

export const TOWN_CARDS = [
  ...['beata', 'ergeren', 'grangor', 'ixara', 'jaccaranda', 'mahdavikia', 'strykhaven', 'tichih'],
  ...['usselen', 'virst', 'wylhien', 'yttar'],
]

export interface Road {
  /** Such as `virst-ixara river`. */
  name: string
  /** On a river, the upstream town. */
  from: string
  to: string
  terrain: string
}

const ROAD_NAMES: Record<string, string> = {
  plain: `beata-elvenhold beata-strykhaven elvenhold-lapphalia ixara-virst lapphalia-virst parundia-wylhien
    throtmanni-tichih usselen-wylhien`,
  wood: `dagamura-ixara dagamura-kihromah dagamura-lapphalia elvenhold-ergeren ergeren-tichih feodor-lapphalia
    feodor-rivinia ixara-lapphalia lapphalia-rivinia parundia-usselen rivinia-throtmanni usselen-yttar`,
  desert: `albaran-dagamura albaran-feodor albaran-parundia albaran-throtmanni albaran-wylhien dagamura-feodor
    feodor-throtmanni`,
  mountain: `dagamura-mahdavikia grangor-mahdavikia grangor-yttar ixara-mahdavikia jaccaranda-throtmanni
    jaccaranda-tichih jaccaranda-wylhien strykhaven-virst`,
  river: `beata-elvenhold elvenhold-rivinia mahdavikia-grangor ixara-mahdavikia virst-ixara rivinia-tichih
    wylhien-usselen`,
  lake: `elvenhold-strykhaven elvenhold-virst grangor-parundia grangor-yttar parundia-yttar strykhaven-virst`,
}

/** In the order of their numbers in a file. */
export const ROADS: Road[] = Object.entries(ROAD_NAMES).flatMap(([terrain, names]) =>
  names.split(/\s+/).map((ends) => {
    const [from = '', to = ''] = ends.split('-')
    return { name: `${ends} ${terrain}`, from, to, terrain }
  }),
)

export const isWater = (road: Road): boolean => road.terrain === 'river' || road.terrain === 'lake'

export const isLand = (road: Road): boolean => !isWater(road)

export const leads = (road: Road, town: string): boolean => road.from === town || road.to === town

export const otherEnd = (road: Road, town: string): string => (road.from === town ? road.to : road.from)

/** The smallest number of roads between two towns. */
export function distance(from: string, to: string): number {
  let roads = 0
  let reached = [from]
  while (!reached.includes(to)) {
    const further = ROADS.filter((road) => reached.some((town) => leads(road, town)))
    reached = [...new Set(further.flatMap((road) => [road.from, road.to]))]
    roads += 1
  }
  return roads
}
