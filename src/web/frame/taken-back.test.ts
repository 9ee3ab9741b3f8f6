import { expect, it } from 'vitest'
import type { SessionStep } from '../../ui/board/session.ts'
import { takenBack } from './taken-back.ts'

it('finds the turns that were taken back, one after the other, and leaves those of others alone', () => {
  const step = (by: number, back?: SessionStep['back']): SessionStep => ({
    view: { open: {} },
    waiting: 0,
    by,
    ...(back ? { back } : {}),
  })
  const [first, second, third, others] = [step(1), step(1), step(1), step(0)]
  const begun = [first, second, others, third]
  expect([...takenBack(begun)]).toEqual([])
  const twice = [...begun, step(1, true), step(1, true)]
  expect([...takenBack(twice)].map((turn) => twice.indexOf(turn))).toEqual([3, 1])
  const again = step(1)
  expect(takenBack([...twice, again]).has(again)).toBe(false)
  expect(takenBack([...twice, step(0, true)]).has(others)).toBe(true)
  expect([...takenBack([first, step(1, 'unlisted')])]).toEqual([])
})
