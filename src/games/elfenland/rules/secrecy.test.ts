import { describe, expect, test } from 'vitest'
import {
  type Answer,
  at,
  type Chance,
  fastChance,
  fastSeed,
  recording,
  takeOut,
  viewOf,
} from '../../../kernel/index.ts'
import { sampleSize } from '../../../kernel/testing/sample-size.ts'
import { allCards, allTokens } from '../testing/conservation.ts'
import { otherWorld, seenBy } from '../testing/other-world.ts'
import { everyGame } from '../testing/random-play.ts'
import { moveKey } from '../testing/universe.ts'
import { type Open, PHASES } from './state.ts'

const AUTOMATIC: readonly Open['phase'][] = ['deal', 'hiddenCounter', 'income', 'over']
const WITH_DECISIONS = PHASES.filter((phase) => !AUTOMATIC.includes(phase))

const phasesOf = () => new Map<Open['phase'], number>(WITH_DECISIONS.map((phase) => [phase, 0]))
const mark = (phases: Map<Open['phase'], number>, { phase }: Open) =>
  phases.set(phase, (phases.get(phase) ?? 0) + 1)

/** Samples long phases less often, so that all phases are tested about equally. */
const isTried = (step: number, { phase }: Open): boolean =>
  step % (phase === 'auction' ? 40 : phase === 'planning' || phase === 'drawCards' ? 8 : 3) === 0

/** Repeats recorded answers. `missed` tells whether one of them was not possible. */
function repeatedChance(answers: readonly Answer[]): { chance: Chance; missed: () => boolean } {
  let next = 0
  let missed = false
  return {
    missed: () => missed,
    chance: {
      below: () => answers[next++]?.[1] ?? 0,
      draw(bag) {
        const kind = answers[next++]?.[1] ?? -1
        if ((bag.counts[kind] ?? 0) === 0) {
          missed = true
          const other = bag.counts.findIndex((count) => count > 0)
          takeOut(bag, other)
          return other
        }
        takeOut(bag, kind)
        return kind
      },
    },
  }
}

describe('two worlds', () => {
  test('states that differ only in what is hidden from a seat give it the same view and the same moves', () => {
    const phases = phasesOf()
    const random = fastChance(fastSeed(21))
    let step = 0
    let different = 0
    everyGame(sampleSize(2), ({ before }, { game }) => {
      if (!isTried(step++, before.open)) return
      mark(phases, before.open)
      for (let seat = 0; seat < before.own.length; seat++) {
        const world = otherWorld(before, seat, random)
        if (JSON.stringify(world) !== JSON.stringify(before)) different++
        expect(allCards(world)).toEqual(allCards(before))
        expect(allTokens(world)).toEqual(allTokens(before))
        expect(seenBy(world, seat)).toBe(seenBy(before, seat))
        expect(game.legal(viewOf(world, seat))).toEqual(game.legal(viewOf(before, seat)))
      }
    })
    expect(different).toBeGreaterThan(sampleSize(1000))
    for (const [phase, tried] of phases) expect(tried, phase).toBeGreaterThan(5)
  })

  test('a move reveals the same to a seat in both worlds', () => {
    const phases = phasesOf()
    const random = fastChance(fastSeed(22))
    let step = 0
    everyGame(sampleSize(3), ({ before, seat: mover, move }, { game }) => {
      if (!isTried(step++, before.open)) return
      for (let seat = 0; seat < before.own.length; seat++) {
        const there = otherWorld(before, seat, random)
        if (!game.legal(viewOf(there, mover)).map(moveKey).includes(moveKey(move))) continue
        const here = game.copy(before)
        const answers: Answer[] = []
        game.play(here, mover, move, recording(fastChance(fastSeed(step)), answers))
        const { chance, missed } = repeatedChance(answers)
        game.play(there, mover, move, chance)
        // The last choice at the end of a round reveals all of them, and the end of the game reveals the town cards.
        const shown = [here, there].some(
          ({ open }) => open.round !== before.open.round || open.phase === 'over',
        )
        if (missed() || shown) continue
        mark(phases, before.open)
        expect(seenBy(there, seat)).toBe(seenBy(here, seat))
      }
    })
    for (const [phase, tried] of phases) expect(tried, phase).toBeGreaterThan(5)
  })

  test('nobody can see which tokens a seat keeps before all have chosen', () => {
    let tried = 0
    everyGame(6, ({ before, seat: mover }, { game }) => {
      if (before.open.phase !== 'roundEnd') return
      const views = game.legal(viewOf(before, mover)).map((move) => {
        const state = game.copy(before)
        game.play(state, mover, move, fastChance(fastSeed(1)))
        return state
      })
      if (views.some(({ open }) => open.phase !== 'roundEnd')) return
      for (let seat = 0; seat < before.own.length; seat++) {
        if (seat === mover) continue
        tried++
        expect(new Set(views.map((state) => seenBy(state, seat))).size).toBe(1)
      }
    })
    expect(tried).toBeGreaterThan(10)
  })

  test('nobody can see which token a player hides', () => {
    let tried = 0
    everyGame(2, ({ before, seat: mover }, { game }) => {
      if (before.open.phase !== 'tokens') return
      const { drawn } = at(before.own, mover)
      const shown = at(drawn, 0)
      const states = [0, 1, 2, 3].map((hidden) => {
        const state = game.copy(before)
        at(state.own, mover).drawn = [shown, hidden]
        const { chance } = repeatedChance([])
        game.play(state, mover, { type: 'show', token: shown }, chance)
        return state
      })
      for (let seat = 0; seat < before.own.length; seat++) {
        if (seat === mover) continue
        tried++
        expect(new Set(states.map((state) => seenBy(state, seat))).size).toBe(1)
      }
    })
    expect(tried).toBeGreaterThan(50)
  })
})
