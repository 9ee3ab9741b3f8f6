import { describe, expect, test } from 'vitest'
import type { TableTiming } from '../../../ui/board/session.ts'
import { clockLines, isAwaitedByAll, pauseChoices } from './clock-lines.ts'

const NOW = 1_000
const timing: TableTiming = {
  clocks: [{ until: 5_000 }, { until: 6_000 }, {}],
  holidays: [],
  pause: undefined,
}
const people = [0, 1, 2]
const situation = { timing, you: 1, waiting: 0b011, people, now: NOW }
const keys = (of: Partial<typeof situation>) => clockLines({ ...situation, ...of }).map(({ key }) => key)

describe('the lines about the clocks', () => {
  test('say first what happens to the reader', () => {
    expect(clockLines(situation)).toEqual([
      { key: 'due.you', when: 6_000 },
      { key: 'due.other', seat: 0, when: 5_000 },
    ])
  })

  test('tell the reader that everybody waits for them', () => {
    expect(keys({ waiting: 0b010 })).toEqual(['alone', 'due.you'])
    expect(isAwaitedByAll({ you: 0, waiting: 0b001, people: [0] })).toBe(false)
    expect(isAwaitedByAll({ you: 0, waiting: 0b011, people })).toBe(false)
  })

  test('say when the clock stands still, but not once that is over', () => {
    const rest = { from: 2_000, until: 3_000, because: 'sleep' } as const
    const asleep = { ...timing, clocks: [{}, { until: 6_000, rest }, {}] }
    expect(keys({ timing: asleep, waiting: 0b010 })).toEqual(['alone', 'due.you', 'rest.sleep'])
    expect(keys({ timing: asleep, waiting: 0b010, now: 4_000 })).toEqual(['alone', 'due.you'])
  })

  test('announce holidays and pauses', () => {
    const holidays = [{ from: 500, until: 9_000 }, undefined, { from: 100, until: 900 }]
    expect(keys({ timing: { ...timing, holidays }, waiting: 0 })).toEqual(['holiday', 'still'])
    expect(keys({ timing: { ...timing, pause: { agreed: 0, until: 4_000 } } })[0]).toBe('pause.on')
    expect(keys({ timing: { ...timing, pause: { agreed: 1, lapses: 4_000 } } })).toContain('pause.offered')
    expect(keys({ timing: { ...timing, pause: { agreed: 1, lapses: 900 } } })).not.toContain('pause.offered')
  })
})

test('players offer, accept, decline, withdraw and end a pause; spectators do nothing', () => {
  const choices = (pause: TableTiming['pause'], you: number | undefined = 1) =>
    pauseChoices({ timing: { ...timing, pause }, you, now: NOW })
  expect(choices(undefined)).toEqual(['offer'])
  expect(choices({ agreed: 0b001, lapses: 4_000 })).toEqual(['agree', 'decline'])
  expect(choices({ agreed: 0b010, lapses: 4_000 })).toEqual(['withdraw'])
  expect(choices({ agreed: 0b010, lapses: 900 })).toEqual(['offer'])
  expect(choices({ agreed: 0, until: 4_000 })).toEqual(['end'])
  expect(choices({ agreed: 0b010, until: 4_000 })).toEqual([])
  expect(pauseChoices({ timing, you: undefined, now: NOW })).toEqual([])
})
