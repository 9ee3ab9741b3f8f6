import { expect } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { at, fastChance, fastSeed, type Seat, seatsOf, viewOf } from '../../kernel/index.ts'
import { deadlineOf, type LogEntry, type TableGame, type TableState, waitingOf } from '../index.ts'
import { Played } from './played.ts'

export const ELFENGOLD: TableGame = requireGame('elfengold')

interface Auction {
  readonly phase: string
  readonly round: number
  readonly lot: number
  readonly bid: number
  readonly bidder: Seat
}
export const openOf = ({ match }: TableState): Auction => {
  if (!match) throw new Error('no match')
  return match.state.open as Auction
}
export const toMove = (table: TableState): Seat => at(seatsOf(waitingOf(table)), 0)

/** A table for two whose deal is always the same. */
class Dealt extends Played {
  pace = 7

  override context(): ReturnType<Played['context']> {
    return { ...super.context(), newSeed: () => 'ab'.repeat(32), chance: { below: () => this.pace } }
  }

  /** Does what is due `later` milliseconds from now. */
  dueAfter(later: number): string | undefined {
    this.now += later - 700
    return this.act({ type: 'due' })
  }

  /** Waits until something is due, and does it. */
  next(): void {
    const due = deadlineOf(this.table, this.now)
    if (due === undefined) throw new Error('nothing is due')
    this.dueAfter(due - this.now)
  }

  /** Plays at random until the first phase of this name. */
  playTo(phase: string): this {
    const chance = fastChance(fastSeed(3))
    const random = at(this.table.bots, 0)
    while (openOf(this.table).phase !== phase) {
      const seat = toMove(this.table)
      const { match } = this.table
      if (!match) throw new Error('no match')
      expect(this.play(seat, [random.choose(viewOf(match.state, seat), chance)])).toBeUndefined()
    }
    return this
  }
}

export function dealt(game = ELFENGOLD, clock?: ConstructorParameters<typeof Played>[1]): Dealt {
  const played = new Dealt(game, clock ?? { kind: 'none' })
  const sit = { type: 'sit', id: 'sit', table: 'aaaaaaaa' } as const
  expect(played.act({ type: 'command', guest: { id: 'g1', name: 'Bo' }, command: sit })).toBeUndefined()
  return played
}

export const auctionOrder = (most: number, more: object = {}) => ({
  type: 'auction',
  round: 1,
  lots: [{ lot: 0, most, above: 'pass' }],
  others: 'ask',
  ...more,
})
export const sendOrder = (played: Played, seat: Seat, wanted?: object): string | undefined =>
  played.send(seat, { type: 'order', ...(wanted ? { order: wanted } : {}) })

export const lastTurn = ({ entries }: Played): LogEntry | undefined =>
  entries.findLast(({ type }) => type === 'turn')
