import { expect, test } from 'vitest'
import { SlicedWork } from './sliced-work.ts'

test('long work is cut into slices, and other work is done between any two of them', async () => {
  const work = new SlicedWork()
  const log: string[] = []
  function* steps(name: string, count: number): Generator<void, string, void> {
    for (let i = 0; i < count; i++) {
      if (log.at(-1) !== name) log.push(name)
      yield
    }
    return name
  }
  let running = true
  const others = (): void => {
    log.push('others')
    if (running) setImmediate(others)
  }
  setImmediate(others)
  const results = await Promise.all([work.run(steps('a', 1000)), work.run(steps('b', 500))])
  running = false
  expect(results).toEqual(['a', 'b'])
  // At no time do two slices follow each other, and the longer work does not delay the shorter one.
  const slices = log.filter((name) => name !== 'others')
  for (const [index, name] of log.entries())
    if (name !== 'others') expect(log[index + 1] ?? 'others').toBe('others')
  expect(slices.filter((name) => name === 'a').length).toBeGreaterThan(10)
  expect(slices.lastIndexOf('b')).toBeLessThan(slices.lastIndexOf('a'))
})

test('work that fails rejects, and the rest goes on', async () => {
  const work = new SlicedWork()
  // biome-ignore lint/correctness/useYield: it fails before its first step.
  function* failing(): Generator<void, void, void> {
    throw new Error('broken')
  }
  function* fine(): Generator<void, number, void> {
    yield
    return 7
  }
  const [first, second] = await Promise.allSettled([work.run(failing()), work.run(fine())])
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'broken' } })
  expect(second).toEqual({ status: 'fulfilled', value: 7 })
})
