import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { at } from '../../../kernel/at.ts'
import { eventually } from '../../../kernel/testing/eventually.ts'
import type { Review } from '../../../review/review.ts'
import { REVIEW_FORMAT } from '../../../review/stored-review.ts'
import type { SeatLevels } from '../../../search/chances/level-strengths.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { createDatabase } from '../idb.ts'
import type { FromWorker, ToWorker } from '../local/worker-protocol.ts'
import { findLocal } from '../saved-matches.ts'
import { settle } from '../testing/fake-environment.ts'
import { fakeDatabase } from '../testing/fake-idb.ts'
import { matchFileAt, reviewFile, startFork, storeFile, textForLink } from './review-client.ts'

/** A review as this version stores it. */
const REVIEW: Review = {
  game: 'silver-and-gold',
  scoreUnit: 1,
  seats: [
    {
      accuracy: 91.5,
      decisions: 2,
      marks: { inaccuracy: 1, mistake: 0, blunder: 0 },
      par: 20,
      score: 22,
      byDecisions: -1.5,
      byLuck: 3.5,
    },
  ],
  levels: { gentle: 50, steady: 70, sharp: 90, master: 100 },
  steps: [
    { turns: 0, turn: 0, when: { key: 'start' }, expected: [20], chances: [0.5], decided: [0.5] },
    {
      turns: 1,
      turn: 0,
      when: { key: 'round', n: 1 },
      seat: 0,
      expected: [21],
      chances: [0.6],
      decided: [0.5],
      decision: {
        moves: [{ type: 'draw' }],
        loss: 1.5,
        chanceLoss: 0.1,
        mark: 'inaccuracy',
        better: { moves: [{ type: 'take', card: 4 }], reason: { key: 'finishes', card: 4 } },
      },
    },
  ],
  turningPoints: [{ step: 1, seat: 0, cause: 'luck', from: 0.5, to: 0.6, phrase: { key: 'lucky' } }],
}

interface FakeWorker {
  readonly requests: ToWorker[]
  stopped: boolean
  reply(message: FromWorker): void
}

let workers: FakeWorker[]

/** Every worker that the page starts ends up in `workers`, where the test plays its part. */
class StubWorker {
  readonly requests: ToWorker[] = []
  stopped = false
  reply: (message: FromWorker) => void = () => undefined

  constructor() {
    workers.push(this)
  }

  addEventListener(_: string, listener: (event: { data: FromWorker }) => void): void {
    this.reply = (data) => listener({ data })
  }

  postMessage(message: ToWorker): void {
    this.requests.push(message)
  }

  terminate(): void {
    this.stopped = true
  }
}

async function respond(worker: FakeWorker, value: unknown): Promise<void> {
  const { id } = at(worker.requests, worker.requests.length - 1)
  worker.reply({ type: 'response', id, value })
  await settle()
}

/** The worker that the module keeps for all requests outside of a match was started by the first test that needed it. */
let shared: FakeWorker | undefined
async function sharedWorker(): Promise<FakeWorker> {
  await settle()
  shared = workers.at(-1) ?? shared
  if (!shared) throw new Error('no worker was started')
  return shared
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', StubWorker)
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => void vi.unstubAllGlobals())

