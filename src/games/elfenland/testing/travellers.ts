import { at, type Chance } from '../../../kernel/index.ts'
import type { Objective } from '../journey/journey.ts'
import type { JourneyStep, Traveller } from '../journey/traveller.ts'
import { HAND_KINDS, WIZARD } from '../rules/components/cards.ts'
import { PIECE_TOWNS, ROADS, ROADS_AT, TOWN_COUNT, TOWNS, type Town } from '../rules/components/map.ts'
import {
  emptyRoads,
  fits,
  GOLD_PIECE,
  LAND_ROADS,
  type Loads,
  OBSTACLE,
  WATER_ROADS,
} from '../rules/components/roads.ts'
import { RAFT, RIVER, TRANSPORT_KINDS, tableCost } from '../rules/components/transport.ts'
import { increase } from './count.ts'

/** How crowded a random position is. */
export interface Crowding {
  readonly counters: number
  readonly cards: number
  readonly wizards?: number
  readonly obstacles?: number
  readonly goldPieces?: number
  readonly doubled?: number
  readonly gold?: number
  readonly earned?: number
  /** Limits the kinds of cards and counters, so that more roads can be paid. */
  readonly kinds?: number
}

export function randomTraveller(chance: Chance, crowd: Crowding): Traveller {
  const { cards, wizards = 0, gold = 0 } = crowd
  const kinds = Array.from({ length: TRANSPORT_KINDS }, (_, kind) => kind)
  while (kinds.length > (crowd.kinds ?? TRANSPORT_KINDS)) kinds.splice(chance.below(kinds.length), 1)
  const hand = Array.from({ length: HAND_KINDS }, () => 0)
  for (let i = 0; i < cards; i++) increase(hand, pick(chance, kinds))
  hand[WIZARD] = wizards
  let toVisit = PIECE_TOWNS
  for (let visited = chance.below(15); visited > 0; visited--) toVisit &= ~(1 << chance.below(TOWN_COUNT))
  return {
    boot: chance.below(TOWN_COUNT),
    roads: randomRoads(chance, crowd, kinds),
    hand,
    toVisit,
    gold,
    values: TOWNS.map(({ value }) => value),
    earned: crowd.earned ?? 0,
  }
}

function randomRoads(chance: Chance, crowd: Crowding, kinds: readonly number[]): Loads {
  const { counters, obstacles = 0, goldPieces = 0, doubled = 0 } = crowd
  const roads = emptyRoads()
  for (let i = 0; i < counters; i++) layCounter(chance, roads, kinds, 0)
  for (let i = 0; i < doubled; i++) layCounter(chance, roads, kinds, 1)
  const laid = LAND_ROADS.filter((road) => roads[road] !== 0)
  for (let i = 0; i < obstacles; i++) {
    const road = pick(chance, [...laid, ...WATER_ROADS])
    if ((at(roads, road) & GOLD_PIECE) === 0) lay(roads, road, OBSTACLE)
  }
  for (let i = 0; i < goldPieces && laid.length > 0; i++) {
    const road = pick(chance, laid)
    if ((at(roads, road) & OBSTACLE) === 0) lay(roads, road, GOLD_PIECE)
  }
  return roads
}

/** Lays a counter on a random road that has `already` counters, all of other kinds. */
function layCounter(chance: Chance, roads: Loads, kinds: readonly number[], already: number): void {
  const kind = pick(chance, kinds)
  const free = LAND_ROADS.filter(
    (road) => fits(kind, road) && count(at(roads, road)) === already && ((at(roads, road) >> kind) & 1) === 0,
  )
  if (free.length > 0) lay(roads, pick(chance, free), 1 << kind)
}

function lay(roads: Loads, road: number, load: number): void {
  roads[road] = at(roads, road) | load
}

const pick = <T>(chance: Chance, things: readonly T[]): T => at(things, chance.below(things.length))

const count = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + count(bits >> 1))

/** Where a boot is on its journey, and what it has gained and spent. */
export interface JourneyProgress {
  readonly town: Town
  readonly hand: readonly number[]
  readonly toVisit: number
  readonly gold: number
  readonly pieces: number
  readonly earned: number
}

export const atStart = ({ boot, hand, toVisit, gold, earned }: Traveller): JourneyProgress => ({
  town: boot,
  hand,
  toVisit,
  gold,
  pieces: 0,
  earned,
})

