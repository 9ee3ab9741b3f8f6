import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed, hasSeat, viewOf } from '../../../kernel/index.ts'
import { winProbabilities } from '../../../search/chances/win-probabilities.ts'
import { countCells } from '../rules/components/cells.ts'
import { STANDARD_DECK } from '../rules/components/deck.ts'
import { playPacked, silverAndGold } from '../rules/game.ts'
import { legalMarks } from '../rules/marking.ts'
import { position } from '../rules/position.ts'
import { type SilverAndGoldState, TURNS_PER_ROUND } from '../rules/state.ts'
import { anyChance, pattern, play, single } from '../testing/play.ts'
import { candidatesFor, NET_WITH_LOOKAHEAD } from './candidates.ts'
import { newContext, readContext } from './evaluation/context.ts'
import { newSummary, readSummary, scoreOf } from './evaluation/summary.ts'
import { TUNED_WEIGHTS } from './evaluation/weights.ts'
import { levels, sharp, steady } from './levels.ts'
import { allMarkings } from './lookahead/generate-markings.ts'
import { movesTo } from './lookahead/marking-moves.ts'
import { newMarkings } from './lookahead/markings.ts'
import { shownThisRound, topPatternOnly, updateMemory } from './memory.ts'
import { newcomer } from './newcomer.ts'
import { sampleWorld } from './sampling/sample-world.ts'
import { masterModel, searchModel } from './search-model.ts'
import { cellIndex } from './turn-tables/cell-index.ts'
import { turnTable } from './turn-tables/turn-table.ts'

const DECK = STANDARD_DECK

/** Every position of a game between sharp and steady in which a seat has to decide. */
function positions(seed: number, seats = 2): { state: SilverAndGoldState; seat: number; memory: unknown }[] {
  const chance = fastChance(fastSeed(seed))
  const luck = fastChance(fastSeed(seed, 1))
  const state = silverAndGold.setup({ memoryAid: false }, seats, chance)
  const list: { state: SilverAndGoldState; seat: number; memory: unknown }[] = []
  let memory = updateMemory(undefined, viewOf(state, 0))
  while (state.open.waiting !== 0) {
    const seat = Array.from({ length: seats }, (_, i) => i).findIndex((i) => hasSeat(state.open.waiting, i))
    list.push({ state: silverAndGold.copy(state), seat, memory })
    const bot = seat === 0 ? sharp : steady
    play(state, seat, [bot.choose(viewOf(state, seat), luck, { memory })], chance)
    memory = updateMemory(memory, viewOf(state, 0))
  }
  return list
}

const GAME = positions(5)

describe('the table of turns with crosses', () => {
  test('agrees with a slow recomputation for a whole card', () => {
    const card = 43
    const table = turnTable(DECK, card)
    const crosses = at(DECK.crosses, card)
    expect(crosses).not.toBe(0)
    const known = new Map<string, number>()
    const cellsOf = (free: number): number[] => [...Array(16).keys()].filter((cell) => (free >> cell) & 1)
    const slow = (free: number, owed: number): number => {
      if (free === 0) return -0.25 * owed
      const key = `${free} ${owed}`
      const before = known.get(key)
      if (before !== undefined) return before
      const extra = (left: number): number =>
        Math.min(
          ...cellsOf(free).map((cell) => slow(free & ~(1 << cell), left - 1 + ((crosses >> cell) & 1))),
        )
      const expected =
        owed > 0
          ? extra(owed)
          : DECK.patternCounts.reduce((sum, count, laid) => {
              const fits = at(at(DECK.placements, card), laid).filter((cells) => (cells & ~free) === 0)
              const values = fits.map((cells) => slow(free & ~cells, countCells(cells & crosses)))
              return sum + (count / 8) * Math.min(extra(1), ...values)
            }, 1)
      known.set(key, expected)
      return expected
    }
    slow(at(DECK.land, card), 0)
    for (const [key, turns] of known) {
      const [free = 0, owed] = key.split(' ').map(Number)
      if (owed === 0) expect(table.turns[cellIndex(table, free)]).toBeCloseTo(turns, 4)
    }
  })
})