describe('the review of a match', () => {
  const start = async (database = createDatabase(() => fakeDatabase().factory), levels?: SeatLevels) => {
    const onProgress = vi.fn()
    const { startWorker } = await import('../local/worker-client.ts')
    const job = reviewFile({ file: 'a match file', key: 'key', levels }, onProgress, {
      database,
      startWorker,
    })
    await settle()
    return { job, onProgress }
  }

  test('is made by a worker of its own, which reports its progress and is stopped at the end', async () => {
    const { job, onProgress } = await start()
    const worker = at(workers, 0)
    expect(worker.requests).toMatchObject([{ request: { type: 'review', file: 'a match file' } }])
    worker.reply({ type: 'progress', progress: { done: 1, of: 9 } })
    expect(onProgress).toHaveBeenCalledWith({ done: 1, of: 9 })
    await respond(worker, REVIEW)
    expect(await job.review).toEqual(REVIEW)
    expect(worker.stopped).toBe(true)
  })

  test('is stored and not made twice', async () => {
    const database = createDatabase(() => fake.factory)
    const fake = fakeDatabase()
    await start(database)
    await respond(at(workers, 0), REVIEW)
    const { job } = await start(database)
    expect(await job.review).toEqual(REVIEW)
    expect(workers).toHaveLength(1)
  })

  test('is stored apart from the one that knows the levels of the bots', async () => {
    const { factory } = fakeDatabase()
    const database = createDatabase(() => factory)
    await start(database)
    await respond(at(workers, 0), REVIEW)
    const levels = ['sharp', 'steady', undefined]
    await start(database, levels)
    expect(at(workers, 1).requests).toMatchObject([{ request: { type: 'review', levels } }])
    await respond(at(workers, 1), REVIEW)
    const { job } = await start(database, levels)
    expect(await job.review).toEqual(REVIEW)
    expect(workers).toHaveLength(2)
  })

  test('that this version stored is shown at once', async () => {
    const { factory } = fakeDatabase()
    const database = createDatabase(() => factory)
    await database.put('reviews', 'key', { format: REVIEW_FORMAT, review: REVIEW })
    const { job } = await start(database)
    expect(await job.review).toEqual(REVIEW)
  })

  test.each([
    ['an older format', { format: 'vermeil-review/6', review: REVIEW }],
    ['a damaged value', { format: REVIEW_FORMAT, review: { ...REVIEW, steps: 'none' } }],
    ['another kind of value', 'text'],
  ])('is made again where %s is stored', async (_, stored) => {
    const { factory } = fakeDatabase()
    const database = createDatabase(() => factory)
    await database.put('reviews', 'key', stored)
    await start(database)
    expect(workers).toHaveLength(1)
  })

  test('that was stopped ends its worker', async () => {
    const { job } = await start()
    job.stop()
    expect(at(workers, 0).stopped).toBe(true)
  })

  test('that was stopped before it began starts no worker', async () => {
    const { factory } = fakeDatabase()
    const { startWorker } = await import('../local/worker-client.ts')
    const database = createDatabase(() => factory)
    const job = reviewFile({ file: 'a match file', key: 'key' }, vi.fn(), { database, startWorker })
    job.stop()
    expect(await job.review).toBeUndefined()
    expect(workers).toHaveLength(0)
  })

  test('of a file that cannot be reviewed is undefined and not stored', async () => {
    const fake = fakeDatabase()
    const { job } = await start(createDatabase(() => fake.factory))
    await respond(at(workers, 0), { code: 'notOver' })
    expect(await job.review).toBeUndefined()
    expect(fake.stores.get('reviews')?.size).toBe(0)
  })
})

describe('the file behind an address', () => {
  test.each([
    ['here', 'gone', 'notKept'],
    ['file', 'gone', 'notKept'],
    ['link', 'damaged', 'linkBroken'],
    ['elsewhere', 'one', 'notFound'],
  ])('%s/%s: %s', async (place, id, code) => {
    expect(await matchFileAt(place, id)).toEqual({ code })
  })

  test('a link is opened by the worker', async () => {
    const match = { game: 'g', rules: 1, options: {}, seats: ['A'], source: 'fair', seed: 'ab', log: [] }
    const text = (await textForLink(JSON.stringify(match))) ?? ''
    const found = matchFileAt('link', text)
    await eventually(async () =>
      expect((await sharedWorker()).requests.at(-1)).toMatchObject({
        request: { type: 'linkedMatchFile', match: { game: 'g', turns: [] } },
      }),
    )
    await respond(await sharedWorker(), 'the file')
    expect(await found).toBe('the file')
  })

  test('a link cannot be made of text that is no match file', async () => {
    expect(await textForLink('nonsense')).toBeUndefined()
    expect(await textForLink('{}')).toBeUndefined()
  })

  test('a file from disk that is no finished match is refused', async () => {
    const stored = storeFile('nonsense')
    await respond(await sharedWorker(), { code: 'notJson' })
    expect(await stored).toEqual({ code: 'notJson' })
  })
})

describe('trying another move', () => {
  test('starts a match here with a person on the seat that moved next', async () => {
    const finished = {
      game: 'silver-and-gold',
      options: {},
      names: ['Ada', 'Grace'],
      proven: true,
      key: 'key',
      positions: [],
      turns: [{ seat: 1, moves: [], chance: false }],
      result: { winners: [0], seats: [] },
    }
    const started = startFork('a match file', 0, finished, 'strong')
    const worker = await sharedWorker()
    expect(worker.requests.at(-1)).toMatchObject({ request: { type: 'fork', turns: 0 } })
    await respond(worker, 'the forked file')
    const id = await started
    expect(findLocal(id ?? '')).toEqual({
      id,
      game: 'silver-and-gold',
      options: {},
      seats: [{ name: 'Ada', bot: 'strong' }, { name: 'Grace' }],
      fork: 'the forked file',
    })
  })
})
