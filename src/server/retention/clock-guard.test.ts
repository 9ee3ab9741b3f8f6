import { expect, onTestFinished, test } from 'vitest'
import { DAY, HOUR } from '../../kernel/time-units.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { manualTime } from '../testing/server.ts'
import { clockGuard } from './clock-guard.ts'

/** A store, a clock, and what servers on them may do and log. */
function world() {
  const [store, time] = [openSqliteStore(':memory:'), manualTime()]
  onTestFinished(() => store.close())
  const logged: string[] = []
  const note = (_: object, message: string): void => void logged.push(message)
  const start = () => clockGuard({ store, time, log: { debug: note, info: note, warn: note, error: note } })
  return { time, logged, start }
}

test('nothing is deleted for a day after the clock has jumped ahead, and the log says so once', async () => {
  const { time, logged, start } = world()
  const mayDelete = start()
  expect(await mayDelete()).toBe(true)
  time.advance(200 * DAY)
  expect(await mayDelete()).toBe(false)
  time.advance(DAY - 1)
  expect(await mayDelete()).toBe(false)
  expect(logged).toEqual([expect.stringContaining('the clock is ahead')])
  time.advance(1)
  expect(await mayDelete()).toBe(true)
  time.advance(200 * DAY)
  expect(await mayDelete()).toBe(false)
  expect(logged).toHaveLength(2)
})

test('the day begins again when the server is restarted', async () => {
  const { time, start } = world()
  expect(await start()()).toBe(true)
  time.advance(200 * DAY)
  expect(await start()()).toBe(false)
  time.advance(DAY)
  const restarted = start()
  expect(await restarted()).toBe(false)
  time.advance(DAY)
  expect(await restarted()).toBe(true)
})

test('a clock that is put right is trusted at once, and its next jump is not', async () => {
  const { time, start } = world()
  const mayDelete = start()
  await mayDelete()
  time.advance(200 * DAY)
  expect(await mayDelete()).toBe(false)
  time.advance(-199 * DAY)
  expect(await mayDelete()).toBe(true)
  // The day in which nothing would have been deleted is over.
  for (let hour = 0; hour < 200 * 24; hour += 24) {
    time.advance(DAY)
    expect(await mayDelete()).toBe(true)
  }
  time.advance(8 * DAY)
  expect(await mayDelete()).toBe(false)
})

test('a clock that is years behind until the network sets it is no jump', async () => {
  const { time, logged, start } = world()
  expect(await start()()).toBe(true)
  time.advance(-3_000 * DAY)
  const mayDelete = start()
  expect(await mayDelete()).toBe(true)
  time.advance(3_000 * DAY + HOUR)
  expect(await mayDelete()).toBe(true)
  expect(logged).toEqual([])
})

test('a server that was away for some days goes on as before', async () => {
  const { time, start } = world()
  await start()()
  time.advance(6 * DAY)
  const mayDelete = start()
  expect(await mayDelete()).toBe(true)
  time.advance(HOUR - 1)
  expect(await mayDelete()).toBe(true)
})