describe('markings', () => {
  test('include all outcomes that the rules allow, and no others', () => {
    for (const { state, seat } of GAME.filter(({ state }) => state.open.phase === 'mark').slice(0, 16)) {
      const { open, own } = state
      if (at(own, seat).owed > 0) continue
      const found = newMarkings(20_000)
      const context = readContext(open, seat, topPatternOnly(DECK, open), newContext(DECK))
      allMarkings(
        context,
        readSummary(DECK, at(open.players, seat), newSummary()),
        open.expedition,
        TUNED_WEIGHTS,
        found,
      )
      const outcomes = new Set(
        Array.from({ length: found.size }, (_, i) => `${found.first[i]} ${found.second[i]}`),
      )
      expect(outcomes).toEqual(slowOutcomes(state, seat))
    }
  })

  test('come with moves that lead there', () => {
    for (const { state, seat } of GAME.filter(({ state }) => state.open.phase === 'mark').slice(0, 30)) {
      if (at(state.own, seat).owed > 0) continue
      const { open, own } = state
      const found = newMarkings(50)
      const context = readContext(open, seat, topPatternOnly(DECK, open), newContext(DECK))
      allMarkings(
        context,
        readSummary(DECK, at(open.players, seat), newSummary()),
        open.expedition,
        TUNED_WEIGHTS,
        found,
      )
      for (let i = 0; i < found.size; i++) {
        const world = silverAndGold.copy(state)
        world.open.waiting |= 1 << 5 // so that the marks are not shown at once
        for (const move of movesTo({ seat, open, own: at(own, seat) }, found, i)) {
          expect(playPacked(world, seat, move, anyChance())).toBeUndefined()
        }
        expect(at(world.own, seat).marks).toEqual([found.first[i], found.second[i]])
        expect(hasSeat(world.open.waiting, seat)).toBe(false)
      }
    }
  })
})

function slowOutcomes(state: SilverAndGoldState, seat: number): Set<string> {
  const outcomes = new Set<string>()
  const seen = new Set<string>()
  const follow = (world: SilverAndGoldState): void => {
    const { marks, owed } = at(world.own, seat)
    if (!hasSeat(world.open.waiting, seat)) {
      outcomes.add(marks.join(' '))
      return
    }
    const key = `${marks} ${owed}`
    if (seen.has(key)) return
    seen.add(key)
    for (const move of legalMarks(world.open, at(world.own, seat), seat)) {
      const next = silverAndGold.copy(world)
      silverAndGold.play(next, seat, move, anyChance())
      follow(next)
    }
  }
  const start = silverAndGold.copy(state)
  start.open.waiting |= 1 << 5
  follow(start)
  return outcomes
}

describe('the summary of a player', () => {
  test('has the same score as the rules', () => {
    for (const { state, seat } of GAME) {
      const end = silverAndGold.copy(state)
      end.open.phase = 'over'
      const score = silverAndGold.result(end.open)?.seats[seat]?.score
      expect(scoreOf(readSummary(DECK, at(state.open.players, seat), newSummary()))).toBe(score)
    }
  })
})

