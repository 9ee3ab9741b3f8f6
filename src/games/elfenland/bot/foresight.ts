import { countTowns, DISTANCE, hasTown, TOWN_COUNT, type Town, type Towns } from '../rules/components/map.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from '../rules/components/transport.ts'
import { netOf } from './farsight.ts'
import type { Future, Land } from './futures.ts'
import { TOIL, wayThrough } from './toil.ts'

/** Journeys ask for the same towns again and again. */
const KNOWN = new WeakMap<Future, Map<number, number>>()
const MOST_KNOWN = 100_000

/** What a boot that ends a round in a town with these still to visit will get of them, as `Future` says. */
export function townsToCome(future: Future, boot: Town, toVisit: Towns): number {
  let known = KNOWN.get(future)
  if (known === undefined) {
    known = new Map()
    KNOWN.set(future, known)
  }
  const key = boot * 2 ** TOWN_COUNT + toVisit
  let value = known.get(key)
  if (value === undefined) {
    const { town, road, near, land } = future
    const net = netOf(boot, toVisit, land && TOIL)
    value = town * countTowns(toVisit) + road * net + near * nearnessOf(boot, toVisit)
    if (land) value += landWorth(land, boot, toVisit)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, value)
  }
  return value
}

function landWorth({ towns, boots, way, square }: Land, boot: Town, toVisit: Towns): number {
  let value = boots[boot] + way * wayThrough(boot, toVisit) + square * countTowns(toVisit) ** 2
  for (let town = 0; town < TOWN_COUNT; town++) if (hasTown(toVisit, town)) value += towns[town]
  return value
}

/** Towns near the boot: with each road that they are away they count half. */
export function nearnessOf(boot: Town, towns: Towns): number {
  let nearness = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (town !== boot && hasTown(towns, town)) nearness += HALVES[DISTANCE[boot][town]]
  }
  return nearness
}

const HALVES = Array.from({ length: TOWN_COUNT }, (_, roads) => 0.5 ** roads)

/** What cards, counters that go with them and gold will help to get. */
export function meansWorth(
  { cards, match, gold: perGold }: Future,
  hand: readonly number[],
  counters: readonly number[],
  gold: number,
): number {
  let value = perGold * gold
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) value += cards[kind] * hand[kind]
  for (let kind = 0; kind < COUNTER_KINDS; kind++) value += match * Math.min(hand[kind], counters[kind])
  return value
}