/** Every legal step and its outcome, written directly from section 1 of the rules. */
export function legalSteps(
  traveller: Traveller,
  here: JourneyProgress,
): { step: JourneyStep; after: JourneyProgress }[] {
  const steps: { step: JourneyStep; after: JourneyProgress }[] = []
  for (const road of at(ROADS_AT, here.town)) {
    const { from, to, terrain } = at(ROADS, road)
    const load = at(traveller.roads, road)
    const target = here.town === from ? to : from
    const obstacle = (load & OBSTACLE) !== 0
    const value = at(traveller.values, target) * ((load & GOLD_PIECE) === 0 ? 1 : 2)
    for (const wizard of obstacle && at(here.hand, WIZARD) > 0 && here.gold >= 1 ? [false, true] : [false]) {
      const more = obstacle && !wizard ? 1 : 0
      const call = wizard ? ({ wizard: true } as const) : {}
      const add = (step: JourneyStep, cards: readonly number[]): void => {
        if (cards.some((paid, kind) => paid > at(here.hand, kind))) return
        const hand = here.hand.map(
          (held, kind) => held - (cards[kind] ?? 0) - (wizard && kind === WIZARD ? 1 : 0),
        )
        steps.push({
          step,
          after: enter({ ...here, hand, gold: here.gold - (wizard ? 1 : 0) }, target, value),
        })
      }
      for (let by = 0; by < TRANSPORT_KINDS; by++) {
        if (by === RAFT ? terrain < RIVER : ((load >> by) & 1) === 0) continue
        const cards = tableCost(by, terrain, here.town === to)
        if (cards === undefined) continue
        add({ type: 'travel', road, by, ...call }, oneKind(by, cards + more))
      }
      if (terrain >= RIVER || (load & 63) === 0) continue
      for (const cards of choices(3 + more)) add({ type: 'caravan', road, cards: [...cards], ...call }, cards)
    }
  }
  if (at(here.hand, WIZARD) > 0 && here.gold >= 3) {
    const hand = here.hand.map((held, kind) => (kind === WIZARD ? held - 1 : held))
    for (let town = 0; town < TOWN_COUNT; town++) {
      if (town === here.town) continue
      steps.push({
        step: { type: 'magicFlight', town },
        after: enter({ ...here, hand, gold: here.gold - 3 }, town, 0),
      })
    }
  }
  return steps
}

function enter(here: JourneyProgress, town: Town, value: number): JourneyProgress {
  const piece = (here.toVisit >> town) & 1
  return {
    ...here,
    town,
    toVisit: here.toVisit & ~(1 << town),
    pieces: here.pieces + piece,
    earned: here.earned + value,
  }
}

const oneKind = (kind: number, cards: number): number[] =>
  Array.from({ length: TRANSPORT_KINDS }, (_, other) => (other === kind ? cards : 0))

/** All ways to choose `size` cards of the seven kinds. */
function choices(size: number): readonly (readonly number[])[] {
  CHOICES[size] ??= spread(TRANSPORT_KINDS, size)
  return CHOICES[size]
}

const CHOICES: (readonly (readonly number[])[])[] = []

function spread(kinds: number, size: number): number[][] {
  if (kinds === 1) return [[size]]
  return Array.from({ length: size + 1 }, (_, first) => first).flatMap((first) =>
    spread(kinds - 1, size - first).map((rest) => [first, ...rest]),
  )
}

/** The value of stopping here. */
export function stopValue(traveller: Traveller, objective: Objective, here: JourneyProgress): number {
  const cards = here.hand
    .flatMap((held, kind) => Array.from({ length: held }, () => at(objective.cards, kind)))
    .sort((a, b) => b - a)
    .slice(0, objective.handLimit)
  return (
    objective.piece * here.pieces +
    Math.max(objective.gold * here.earned, objective.twoCards) -
    objective.gold * (traveller.gold - here.gold) +
    cards.reduce((sum, value) => sum + value, 0) +
    at(objective.end, here.town)
  )
}

/** The value of the best journey, found by trying all journeys. */
export function tryAll(traveller: Traveller, objective: Objective): number {
  const tried = new Set<string>()
  let best = Number.NEGATIVE_INFINITY
  const visit = (here: JourneyProgress): void => {
    const key = `${here.town} ${here.hand} ${here.toVisit} ${here.gold} ${here.earned}`
    if (tried.has(key)) return
    tried.add(key)
    best = Math.max(best, stopValue(traveller, objective, here))
    for (const { after } of legalSteps(traveller, here)) visit(after)
  }
  visit(atStart(traveller))
  return best
}

/** Follows a journey step by step and throws if a step is illegal. */
export function follow(traveller: Traveller, steps: readonly JourneyStep[]): JourneyProgress {
  let here = atStart(traveller)
  for (const step of steps) {
    const text = JSON.stringify(step)
    const next = legalSteps(traveller, here).find(({ step: legal }) => JSON.stringify(legal) === text)
    if (next === undefined) throw new Error(`illegal step: ${text}`)
    here = next.after
  }
  return here
}