describe('memory', () => {
  test('holds the same expedition cards as the memory aid', () => {
    const chance = fastChance(fastSeed(3))
    const state = silverAndGold.setup({ memoryAid: true }, 2, chance)
    let memory: unknown
    const forgetful = () => ({ ...state.open, options: { memoryAid: false }, seen: [] })
    while (state.open.waiting !== 0) {
      const seat = hasSeat(state.open.waiting, 0) ? 0 : 1
      play(state, seat, [sharp.choose(viewOf(state, seat), chance)], chance)
      memory = updateMemory(memory, { ...viewOf(state, 0), open: forgetful() })
      if (state.open.phase === 'mark') expect(shownThisRound(forgetful(), memory)).toEqual(state.open.seen)
    }
  })

  test('a player without one knows only the top card', () => {
    const { open } = at(GAME, 20).state
    const shown = shownThisRound(open, undefined)
    expect(shown.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(shown[open.expedition]).toBe(1)
  })
})

describe('a sampled world', () => {
  test('agrees with what the seat sees and has the right number of hidden cards', () => {
    for (const { state, seat, memory } of GAME) {
      const world = sampleWorld(viewOf(state, seat), memory, fastChance(fastSeed(9)))
      expect({ ...world.open, waiting: 0 }).toEqual({ ...state.open, waiting: 0 })
      expect(world.own[seat]).toEqual(state.own[seat])
      if (state.open.phase === 'keep') continue
      expect(world.secret.stock).toEqual(state.secret.stock)
      expect(world.secret.expeditions.size).toBe(8 - 1 - (state.open.turn % TURNS_PER_ROUND))
      if (seat === 0) expect(world.secret.expeditions).toEqual(state.secret.expeditions)
    }
  })

  test('deals opponents four cards that the seat does not hold', () => {
    const { state } = at(GAME, 0)
    const world = sampleWorld(viewOf(state, 0), undefined, fastChance(fastSeed(2)))
    expect(at(world.own, 1).dealt).toHaveLength(4)
    expect(new Set([...at(world.own, 0).dealt, ...at(world.own, 1).dealt]).size).toBe(8)
  })
})

describe('a position with one clearly best move', () => {
  const best = (state: SilverAndGoldState): unknown => {
    const view = { seat: 0, open: state.open, own: at(state.own, 0) }
    return at(candidatesFor(view, topPatternOnly(DECK, state.open), NET_WITH_LOOKAHEAD), 0).moves
  }

  test('in the last turn only points count', () => {
    const state = position({
      seats: [{ cards: ['P03', 'S01'], left: [[0, 1, 2]] }],
      expedition: 'I3',
      turn: 27,
    })
    expect(best(state)).toEqual([pattern(0, 0, 1, 2)])
  })

  test('a cross finishes one card and pays for the last cell of the other', () => {
    const state = position({
      seats: [{ cards: ['S08', 'P03'], left: [[8], [0]] }],
      expedition: 'O4',
      turn: 20,
    })
    expect(best(state)).toEqual([single(0, 8), { type: 'extra', place: 1, cell: 0 }])
  })
})

describe('levels below master', () => {
  test.each([newcomer, ...levels.slice(0, -1)])('$name always chooses a legal move', (bot) => {
    for (const { state, seat, memory } of [...GAME, ...positions(6, 4)]) {
      const view = viewOf(state, seat)
      const move = bot.choose(view, fastChance(fastSeed(1)), { memory })
      expect(silverAndGold.legal(view)).toContainEqual(move)
    }
  })
})

describe('win probabilities', () => {
  test('add up to one and are higher for players who are ahead', () => {
    for (const expected of [
      [120, 120],
      [130, 120],
      [120, 121, 122],
      [90, 140, 120, 110],
    ]) {
      const chances = winProbabilities(expected, 8)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
      const order = expected.toSorted((a, b) => b - a).map((value) => at(chances, expected.indexOf(value)))
      expect(order).toEqual(order.toSorted((a, b) => b - a))
    }
    expect(winProbabilities([120, 120], 8)[0]).toBeCloseTo(0.5, 6)
    expect(winProbabilities([120, 120, 120], 8)[0]).toBeCloseTo(1 / 3, 6)
  })
})

test('master plays more and longer sampled games than hints', () => {
  const inPhase = (phase: string, seats: number): ReturnType<typeof positions> =>
    positions(5, seats).filter(({ state }) => state.open.phase === phase)
  const efforts = (model: typeof masterModel, phase: string, seats: number): Set<unknown> =>
    new Set(inPhase(phase, seats).map(({ state, seat }) => model.effort?.(viewOf(state, seat))))
  const turns = (model: typeof masterModel, phase: string, seats: number): Set<unknown> =>
    new Set(
      inPhase(phase, seats).map(({ state }) => {
        const later = silverAndGold.copy(state)
        while (!model.isHorizon(later, state.open)) later.open.turn++
        return later.open.turn - state.open.turn
      }),
    )
  for (const seats of [2, 3, 4]) {
    const both = (of: typeof efforts, model: typeof masterModel): unknown[] =>
      ['mark', 'pick'].flatMap((phase) => [...of(model, phase, seats)])
    expect(both(efforts, masterModel)).toEqual([3, 3])
    expect(both(turns, masterModel)).toEqual([3, 4])
    expect(both(efforts, searchModel)).toEqual([1, seats === 2 ? 3 : 1])
    expect(both(turns, searchModel)).toEqual([2, 2])
  }
})
