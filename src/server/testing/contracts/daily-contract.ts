import { expect, test } from 'vitest'
import type { SeatResult } from '../../../kernel/index.ts'
import type { Store } from '../../store/store.ts'

const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-16', '2026-11-17', '2026-11-18'] as const

/** The tests that every store must pass about the daily challenge. */
export function dailyContract(currentStore: () => Store): void {
  const result = (score: number): SeatResult => ({
    place: 1,
    score,
    parts: { coins: score - 2, palms: 2 },
    tieBreak: { gold: 3 },
  })
  const key = { day: MONDAY, game: 'g' } as const

  test('of several deals for a day and game, the first stays', async () => {
    const store = currentStore()
    const seeds = Array.from({ length: 6 }, (_, n) => `${n}`)
    await Promise.all(
      seeds.map((seed) =>
        store.addDeals([
          { ...key, seed, created: 7 },
          { ...key, day: TUESDAY, seed, created: 7 },
        ]),
      ),
    )
    const [first, second, ...more] = await store.dealsBetween(MONDAY, TUESDAY)
    expect(more).toEqual([])
    expect(seeds).toContain(first?.seed)
    await store.addDeals([{ ...key, seed: 'late', created: 7 }])
    expect(await store.dealsBetween(MONDAY, TUESDAY)).toEqual([first, second])
  })

  test('deals are found by their days, in order', async () => {
    const store = currentStore()
    const deals = [TUESDAY, MONDAY, WEDNESDAY].map((day) => ({
      day,
      game: 'g',
      seed: `seed of ${day}`,
      created: 7,
    }))
    await store.addDeals([...deals, { day: TUESDAY, game: 'a', seed: 's', created: 7 }])
    const found = await store.dealsBetween(TUESDAY, WEDNESDAY)
    expect(found.map(({ day, game }) => `${day} ${game}`)).toEqual([
      `${TUESDAY} a`,
      `${TUESDAY} g`,
      `${WEDNESDAY} g`,
    ])
  })

  test('master plays a deal once', async () => {
    const store = currentStore()
    await store.addDeals([{ ...key, seed: 's', created: 7 }])
    expect(await store.masterFile(key)).toBeUndefined()
    await store.setMasterMatch(key, { result: result(90), file: '{"a":1}' })
    await store.setMasterMatch(key, { result: result(80), file: '{}' })
    expect(await store.dealsBetween(MONDAY, MONDAY)).toEqual([
      { ...key, seed: 's', created: 7, master: result(90) },
    ])
    expect(await store.masterFile(key)).toBe('{"a":1}')
    expect(await store.masterFile({ ...key, game: 'none' })).toBeUndefined()
  })

  test('a guest has one try at a deal, and its first result stays', async () => {
    const store = currentStore()
    const one = { ...key, guest: 'ada', begun: 5 }
    expect(await store.hasTries(key)).toBe(false)
    const tables = ['t1', 't2', 't3', 't4']
    await Promise.all(tables.map((table) => store.addTry({ ...one, table })))
    expect(await store.hasTries(key)).toBe(true)
    expect(await store.hasTries({ ...key, game: 'other' })).toBe(false)
    const [first, ...more] = await store.triesOf('ada', MONDAY, TUESDAY)
    expect(more).toEqual([])
    expect(tables).toContain(first?.table)
    expect(first).toEqual({ ...one, table: first?.table })
    await store.addTry({ ...one, table: 'late' })
    expect(await store.triesOf('ada', MONDAY, TUESDAY)).toEqual([first])
    await store.finishTry(one, result(70))
    await store.finishTry(one, result(99))
    expect(await store.triesOf('ada', MONDAY, MONDAY)).toEqual([{ ...first, result: result(70) }])
    expect(await store.triesOf('bo', MONDAY, TUESDAY)).toEqual([])
    expect(await store.triesOf('ada', TUESDAY, WEDNESDAY)).toEqual([])
  })

  test('finished tries are counted by their scores', async () => {
    const store = currentStore()
    const scores = { ada: 70, bo: 90, cy: 70, di: undefined }
    for (const [guest, score] of Object.entries(scores)) {
      await store.addTry({ ...key, guest, table: guest, begun: 1 })
      if (score !== undefined) await store.finishTry({ ...key, guest }, result(score))
    }
    await store.finishTry({ ...key, guest: 'never began' }, result(100))
    expect(await store.scoresBetween(MONDAY, WEDNESDAY)).toEqual([
      { ...key, score: 90, count: 1 },
      { ...key, score: 70, count: 2 },
    ])
    expect(await store.scoresBetween(TUESDAY, WEDNESDAY)).toEqual([])
  })
}
