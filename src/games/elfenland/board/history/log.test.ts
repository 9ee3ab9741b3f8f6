import { beforeAll, expect, it, describe as suite } from 'vitest'
import { at, type Chance, fastChance, fastSeed, seatsOf, viewOf } from '../../../../kernel/index.ts'
import { gentle } from '../../bot/levels.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { townNamed } from '../../rules/components/map.ts'
import { elfengold, elfenland } from '../../rules/game.ts'
import { copyState, type ElfenlandState } from '../../rules/state.ts'
import { el } from '../texts.ts'
import type { BoardEvent } from './difference.ts'
import { describe, turnDelay } from './log.ts'
import type { LogPlace } from './log-place.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']
const name = (seat: number): string => at(NAMES, seat)

function newElfengold(chance: Chance): ElfenlandState {
  const variants = { townCards: false, freeValues: false, wizards: false, handLimit: true, overbids: true }
  return elfengold.setup(variants, NAMES.length, chance)
}

/** Every step of a match between gentle bots. */
function* steps(begin = newElfengold) {
  const chance = fastChance(fastSeed(2))
  const state = begin(chance)
  // Both games share everything but the setup.
  while (!elfengold.result(state.open)) {
    const before = copyState(state)
    const seat = at(seatsOf(elfengold.waiting(state.open)), 0)
    elfengold.play(state, seat, gentle.choose(viewOf(state, seat), chance), chance)
    yield { before, after: copyState(state) }
  }
}

function lines() {
  const log = [...steps()].flatMap(({ before, after }) =>
    describe(viewOf(before, undefined), viewOf(after, undefined)),
  )
  return log.map((line) => ({ ...line, event: line.what as BoardEvent }))
}

suite('the log', () => {
  beforeAll(() => el.ready())

  it('calls the reader "You" wherever it would name them', () => {
    for (const { say, seat } of lines()) {
      const words = say(name, 0)
      expect(words).not.toContain('Ada')
      if (seat === 0) expect(words).toMatch(/^\*You\* /)
    }
  })

  it('tells the gold that a wizard costs, beside the card', () => {
    const chance = fastChance(fastSeed(2))
    const variants = { townCards: false, freeValues: false, wizards: true, handLimit: true, overbids: true }
    const before = elfengold.setup(variants, 2, chance)
    before.open.phase = 'moving'
    before.open.turn = 0
    at(before.own, 0).hand[WIZARD] = 1
    const after = copyState(before)
    expect(
      elfengold.play(after, 0, { type: 'magicFlight', town: townNamed('virst') }, chance),
    ).toBeUndefined()
    const [line] = describe(viewOf(before, undefined), viewOf(after, undefined))
    expect(line?.say(name)).toBe(
      '*Ada* flies to *Virst*. Paid: 1\u00a0×\u00a0Elven wizard, 3 gold. Gained: 1 town piece.',
    )
  })

  it('names the token of every bid', () => {
    const bids = lines().filter(({ event }) => event.kind === 'bid')
    expect(bids.length).toBeGreaterThan(10)
    for (const { say } of bids) expect(say(name)).toMatch(/^\*\w+\* bids \d+ gold for the \w/)
  })

  it('tells the gold of a journey once, with the reward', () => {
    const journeys = lines().filter(({ event }) => event.kind === 'travelled')
    expect(journeys.length).toBeGreaterThan(10)
    for (const { say } of journeys)
      expect(say(name)).toMatch(
        /^\*\w+\* (travels|flies) to \*[^*]+\*\.( Paid: [^.]+\.)?( Gained: \d town pieces?\.)?$/,
      )
  })

  it('points at the roads and towns that a line is about, and at nothing for what happened off the map', () => {
    const placed = lines().map(({ event, place }) => ({ event, place: place as LogPlace | undefined }))
    const seen = new Set<string>()
    for (const { event, place } of placed) {
      seen.add(event.kind)
      switch (event.kind) {
        case 'laid':
          expect(place).toEqual({ roads: [event.road], towns: [] })
          break
        case 'travelled':
          expect(place?.towns.at(-1)).toBe(event.to)
          expect(place?.roads).toHaveLength(event.legs.length)
          break
        case 'bid':
        case 'passed':
        case 'won':
          expect(place).toBeUndefined()
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['laid', 'travelled', 'bid', 'passed', 'won']))
  })
})

it("lets a rival's route fade before the viewer's turn to travel, once it was walked, and keeps nobody else waiting", () => {
  const delays = [...steps()].flatMap(({ before, after }) => {
    const begins = after.open.phase === 'moving' && before.open.turn !== after.open.turn
    const rival = begins && before.open.phase !== 'planning' && before.open.moved
    return [...NAMES.keys()].map((seat) => ({
      due: rival && seat === after.open.turn,
      delay: turnDelay(viewOf(before, seat), viewOf(after, seat)),
    }))
  })
  expect(delays.filter(({ due }) => due).length).toBeGreaterThan(5)
  for (const { due, delay } of delays) expect(delay > 0).toBe(due)
})

it('waits longer for a journey that arrives together with the turn, because it is still walked', () => {
  const newElfenland = (chance: Chance): ElfenlandState =>
    elfenland.setup({ rounds: 4, townCards: false }, NAMES.length, chance)
  let start: ElfenlandState | undefined
  const delays = [...steps(newElfenland)].flatMap(({ before, after }) => {
    if (before.open.phase !== 'moving') start = undefined
    const next = after.open.turn
    if (after.open.phase !== 'moving' || before.open.turn === next) return []
    const begun = start
    start = after
    if (begun === undefined || !before.open.moved) return []
    const delay = (from: ElfenlandState): number => turnDelay(viewOf(from, next), viewOf(after, next))
    return [{ whole: delay(begun), end: delay(before) }]
  })
  expect(delays.length).toBeGreaterThan(5)
  for (const { whole, end } of delays) expect(whole).toBeGreaterThan(end)
})
