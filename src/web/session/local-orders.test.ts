import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, hasSeat, type Match, viewOf } from '../../kernel/index.ts'
import { openLocalTable } from './local-table.ts'
import { createMatchWorker } from './match-worker.ts'
import type { NewLocalMatch, SavedMatch } from './saved-matches.ts'
import type { FromWorker, MatchUpdate, WorkerRequest } from './worker-protocol.ts'

const MATCH: NewLocalMatch = {
  id: 'abc',
  game: 'elfengold',
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
}

/** A worker without a page. */
function startWorker() {
  const updates: MatchUpdate[] = []
  const handle = createMatchWorker(GAMES, (message: FromWorker) => {
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
