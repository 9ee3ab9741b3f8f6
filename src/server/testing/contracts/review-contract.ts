import { expect, test } from 'vitest'
import type { Store } from '../../store/store.ts'
import { bareNote, bareReview } from './bare-review.ts'
import { bareTable } from './bare-table.ts'

/** The tests that every store must pass about shared reviews. */
export function reviewContract(currentStore: () => Store): void {
  async function storeWithMatches(): Promise<Store> {
    const store = currentStore()
    for (const id of ['t', 'u'])
      await store.createTable(bareTable(id), { status: 'over', asked: 0, updated: 1 })
    return store
  }
  const texts = async (id: string): Promise<string[]> =>
    (await currentStore().reviewItems(id)).map(({ content }) =>
      content.kind === 'note' ? content.text : `${content.from} to ${content.to}`,
    )

  test('a shared review is found by its id, and by its owner and match', async () => {
    const store = await storeWithMatches()
    const first = bareReview('first')
    const second = { ...bareReview('second', { match: 'packed' }), position: { step: 7, eyes: 1 } }
    await store.createReview(first)
    await store.createReview(second)
    await store.createReview({ ...first, owner: 'bo' })
    expect(await store.findReview('first')).toEqual(first)
    expect(await store.findReview('second')).toEqual(second)
    expect(await store.findReview('third')).toBeUndefined()
    expect(await store.findReviewOf('ada', { table: 't' })).toBe('first')
    expect(await store.findReviewOf('ada', { match: 'packed' })).toBe('second')
    expect(await store.findReviewOf('ada', { match: 't' })).toBeUndefined()
    expect(await store.findReviewOf('bo', { table: 't' })).toBeUndefined()
    expect([await store.countReviews('ada'), await store.countReviews('bo')]).toEqual([2, 0])
    expect([...(await store.reviewVersions(['first', 'third']))]).toEqual([['first', 1]])
  })

  test('only the visitor who leads a shared review moves it, and the lead is handed over once', async () => {
    const store = await storeWithMatches()
    await store.createReview(bareReview('led'))
    expect(await store.stepReview('led', 'visitor ada', { step: 4, eyes: 0 }, 9)).toBe(true)
    expect(await store.stepReview('led', 'visitor bo', { step: 5 }, 9)).toBe(false)
    const handed = await Promise.all(
      ['bo', 'cy'].map((name) => store.leadReview('led', 'visitor ada', `visitor ${name}`, 9)),
    )
    expect(handed.toSorted()).toEqual([false, true])
    expect(await store.leadReview('led', undefined, 'visitor di', 9)).toBe(false)
    const { position, version, itemsVersion, touched } = (await store.findReview('led')) ?? {}
    expect({ position, version, itemsVersion, touched }).toEqual({
      position: { step: 4, eyes: 0 },
      version: 3,
      itemsVersion: 1,
      touched: 9,
    })
  })

  test('notes and arrows are kept in their order, each command once, up to a number of each kind', async () => {
    const store = await storeWithMatches()
    await store.createReview(bareReview('noted'))
    expect(await store.addReviewItem('noted', bareNote('ada', 'one'), 2)).toBe(true)
    expect(await store.addReviewItem('noted', bareNote('ada', 'one'), 2)).toBe(false)
    expect(await store.addReviewItem('noted', bareNote('bo', 'two'), 2)).toBe(true)
    expect(await store.addReviewItem('noted', bareNote('bo', 'three'), 2)).toBe(false)
    const arrow = { ...bareNote('bo', 'four'), content: { kind: 'mark', from: 'a', to: 'b' } } as const
    expect(await store.addReviewItem('noted', arrow, 2)).toBe(true)
    expect(await store.addReviewItem('nowhere', arrow, 2)).toBe(false)
    expect(await texts('noted')).toEqual(['one', 'two', 'a to b'])
    const [first, second] = await store.reviewItems('noted')
    expect(first).toMatchObject(bareNote('ada', 'one'))
    expect(await store.dropReviewItem('noted', first?.number ?? 0)).toBe(true)
    expect(await store.dropReviewItem('noted', first?.number ?? 0)).toBe(false)
    expect(await store.dropReviewItem('other', second?.number ?? 0)).toBe(false)
    expect(await texts('noted')).toEqual(['two', 'a to b'])
    const { version, itemsVersion } = (await store.findReview('noted')) ?? {}
    expect([version, itemsVersion]).toEqual([5, 5])
  })

  test('what was added to a shared review is read from a number on and counted, and a deleted note makes room', async () => {
    const store = await storeWithMatches()
    await store.createReview(bareReview('long'))
    await store.createReview(bareReview('short', { table: 'u' }))
    await store.addReviewItem('short', bareNote('ada', 'elsewhere'), 3)
    for (const text of ['one', 'two', 'three']) await store.addReviewItem('long', bareNote('ada', text), 3)
    const [first, second, third] = await store.reviewItems('long')
    expect(await store.reviewItems('long', first?.number)).toEqual([second, third])
    expect(await store.reviewItems('long', third?.number)).toEqual([])
    expect(await store.countReviewItems('long')).toBe(3)
    expect(await store.countReviewItems('nowhere')).toBe(0)
    expect(await store.addReviewItem('long', bareNote('bo', 'four'), 3)).toBe(false)
    await store.dropReviewItem('long', second?.number ?? 0)
    expect(await store.countReviewItems('long')).toBe(2)
    expect(await store.addReviewItem('long', bareNote('bo', 'four'), 3)).toBe(true)
    expect(await store.addReviewItem('long', bareNote('bo', 'five'), 3)).toBe(false)
    expect(await texts('long')).toEqual(['one', 'three', 'four'])
  })

  test('a shared review is deleted once, with everything in it', async () => {
    const store = await storeWithMatches()
    await store.createReview(bareReview('old'))
    await store.addReviewItem('old', bareNote('bo', 'gone'), 9)
    expect(await store.deleteReview('old')).toBe(true)
    expect(await store.deleteReview('old')).toBe(false)
    expect(await texts('old')).toEqual([])
    expect(await store.reviewsOf('bo')).toEqual({ made: [], added: [] })
  })

  test('a deleted table takes its shared reviews with it', async () => {
    const store = await storeWithMatches()
    await store.createReview(bareReview('of t'))
    await store.createReview(bareReview('of u', { table: 'u' }))
    for (const id of ['of t', 'of u']) await store.addReviewItem(id, bareNote('bo', 'said'), 9)
    await store.deleteTable('t', 0)
    expect(await store.findReview('of t')).toBeUndefined()
    expect(await texts('of t')).toEqual([])
    expect(await texts('of u')).toEqual(['said'])
    await store.createReview(bareReview('too late'))
    expect(await store.findReview('too late')).toBeUndefined()
  })

  test('shared reviews of matches from devices are deleted some time after they were last used', async () => {
    const store = await storeWithMatches()
    await store.createReview(bareReview('server'))
    await store.createReview(bareReview('used', { match: 'm' }))
    await store.createReview(bareReview('unused', { match: 'n' }))
    await store.addReviewItem('unused', { ...bareNote('bo', 'said'), created: 1 }, 9)
    await store.stepReview('used', 'visitor ada', { step: 1 }, 100)
    expect(await store.forgetReviews(50, 10)).toBe(1)
    expect(await store.forgetReviews(50, 10)).toBe(0)
    const left = await store.reviewVersions(['server', 'used', 'unused'])
    expect([...left.keys()].toSorted()).toEqual(['server', 'used'])
    expect(await texts('unused')).toEqual([])
  })

  test('erasing a guest erases what they have added to shared reviews, and the matches from their devices', async () => {
    const store = await storeWithMatches()
    await store.createReview(bareReview('server'))
    await store.createReview(bareReview('device', { match: 'm' }))
    await store.createReview({ ...bareReview('other', { match: 'm' }), owner: 'bo' })
    for (const id of ['server', 'device', 'other'])
      for (const guest of ['ada', 'bo']) await store.addReviewItem(id, bareNote(guest, `by ${guest}`), 9)
    const { made, added } = await store.reviewsOf('ada')
    expect(made.map(({ id }) => id)).toEqual(['device', 'server'])
    expect(added.map(({ review }) => review)).toEqual(['device', 'other', 'server'])
    const before = await store.reviewVersions(['other'])
    await store.eraseGuest('ada', 'pseudonym')
    expect(await store.findReview('device')).toBeUndefined()
    expect(await texts('device')).toEqual([])
    expect((await store.findReview('server'))?.owner).toBe('')
    expect((await store.findReview('other'))?.owner).toBe('bo')
    for (const id of ['server', 'other']) expect(await texts(id)).toEqual(['by bo'])
    expect(await store.reviewsOf('ada')).toEqual({ made: [], added: [] })
    // Processes notice that something has changed.
    const { version = 0, itemsVersion } = (await store.findReview('other')) ?? {}
    expect(version).toBeGreaterThan(before.get('other') ?? 0)
    expect(itemsVersion).toBe(version)
  })
}
