import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { accuracyOf, levelAccuracies, penaltyOf } from './accuracy.ts'

const errors = fc.record({
  marks: fc.record({ inaccuracy: fc.nat(20), mistake: fc.nat(20), blunder: fc.nat(20) }),
  units: fc.double({ min: 0, max: 200, noNaN: true }),
})

const REVIEWED = GAMES.flatMap(({ game, reviewer }) =>
  reviewer ? [[game.id, reviewer.evaluator] as const] : [],
)

describe.each(REVIEWED)('the accuracy scale of %s', (_, { levelPenalties }) => {
  test('spreads the levels of bots, the stronger ones higher', () => {
    const { gentle, steady, sharp, master } = levelAccuracies(levelPenalties)
    expect(gentle).toBe(50)
    expect(steady).toBeGreaterThanOrEqual(gentle + 5)
    expect(sharp).toBeGreaterThanOrEqual(steady + 5)
    expect(master).toBeGreaterThanOrEqual(sharp + 5)
  })

  test('tells the same story as marks and losses: more of one and no less of the other is less accurate', () => {
    fc.assert(
      fc.property(errors, errors, fc.integer({ min: 1, max: 150 }), (some, more, decisions) => {
        const marks = {
          inaccuracy: some.marks.inaccuracy + more.marks.inaccuracy,
          mistake: some.marks.mistake + more.marks.mistake,
          blunder: some.marks.blunder + more.marks.blunder,
        }
        const before = penaltyOf(some.marks, some.units) / decisions
        const after = penaltyOf(marks, some.units + more.units) / decisions
        if (after > before) {
          expect(accuracyOf(levelPenalties, after)).toBeLessThan(accuracyOf(levelPenalties, before))
        } else expect(after).toBe(before)
      }),
    )
  })

  test('calls a worse kind of error less accurate', () => {
    fc.assert(
      fc.property(errors, fc.integer({ min: 1, max: 150 }), ({ marks, units }, decisions) => {
        const [small, medium, large] = (['inaccuracy', 'mistake', 'blunder'] as const).map((mark) =>
          accuracyOf(levelPenalties, penaltyOf({ ...marks, [mark]: marks[mark] + 1 }, units) / decisions),
        )
        expect(small).toBeGreaterThan(medium ?? 0)
        expect(medium).toBeGreaterThan(large ?? 0)
      }),
    )
  })

  test('is 100 without errors and stays above 0', () => {
    expect(accuracyOf(levelPenalties, 0)).toBe(100)
    expect(accuracyOf(levelPenalties, 1000)).toBeGreaterThan(0)
  })
})
