import { expect, it } from 'vitest'
import { at, type Chance, fastChance, fastSeed, seatsOf, viewOf } from '../../../../kernel/index.ts'
import { gentle } from '../../bot/levels.ts'
import { otherEnd, touches } from '../../rules/components/map.ts'
import { elfengold, elfenland } from '../../rules/game.ts'
import type { ElfengoldOptions } from '../../rules/options.ts'
import { copyState, type ElfenlandState } from '../../rules/state.ts'
import { eventsBetween } from './difference.ts'
import type { Leg } from './retrace.ts'

interface Journey {
  readonly before: ElfenlandState
  readonly after: ElfenlandState
  readonly seat: number
  readonly legs: readonly Leg[]
}

const OPTIONS: ElfengoldOptions = {
  townCards: true,
  freeValues: true,
  wizards: true,
  handLimit: true,
  overbids: false,
}

const SETUPS = [
  (chance: Chance) => elfengold.setup(OPTIONS, 4, chance),
  (chance: Chance) => elfenland.setup({ townCards: true, rounds: 4 }, 4, chance),
]

/** All journeys of a game between bots: the legs as they were played, and the states before and after. */
function journeysOf(setup: (typeof SETUPS)[number], deal: number): Journey[] {
  const chance = fastChance(fastSeed(deal))
  const state = setup(chance)
  const journeys: Journey[] = []
  let before: ElfenlandState | undefined
  let legs: Leg[] = []
  while (!elfengold.result(state.open)) {
    const seat = at(seatsOf(elfengold.waiting(state.open)), 0)
    const move = gentle.choose(viewOf(state, seat), chance)
    const from = at(state.open.players, seat).boot
    if (state.open.phase === 'moving') before ??= copyState(state)
    expect(elfengold.play(state, seat, move, chance)).toBeUndefined()
    const to = at(state.open.players, seat).boot
    if (move.type === 'magicFlight') legs.push({ from, to, road: undefined })
    else if (move.type === 'travel' || move.type === 'caravan') legs.push({ from, to, road: move.road })
    else if (move.type === 'stop' && before) {
      if (legs.length > 0) journeys.push({ before, after: copyState(state), seat, legs })
      before = undefined
      legs = []
    }
  }
  return journeys
}

const JOURNEYS = SETUPS.flatMap((setup) => [1, 2, 3].flatMap((deal) => journeysOf(setup, deal)))

const found = ({ before, after }: Journey): readonly Leg[] =>
  eventsBetween(before.open, after.open).flatMap((what) => (what.kind === 'travelled' ? what.legs : []))

it('finds a connected way for every journey that bots make in whole games', () => {
  expect(JOURNEYS.some(({ legs }) => legs.length > 2)).toBe(true)
  expect(JOURNEYS.some(({ legs }) => legs.some(({ road }) => road === undefined))).toBe(true)
  expect(JOURNEYS.some(({ before, after }) => before.open.round !== after.open.round)).toBe(true)
  for (const journey of JOURNEYS) {
    const legs = found(journey)
    expect(legs.length).toBeGreaterThan(0)
    let town = at(journey.before.open.players, journey.seat).boot
    for (const { from, to, road } of legs) {
      expect(from).toBe(town)
      if (road !== undefined) expect(touches(road, from) && otherEnd(road, from) === to).toBe(true)
      town = to
    }
    expect(town).toBe(at(journey.after.open.players, journey.seat).boot)
  }
})

it('finds the exact road of a journey over one road', () => {
  const short = JOURNEYS.filter(({ legs }) => legs.length === 1)
  expect(short.length).toBeGreaterThan(5)
  for (const journey of short) expect(found(journey)).toEqual(journey.legs)
})
