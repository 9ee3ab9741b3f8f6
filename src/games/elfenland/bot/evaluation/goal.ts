import { sum } from '../../../../kernel/index.ts'
import type { Objective } from '../../journey/journey.ts'
import { NO_END } from '../../journey/journey.ts'
import { CARDS } from '../../rules/components/cards.ts'
import { DISTANCE, hasTown, NO_TOWN, TOWNS, type Town, type Towns } from '../../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import type { Variant } from '../../rules/options.ts'
import { HAND_LIMIT } from '../../rules/phases/hand-limit.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import { roundsLeft } from '../seat-view.ts'
import { cardValues } from './card-quality.ts'
import { type Future, futureOf, type TownsMemo, type TownsValue } from './future.ts'
import { TIE_BREAK, type Weights } from './weights.ts'

/*
 * The value of a journey comes in two forms. An `Objective` is a sum over the towns of the journey, which a search can
 * bound and so solve quickly. A `Goal` also counts what the journey leaves to be visited in later rounds; no sum over
 * towns expresses that, so only an exhaustive search can solve it.
 */

/** What a journey is worth, together with the future that it leads to. */
export interface Goal extends Payments {
  /** What a counter must gain to be laid. */
  readonly laying: number
  /** The value of ending the journey in a town with others left to visit. */
  readonly endValue: TownsValue
}

/** What gold and cards are worth at the end of a journey. */
interface Payments {
  readonly gold: number
  /** The reward counts no less than this: two cards, which may be taken instead of gold. */
  readonly twoCards: number
  /** By kind, for each card kept. */
  readonly cards: readonly number[]
  readonly handLimit: number
}

/** A counter that is not laid may be kept for the next round; after the last one it is worth less than a saved card. */
const LAYING = 0.02
const LAST_LAYING = TIE_BREAK / 2
/** Gold may break a tie at the end, beyond what it buys before. */
const GOLD_TIE_BREAK = 0.005

const isLast = (open: Open): boolean => roundsLeft(open) === 0

const futureAfter = ({ futures }: Weights, open: Open): Future | undefined =>
  futures && !isLast(open) ? futureOf(futures, roundsLeft(open)) : undefined

/** The value of one gold now; Elfenland has none. */
export function goldValue(open: Open, weights: Weights): number {
  if (open.variant.game === 'elfenland') return 0
  if (isLast(open)) return weights.lastGold
  const future = futureAfter(weights, open)
  return future ? future.gold + GOLD_TIE_BREAK : weights.gold
}

/** The value of the two cards that may be taken instead of the reward in gold. */
export function twoCardsValue(open: Open, weights: Weights): number {
  if (open.variant.game === 'elfenland' || isLast(open)) return 0
  const future = futureAfter(weights, open)
  return 2 * (future ? averageCard(future) : weights.card)
}

const averageCard = ({ cards }: Future): number => sum(cards) / TRANSPORT_KINDS

function paymentsOf(open: Open, weights: Weights): Payments {
  const future = futureAfter(weights, open)
  return {
    gold: goldValue(open, weights),
    twoCards: twoCardsValue(open, weights),
    cards: isLast(open)
      ? LAST_CARDS[open.variant.game]
      : future
        ? [...future.cards, weights.wizard]
        : cardValues(open.variant, weights),
    handLimit: open.variant.handLimit ? HAND_LIMIT : Number.POSITIVE_INFINITY,
  }
}

/** After the last journey cards break ties in Elfenland, and are worth nothing in Elfengold. */
const LAST_CARDS: Record<Variant['game'], readonly number[]> = {
  elfenland: CARDS.map(() => TIE_BREAK),
  elfengold: CARDS.map(() => 0),
}

/** The value of a journey as a sum over its towns. */
export function objectiveOf({ open, own }: SeatView, weights: Weights): Objective {
  const payments = paymentsOf(open, weights)
  if (isLast(open)) return { ...payments, piece: 1, end: lastEnds(own.townCard) }
  return { ...payments, piece: 1, end: NO_END }
}

/** Town cards: each road away from the own town costs a piece, and a little more because pieces break ties. */
const lastEnds = (townCard: Town): number[] =>
  TOWNS.map((_, town) => (townCard === NO_TOWN ? 0 : -DISTANCE[town][townCard] * (1 + TIE_BREAK)))

/** The same objective with a bonus for ending near towns that the journey leaves unvisited. */
export function withNearbyTowns(
  objective: Objective,
  open: Open,
  unvisited: Towns,
  { nearTown, fading }: Weights,
): Objective {
  if (isLast(open)) return objective
  const end = TOWNS.map((_, town) => {
    let value = 0
    for (let other = 0; other < TOWNS.length; other++) {
      if (other !== town && hasTown(unvisited, other)) value += nearTown * fading ** DISTANCE[town][other]
    }
    return value
  })
  return { ...objective, end }
}

/** The value of a journey with the future that it leads to; undefined for weights that know nothing of the future. */
export function goalOf({ open, own }: SeatView, weights: Weights, townsMemo: TownsMemo): Goal | undefined {
  if (weights.futures === undefined) return undefined
  const payments = paymentsOf(open, weights)
  const future = futureAfter(weights, open)
  if (future) return { ...payments, laying: LAYING, endValue: townsMemo(future) }
  const end = lastEnds(own.townCard)
  return { ...payments, laying: LAST_LAYING, endValue: (town) => end[town] }
}
