import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../../../games/all.ts'
import { at, hasSeat, type Match, viewOf } from '../../../kernel/index.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import type { NewLocalMatch, SavedMatch } from '../saved-match.ts'
import { openLocal } from './local.ts'
import { openLocalTable } from './local-table.ts'
import { createMatchWorker } from './match-worker.ts'
import type { FromWorker, MatchUpdate, ToWorker, WorkerRequest } from './worker-protocol.ts'

// The covers of the games read the settings when they are loaded.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

const MATCH: NewLocalMatch = {
  id: 'abc',
  game: 'elfengold',
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
}

/** A worker without a page. */
function startWorker() {
  const updates: MatchUpdate[] = []
  const handle = createMatchWorker({ games: GAMES }, (message: FromWorker) => {
    if (message.type === 'update') updates.push(message.update)
  })
  let ids = 0
  return {
    ask: (request: WorkerRequest) => handle({ id: ids++, request }),
    last: () => at(updates, updates.length - 1),
  }
}

interface Auction {
  readonly phase: string
  readonly turn: number
}
const openOf = ({ steps }: MatchUpdate): Auction => steps.at(-1)?.view.open as unknown as Auction

/** Two people at one screen play any moves until the auction begins. */
function playToAuction(): SavedMatch {
  const table = openLocalTable(MATCH, (id) => GAMES.find(({ game }) => game.id === id))
  if ('code' in table) throw new Error(table.code)
  const { match } = table as { match: Match }
  const phase = (): string => (match.state.open as Auction).phase
  while (phase() !== 'auction') {
    const seat = hasSeat(match.game.waiting(match.state.open), 0) ? 0 : 1
    table.play(seat, match.game.legal(viewOf(match.state, seat)).slice(0, 1))
  }
  return table.saved()
}

const ORDER = { type: 'auction', round: 1, lots: [{ lot: 0, most: 4, above: 'pass' }], others: 'pass' }

describe('an order on this device', () => {
  test('is carried out when the page asks, and only its owner is told', () => {
    const worker = startWorker()
    worker.ask({ type: 'open', match: playToAuction(), eyes: undefined })
    const { turn } = openOf(worker.last())
    worker.ask({ type: 'look', seat: turn })
    worker.ask({ type: 'order', seat: turn, order: ORDER })
    expect(worker.last()).toMatchObject({ ordering: true })
    expect(worker.last().orders[turn]).toEqual(ORDER)
    worker.ask({ type: 'carryOut' })
    expect(worker.last()).toMatchObject({ ordering: false })
    expect(worker.last().steps.at(-1)).toMatchObject({ by: turn, byOrder: true })
    worker.ask({ type: 'look', seat: 1 - turn })
    expect(worker.last().steps.at(-1)).toMatchObject({ by: turn })
    expect(worker.last().steps.some(({ byOrder }) => byOrder)).toBe(false)
  })

  test('survives a reload, with what it has done', () => {
    const worker = startWorker()
    worker.ask({ type: 'open', match: playToAuction(), eyes: undefined })
    const { turn } = openOf(worker.last())
    worker.ask({ type: 'order', seat: turn, order: ORDER })
    worker.ask({ type: 'carryOut' })
    const { saved } = worker.last()
    const again = startWorker()
    again.ask({ type: 'open', match: JSON.parse(JSON.stringify(saved)), eyes: turn })
    expect(again.last().orders[turn]).toEqual(ORDER)
    expect(again.last().steps.at(-1)).toMatchObject({ by: turn, byOrder: true })
    again.ask({ type: 'order', seat: turn, order: undefined })
    expect(again.last().orders[turn]).toBeUndefined()
    expect(again.last().saved.orders).toEqual([])
  })

  test('from both finish the auction', () => {
    const worker = startWorker()
    worker.ask({ type: 'open', match: playToAuction(), eyes: 0 })
    for (const seat of [0, 1]) worker.ask({ type: 'order', seat, order: ORDER })
    for (let turns = 0; worker.last().ordering && turns < 50; turns++) worker.ask({ type: 'carryOut' })
    expect(openOf(worker.last()).phase).toBe('planning')
  })
})

describe('at a shared screen', () => {
  /** The worker of a page, in the same thread. */
  class SameThread {
    readonly #handle = createMatchWorker({ games: GAMES }, (data) => this.#tell(data))
    #tell: (data: FromWorker) => void = () => undefined

    addEventListener(_: string, listen: (event: { data: FromWorker }) => void): void {
      this.#tell = (data) => listen({ data })
    }
    postMessage(message: ToWorker): void {
      this.#handle(message)
    }
    terminate(): void {}
  }

  beforeEach(() => {
    vi.stubGlobal('Worker', SameThread)
    vi.stubGlobal('document', new EventTarget())
    vi.stubGlobal('localStorage', fakeStorage())
  })
  afterEach(() => vi.unstubAllGlobals())

  async function sitDown() {
    const session = await openLocal(playToAuction(), { handOver: () => true })
    if ('code' in session) throw new Error(session.code)
    const { turn } = at(session.steps.value, session.steps.value.length - 1).view.open as unknown as Auction
    session.look(turn)
    return { session, asked: turn, other: 1 - turn }
  }

  test('the device is not handed on for a move that an order makes', async () => {
    const { session, asked, other } = await sitDown()
    session.look(other)
    await session.leaveOrder({ ...ORDER, lots: [{ lot: 0, most: 2, above: 'ask' }], others: 'ask' })
    session.look(asked)
    await session.send([{ type: 'bid', gold: 1 }])
    // The order bids 2 without its owner.
    expect(session.ordering.value).toBe(true)
    expect(session.handTo.value).toBeUndefined()
    expect(session.eyes.value).toBe(asked)
    session.carryOutOrder?.()
    expect(session.steps.value.at(-1)).toMatchObject({ by: other })
    expect(session.handTo.value).toBeUndefined()
    // Above that its owner is asked, and the device is handed on.
    await session.send([{ type: 'bid', gold: 3 }])
    expect(session.ordering.value).toBe(false)
    expect(session.handTo.value).toBe(other)
  })

  test('nobody sees the order of another player', async () => {
    const { session, asked, other } = await sitDown()
    session.look(other)
    await session.leaveOrder(ORDER)
    expect(session.order.value).toEqual(ORDER)
    session.look(asked)
    expect(session.order.value).toBeUndefined()
  })
})
