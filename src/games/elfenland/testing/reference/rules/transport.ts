import { isWater, type Road } from './map.ts'

export const TRANSPORTS = ['giant pig', 'elfcycle', 'magic cloud', 'unicorn', 'troll wagon', 'dragon']

export const RAFT = 'raft'
export const WIZARD = 'elven wizard'
export const GOLD_CARD = 'gold card'

/** In the order of their numbers in a file. */
export const CARDS = [...TRANSPORTS, RAFT, WIZARD, GOLD_CARD]

/** The cards that pay for a road; a caravan may use any of them. */
export const TRAVEL_CARDS = [...TRANSPORTS, RAFT]

export const GOLD_PIECE = 'gold piece'
export const SEA_MONSTER = 'sea monster'
export const TREE = 'tree obstacle'
export const DOUBLE = 'double transport'
export const EXCHANGE = 'exchange'

/** In the order of their numbers in a file. */
export const TOKENS = [...TRANSPORTS, GOLD_PIECE, SEA_MONSTER, TREE, DOUBLE, EXCHANGE]

export const isCounter = (token: string): boolean => TRANSPORTS.includes(token)

/** The tokens on a road. */
export interface Laid {
  counters: string[]
  obstacle: boolean
  goldPiece: boolean
  /** Whether the double transport spell lies on the road. */
  doubled: boolean
}

const PRICES: Record<string, Record<string, number>> = {
  'giant pig': { plain: 1, wood: 1 },
  elfcycle: { plain: 1, wood: 1, mountain: 2 },
  'magic cloud': { plain: 2, wood: 2, mountain: 1 },
  unicorn: { wood: 1, desert: 2, mountain: 1 },
  'troll wagon': { plain: 1, wood: 2, desert: 2, mountain: 2 },
  dragon: { plain: 1, wood: 2, desert: 1, mountain: 1 },
}

/** Whether a counter may lie on this road. */
export const fits = (counter: string, road: Road): boolean => PRICES[counter]?.[road.terrain] !== undefined

/** The cards of a kind that a road costs without an obstacle; undefined if it cannot be travelled like this. */
export function price(card: string, road: Road, from: string, laid: Laid): number | undefined {
  if (isWater(road)) {
    if (card !== RAFT) return undefined
    return road.terrain === 'river' && road.from === from ? 1 : 2
  }
  return laid.counters.includes(card) ? PRICES[card]?.[road.terrain] : undefined
}

/** A caravan needs a land road with a counter. */
export const carriesCaravan = (road: Road, laid: Laid): boolean => !isWater(road) && laid.counters.length > 0

export const howMany = (things: readonly string[], thing: string): number =>
  things.filter((other) => other === thing).length

/** Every way to choose `size` travel cards from a hand, as counts of each kind. */
export function choices(hand: readonly string[], size: number): number[][] {
  let begun: number[][] = [[]]
  for (const card of TRAVEL_CARDS) {
    const has = howMany(hand, card)
    begun = begun.flatMap((counts) => Array.from({ length: has + 1 }, (_, taken) => [...counts, taken]))
    begun = begun.filter((counts) => total(counts) <= size)
  }
  return begun.filter((counts) => total(counts) === size)
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
