import { bestJourney, type Journey, type Objective } from '../rules/journey.ts'
import {
  countTowns,
  DISTANCE,
  hasTown,
  PIECE_TOWNS,
  TOWN_COUNT,
  type Town,
  type Towns,
} from '../rules/map.ts'
import type { Variant } from '../rules/options.ts'
import type { SeatView } from '../rules/state.ts'
import { type Traveller, travellerOf } from '../rules/traveller.ts'
import { objectiveOf, roundsToCome, WORTH } from './worth.ts'

/**
 * What is left to do counts more than what is done: towns on the way are visited anyhow, lonely ones cost a journey of
 * their own. So the future is judged by the length of the shortest net of roads that joins the boot and all towns
 * still to visit. The numbers are a regression over some hundred games of greedy players, by rounds to come.
 */
interface Future {
  /** For each town still to visit: nearly a piece, while there is time to get it. */
  readonly town: number
  /** For each road of the net. */
  readonly road: number
  /** For towns near the boot. */
  readonly near: number
}

const FUTURES: Record<Variant['game'], readonly Future[]> = {
  elfenland: [
    { town: 0, road: 0, near: 0 },
    { town: 0.62, road: -0.25, near: 0.25 },
    { town: 0.96, road: -0.38, near: 0 },
    { town: 1, road: -0.42, near: 0 },
  ],
  elfengold: [
    { town: 0, road: 0, near: 0 },
    { town: 0.5, road: -0.22, near: 0.45 },
    { town: 0.9, road: -0.37, near: 0.1 },
    { town: 1, road: -0.42, near: 0 },
    { town: 1, road: -0.42, near: 0 },
    { town: 1, road: -0.42, near: 0 },
  ],
}

function futureOf({ game }: Variant, rounds: number): Future {
  const futures = FUTURES[game]
  return futures[Math.min(rounds, futures.length - 1)]
}

const distances = new Int32Array(TOWN_COUNT)

/** The roads of the shortest net that joins a town with others: from what is joined already always the next nearest. */
export function netOf(boot: Town, towns: Towns): number {
  let net = 0
  for (let town = 0; town < TOWN_COUNT; town++) distances[town] = DISTANCE[boot][town]
  for (let left = towns; left !== 0; ) {
    let next = -1
    for (let town = 0; town < TOWN_COUNT; town++) {
      if (hasTown(left, town) && (next < 0 || distances[town] < distances[next])) next = town
    }
    net += distances[next]
    left &= ~(1 << next)
    const row = DISTANCE[next]
    for (let town = 0; town < TOWN_COUNT; town++) if (row[town] < distances[town]) distances[town] = row[town]
  }
  return net
}

/** What a boot in a town with these pieces will have at the end, in pieces. */
export function outlookFrom(variant: Variant, rounds: number, boot: Town, pieces: Towns): number {
  const toVisit = PIECE_TOWNS & ~pieces
  const { town: perTown, road, near } = futureOf(variant, rounds)
  if (road === 0) return countTowns(pieces)
  let nearness = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (hasTown(toVisit, town) && town !== boot) nearness += 0.5 ** DISTANCE[boot][town]
  }
  return countTowns(pieces) + perTown * countTowns(toVisit) + road * netOf(boot, toVisit) + near * nearness
}

/** A traveller and what he travels for, when he thinks of the rounds to come. */
export interface Sight {
  readonly traveller: Traveller
  readonly objective: Objective
}

/** Bonuses are paid as if they were gold, in hundredths of a piece. */
const HUNDREDTH = 0.01

/** A town whose visit shortens the net most is worth most. */
export function sightOf(view: SeatView): Sight {
  const { open, seat } = view
  const traveller = travellerOf(view)
  const objective = objectiveOf(view, WORTH)
  const rounds = roundsToCome(open)
  const { town, road, near } = futureOf(open.variant, rounds)
  if (rounds === 0 || road === 0) return { traveller, objective }
  const toVisit = PIECE_TOWNS & ~open.players[seat].pieces
  const all = netOf(traveller.boot, toVisit)
  const base = Math.max(0.02, 1 - town - road * BASE_ROADS)
  const values = objective.end.map((_, other) => {
    if (!hasTown(toVisit, other)) return 0
    const saved = all - netOf(traveller.boot, toVisit & ~(1 << other))
    return Math.max(0, Math.round((-road * (saved - BASE_ROADS)) / HUNDREDTH))
  })
  return {
    traveller: { ...traveller, values, earned: 0 },
    objective: {
      ...objective,
      piece: base,
      gold: HUNDREDTH,
      twoCards: 0,
      end: objective.end.map((_, other) => near * nearness(toVisit, other)),
      cards: objective.cards.map((card) => card * (open.variant.game === 'elfengold' ? 0.5 : 1)),
    },
  }
}

/** A town of the net saves half a road on average even where others lie around it. */
const BASE_ROADS = 0.5

function nearness(toVisit: Towns, boot: Town): number {
  let sum = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (town !== boot && hasTown(toVisit, town)) sum += 0.5 ** DISTANCE[boot][town]
  }
  return sum
}

/** Of several good journeys the one with the best future. */
export function farsightedJourney(view: SeatView, nodes: number): Journey {
  const { open, seat } = view
  const objective = objectiveOf(view, WORTH)
  const usual = bestJourney(travellerOf(view), objective, { nodes })
  if (roundsToCome(open) === 0) return usual
  const sight = sightOf(view)
  const far = bestJourney(sight.traveller, sight.objective, { nodes })
  const worthOf = ({ towns, pieces, hand }: Journey): number => {
    const end = towns.length === 0 ? open.players[seat].boot : towns[towns.length - 1]
    let worth = outlookFrom(open.variant, roundsToCome(open), end, open.players[seat].pieces | pieces)
    for (const [kind, held] of hand.entries()) worth += held * objective.cards[kind] * CARDS_COUNT
    return worth
  }
  return worthOf(far) > worthOf(usual) ? far : usual
}

/** Cards that are kept beyond the hand limit are lost: on average they count less than their worth. */
const CARDS_COUNT = 0.5
