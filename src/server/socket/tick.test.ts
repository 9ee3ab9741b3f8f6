import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './tick.ts'

test('an address that wants much at once gets part of it in each tick, and others need not wait for the rest', async () => {
  const [flood, other] = [new Turns(10), new Turns(10)]
  const done: string[] = []
  const add = (turns: Turns, name: string, cost: number): void =>
    turns.add(() => {
      done.push(name)
      return cost
    })
  for (let i = 1; i <= 6; i++) add(flood, `flood ${i}`, 5)
  add(other, 'other', 5)
  expect(done).toEqual([])
  await nextTick()
  expect(done).toEqual(['flood 1', 'flood 2', 'other'])
  add(other, 'other again', 5)
  add(flood, 'flood 7', 5)
  await nextTick()
  expect(done.slice(3)).toEqual(['flood 3', 'flood 4', 'other again'])
  while (done.length < 9) await nextTick()
  expect(done.slice(6)).toEqual(['flood 5', 'flood 6', 'flood 7'])
})

test('a task that counts for more than a tick allows is done all the same, and alone', async () => {
  const turns = new Turns(10)
  const done: number[] = []
  for (const cost of [50, 1, 1])
    turns.add(() => {
      done.push(cost)
      return cost
    })
  await nextTick()
  expect(done).toEqual([50])
  await nextTick()
  expect(done).toEqual([50, 1, 1])
})
