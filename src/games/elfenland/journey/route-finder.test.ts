import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed, viewOf } from '../../../kernel/index.ts'
import { TOWN_COUNT, TOWNS, type Town, type TownId, townNamed } from '../rules/components/map.ts'
import { tableAt } from '../testing/position.ts'
import {
  atStart,
  type Crowding,
  follow,
  type JourneyProgress,
  legalSteps,
  randomTraveller,
} from '../testing/travellers.ts'
import { DEFAULT_CARD_VALUES } from './card-values.ts'
import { reachable, routes } from './route-finder.ts'
import { type Traveller, travellerOf } from './traveller.ts'

const FULL = { obstacles: 8, goldPieces: 4, doubled: 4 }
const CROWDS: readonly Crowding[] = [
  { counters: 10, cards: 6 },
  { counters: 25, cards: 5, kinds: 2, ...FULL },
  { counters: 20, cards: 6, kinds: 3, ...FULL },
  { counters: 20, cards: 4, kinds: 3, ...FULL, wizards: 1, gold: 2, obstacles: 20 },
  { counters: 15, cards: 3, ...FULL, wizards: 1, gold: 3 },
  { counters: 15, cards: 2, ...FULL, wizards: 2, gold: 6 },
]

const countCards = (hand: readonly number[]): number => hand.reduce((sum, held) => sum + held, 0)
const worthOf = (hand: readonly number[], keep: readonly number[]): number =>
  hand.reduce((sum, held, kind) => sum + held * at(keep, kind), 0)

/** Calls `show` for every position that a journey can reach, with the number of `towns` visited in order. */
function tryAll(
  traveller: Traveller,
  towns: readonly Town[],
  direct: boolean,
  show: (at: JourneyProgress, visited: number) => void,
): void {
  const tried = new Set<string>()
  const visit = (at: JourneyProgress, visited: number): void => {
    const key = `${at.town} ${at.hand} ${at.gold} ${at.earned} ${visited}`
    if (tried.has(key)) return
    tried.add(key)
    show(at, visited)
    if (towns.length > 0 && visited === towns.length) return
    for (const { after } of legalSteps(traveller, at)) {
      const hit = after.town === towns[visited]
      if (hit || !direct) visit(after, hit ? visited + 1 : visited)
    }
  }
  visit(atStart(traveller), 0)
}

