import { expect, test } from 'vitest'
import type { RatingRow } from '../../store/rating-store.ts'
import type { Store } from '../../store/store.ts'

const LADDER = { game: 'g', seats: 3 } as const

/** The tests that every store must pass about ratings. */
export function ratingContract(currentStore: () => Store): void {
  const row = (order: number, person: number, more: Partial<RatingRow> = {}): RatingRow => ({
    ...LADDER,
    order,
    person,
    table: `t${order}`,
    seat: person,
    guest: ['ada', 'bo'][person] ?? '',
    people: 'ada bo',
    ended: 1000 * order,
    place: person + 1,
    before: { mu: 25, sigma: 12.5 },
    after: { mu: 25.123456 + order - person, sigma: 11.654321 },
    matches: order,
    ...more,
  })
  const match = (order: number, more: Partial<RatingRow> = {}): RatingRow[] => [
    row(order, 0, more),
    row(order, 1, more),
  ]

  test('the rows of a match are found by its table, exactly as they were stored', async () => {
    const store = currentStore()
    const rows = match(1, { uncounted: 'repeated' })
    expect(await store.addRatings(rows)).toBe(true)
    expect(await store.addRatings(match(2))).toBe(true)
    expect(await store.ratingsAt('t1')).toEqual(rows)
    expect(await store.ratingsAt('t2')).toEqual(match(2))
    expect(await store.ratingsAt('none')).toEqual([])
  })

  test('a match is rated once, and a position is given once', async () => {
    const store = currentStore()
    const attempts = await Promise.all([match(1), match(1), match(1)].map((rows) => store.addRatings(rows)))
    expect(attempts.filter(Boolean)).toHaveLength(1)
    expect(await store.addRatings(match(2, { table: 't1' }))).toBe(false)
    expect(await store.addRatings([row(1, 0, { table: 'other' })])).toBe(false)
    expect(await store.lastRatingOrder(LADDER)).toBe(1)
    expect(await store.ratingsAt('t1')).toEqual(match(1))
    expect(await store.ratingsAt('other')).toEqual([])
  })

  test('the latest rating of each guest in a ladder is found', async () => {
    const store = currentStore()
    for (const order of [1, 2]) await store.addRatings(match(order))
    await store.addRatings([row(3, 0)])
    await store.addRatings([row(9, 0, { seats: 2, table: 'duel' })])
    const found = await store.ratingsIn(LADDER, ['ada', 'bo', 'cy'])
    expect(found.toSorted((a, b) => a.person - b.person)).toEqual([row(3, 0), row(2, 1)])
    expect(await store.ratingsIn({ ...LADDER, game: 'other' }, ['ada'])).toEqual([])
    expect(await store.lastRatingOrder(LADDER)).toBe(3)
    expect(await store.lastRatingOrder({ game: 'other', seats: 3 })).toBe(0)
  })

  test('the latest rows of a guest come first', async () => {
    const store = currentStore()
    for (const order of [1, 2, 3]) await store.addRatings(match(order))
    expect((await store.ratingsOf('bo', 2)).map(({ table }) => table)).toEqual(['t3', 't2'])
    expect(await store.ratingsOf('cy', 2)).toEqual([])
  })

  test('matches of the same people are counted, without those that did not count', async () => {
    const store = currentStore()
    await store.addRatings(match(1))
    await store.addRatings(match(2))
    await store.addRatings(match(3, { uncounted: 'repeated' }))
    await store.addRatings(match(4, { people: 'ada cy' }))
    expect(await store.countRatings(LADDER, 'ada bo', 0)).toBe(2)
    expect(await store.countRatings(LADDER, 'ada bo', 1000)).toBe(1)
    expect(await store.countRatings({ ...LADDER, seats: 2 }, 'ada bo', 0)).toBe(0)
  })

  test('all rows can be read page by page, and corrected', async () => {
    const store = currentStore()
    for (const order of [1, 2]) await store.addRatings(match(order))
    const all: RatingRow[] = []
    for (;;) {
      const page = await store.ratingsAfter(all.at(-1), 3)
      all.push(...page)
      if (page.length < 3) break
    }
    expect(all).toEqual([...match(1), ...match(2)])
    const corrected = row(1, 1, { after: { mu: 1, sigma: 2 }, matches: 7 })
    await store.correctRating(corrected)
    expect(await store.ratingsAt('t1')).toEqual([row(1, 0), corrected])
  })
}
