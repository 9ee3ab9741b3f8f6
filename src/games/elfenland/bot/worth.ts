import { NO_END, type Objective } from '../journey/journey.ts'
import { KEEPING } from '../journey/kept-code.ts'
import { CARDS, WIZARD } from '../rules/components/cards.ts'
import { DISTANCE, hasTown, NO_TOWN, TOWNS, type Town, type Towns } from '../rules/components/map.ts'
import { ELFENGOLD_POOL, ELFENLAND_POOL, TOKENS, type TokenName } from '../rules/components/tokens.ts'
import { COUNTER_KINDS, RAFT, TRANSPORT_KINDS } from '../rules/components/transport.ts'
import type { Variant } from '../rules/options.ts'
import { HAND_LIMIT } from '../rules/phases/hand-limit.ts'
import type { Open, SeatView } from '../rules/state.ts'

/** What things are worth to the bot, in town pieces. */
export interface Worth {
  /** One gold while there are rounds to come. */
  readonly gold: number
  /** A card of middling quality that is kept: in Elfengold, where the hand is not filled up. */
  readonly card: number
  /** How much the quality of a kept card counts in Elfenland, where another one would be dealt in its place. */
  readonly quality: number
  readonly wizard: number
  /** A town still to visit, where the boot ends … */
  readonly nearTown: number
  /** … and how much less it counts with each road that it is away. */
  readonly fading: number
  /** A counter must gain so much to be laid. */
  readonly laying: number
  /** An obstacle must cost the leader so much to be laid before the last round. */
  readonly hindering: number
  /** How much of what a counter would add now counts when it is bid for: others may lay counters on the same roads. */
  readonly confidence: number
  /** How much of the worth of each later token is kept back for it. */
  readonly keptBack: number
  /** What lies on the map besides counters, in gold, when it is bid for or kept. */
  readonly tokens: Readonly<Partial<Record<TokenName, number>>>
}

export const WORTH: Worth = {
  gold: 0.02,
  card: 0.5,
  quality: 0.1,
  wizard: 0.8,
  nearTown: 0.2,
  fading: 0.5,
  laying: 0.1,
  hindering: 0.4,
  confidence: 0.6,
  keptBack: 0.3,
  tokens: { goldPiece: 4, seaMonster: 1, treeObstacle: 1, doubleTransport: 2, exchange: 1 },
}

/** What breaks ties and nothing else. */
const TRIFLE = 0.001

export const roundsToCome = ({ variant, round }: Open): number => variant.rounds - round

/** The worth of one gold now: at the end it only breaks ties. */
export const goldWorth = (open: Open, worth: Worth): number => (roundsToCome(open) > 0 ? worth.gold : TRIFLE)

/** What a journey is worth to the seat, leaving out what comes after it. */
export function objectiveOf({ open, own }: SeatView, worth: Worth): Objective {
  const { variant } = open
  const elfengold = variant.game === 'elfengold'
  const last = roundsToCome(open) === 0
  return {
    piece: 1,
    gold: elfengold ? goldWorth(open, worth) : 0,
    twoCards: elfengold && !last ? 2 * worth.card : 0,
    cards: last ? LAST_CARDS[variant.game] : cardsWorth(variant, worth),
    handLimit: variant.handLimit ? HAND_LIMIT : Number.POSITIVE_INFINITY,
    end: last ? lastEnds(own.townCard) : NO_END,
  }
}

/** The same, and better to end near towns that this journey leaves to be visited. */
export function withAfterwards(
  objective: Objective,
  { open }: SeatView,
  left: Towns,
  worth: Worth,
): Objective {
  return roundsToCome(open) === 0 ? objective : { ...objective, end: ends(left, worth) }
}

/** After the last journey cards break ties in Elfenland, and are worth nothing in Elfengold. */
const LAST_CARDS: Record<Variant['game'], readonly number[]> = {
  elfenland: CARDS.map(() => TRIFLE),
  elfengold: CARDS.map(() => 0),
}

/** How good a kind of card is: what it serves for, and how many counters there are for it; 1 is middling. */
const QUALITY: Record<Variant['game'], readonly number[]> = {
  elfenland: qualities(ELFENLAND_POOL),
  elfengold: qualities(ELFENGOLD_POOL),
}

function qualities(pool: readonly number[]): number[] {
  const counters = pool.slice(0, COUNTER_KINDS).reduce((sum, count) => sum + count, 0)
  const quality = KEEPING.slice(0, TRANSPORT_KINDS).map((keeping, kind) =>
    kind === RAFT ? keeping : keeping * Math.sqrt((pool[kind] * COUNTER_KINDS) / counters),
  )
  const middling = quality.reduce((sum, value) => sum + value, 0) / quality.length
  return quality.map((value) => value / middling)
}

function cardsWorth({ game }: Variant, worth: Worth): number[] {
  const values = QUALITY[game].map((quality) =>
    game === 'elfengold' ? worth.card * quality : worth.quality * (quality - 1),
  )
  values[WIZARD] = worth.wizard
  return values
}

/** Town cards: each road away from the own town costs as much as a piece, and a little more, for the tie. */
const lastEnds = (townCard: Town): number[] =>
  TOWNS.map((_, town) => (townCard === NO_TOWN ? 0 : -DISTANCE[town][townCard] * (1 + TRIFLE)))

/** Better to end near many towns that are still to be visited. */
function ends(toVisit: Towns, { nearTown, fading }: Worth): number[] {
  return TOWNS.map((_, town) => {
    let value = 0
    for (let other = 0; other < TOWNS.length; other++) {
      if (other !== town && hasTown(toVisit, other)) value += nearTown * fading ** DISTANCE[town][other]
    }
    return value
  })
}

/** What a token that is no counter is worth, in gold. */
export const tokenWorth = (token: number, worth: Worth): number => worth.tokens[TOKENS[token]] ?? 0