describe('the route finder', () => {
  test('finds every reachable town and the fewest cards needed for it', () => {
    const chance = fastChance(fastSeed(51))
    for (const crowd of CROWDS) {
      for (let i = 0; i < 40; i++) {
        const traveller = randomTraveller(chance, crowd)
        const held = countCards(traveller.hand)
        const fewest: (number | undefined)[] = TOWNS.map(() => undefined)
        tryAll(traveller, [], false, ({ town, hand }) => {
          const cards = held - countCards(hand)
          fewest[town] = Math.min(fewest[town] ?? cards, cards)
        })
        const reach = reachable(traveller)
        expect(reach.cards).toEqual(fewest)
        expect(TOWNS.map((_, town) => (reach.towns >> town) & 1)).toEqual(
          fewest.map((cards) => (cards === undefined ? 0 : 1)),
        )
      }
    }
  })

  test.each([false, true])(
    'finds the route with the fewest cards, and among those the most valuable hand left (direct: %s)',
    (direct) => {
      const chance = fastChance(fastSeed(52))
      let found = 0
      for (const crowd of CROWDS) {
        for (let i = 0; i < 60; i++) {
          const traveller = randomTraveller(chance, crowd)
          const { cards } = reachable(traveller)
          const near = TOWNS.flatMap((_, town) => ((cards[town] ?? 0) > 0 ? [town] : []))
          const towns = Array.from({ length: 1 + chance.below(2) }, () =>
            near.length > 0 ? at(near, chance.below(near.length)) : chance.below(TOWN_COUNT),
          )
          const keep = DEFAULT_CARD_VALUES.map(() => chance.below(5))
          const held = countCards(traveller.hand)
          let best: { cards: number; worth: number } | undefined
          tryAll(traveller, towns, direct, ({ hand }, visited) => {
            if (visited < towns.length) return
            const paid = held - countCards(hand)
            const worth = worthOf(hand, keep)
            if (best && (paid > best.cards || (paid === best.cards && worth <= best.worth))) return
            best = { cards: paid, worth }
          })
          const [first] = routes(traveller, towns, { direct, keep })
          expect(first && { cards: first.cards, worth: worthOf(first.hand, keep) }).toEqual(best)
          if (first) found++
        }
      }
      expect(found).toBeGreaterThan(100)
    },
  )

  test('lists legal routes with correct costs that visit the towns in order, and no route that another one dominates', () => {
    const chance = fastChance(fastSeed(53))
    for (let i = 0; i < 300; i++) {
      const traveller = randomTraveller(chance, {
        counters: 30,
        cards: 8,
        kinds: 5,
        ...FULL,
        wizards: i % 3,
        gold: i % 7,
      })
      const towns = Array.from({ length: 1 + chance.below(3) }, () => chance.below(TOWN_COUNT))
      const all = routes(traveller, towns)
      for (const [place, route] of all.entries()) {
        const end = follow(traveller, route.steps)
        expect(end.hand).toEqual(route.hand)
        expect(end.earned).toBe(route.earned)
        expect(traveller.gold - end.gold).toBe(route.gold)
        expect(countCards(traveller.hand) - countCards(end.hand)).toBe(route.cards)
        let visited = 0
        for (const town of route.towns) if (town === towns[visited]) visited++
        expect(visited).toBe(towns.length)
        const later = all.slice(place + 1)
        expect(later.every(({ cards }) => cards >= route.cards)).toBe(true)
        expect(
          later.some(
            ({ hand, gold }) =>
              gold >= route.gold && hand.every((held, kind) => held <= at(route.hand, kind)),
          ),
        ).toBe(false)
      }
      expect(routes(traveller, towns, { most: 2 })).toEqual(all.slice(0, 2))
    }
  })
})

const names = (towns: readonly Town[]): TownId[] => towns.map((town) => at(TOWNS, town).id)

describe('routes of a player at the table', () => {
  const table = tableAt('moving', {
    players: [
      { boot: 'ixara', gold: 3, hand: { dragon: 2, elfcycle: 1, giantPig: 3, raft: 1 }, pieces: ['ixara'] },
      {},
    ],
    roads: {
      'ixara-lapphalia-wood': ['dragon', 'elfcycle'],
      'feodor-lapphalia-wood': ['dragon', 'obstacle'],
    },
  })
  const { open, own } = table
  const traveller = travellerOf({ seat: 0, open, own: at(own, 0) })

  test('case 2: Lapphalia can be reached with one elfcycle, two dragons or a caravan of three', () => {
    expect(viewOf(table, 0).own).toBe(own[0])
    const all = routes(traveller, [townNamed('lapphalia')], { direct: true })
    expect(all.map(({ cards }) => cards)).toEqual([1, 2, 3])
    expect(all.map(({ earned }) => earned)).toEqual([2, 2, 2])
    expect(at(all, 0).steps).toEqual([{ type: 'travel', road: 15, by: 1 }])
    expect(at(all, 2).steps).toEqual([{ type: 'caravan', road: 15, cards: [3, 0, 0, 0, 0, 0, 0] }])
  })

  test('one elfcycle and a caravan of four lead past the tree to Feodor', () => {
    const first = at(routes(traveller, [townNamed('feodor')]), 0)
    expect(names(first.towns)).toEqual(['lapphalia', 'feodor'])
    expect([first.cards, first.earned]).toEqual([5, 6])
  })

  test('one raft is enough downstream but not upstream', () => {
    const { towns, cards } = reachable(traveller)
    expect(names(TOWNS.flatMap((_, town) => ((towns >> town) & 1 ? [town] : [])))).toEqual([
      'feodor',
      'ixara',
      'lapphalia',
      'mahdavikia',
    ])
    expect(cards[townNamed('mahdavikia')]).toBe(1)
  })
})
