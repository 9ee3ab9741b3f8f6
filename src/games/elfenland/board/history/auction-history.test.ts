import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { TOKENS } from '../../rules/components/tokens.ts'
import { copyState } from '../../rules/state.ts'
import { bid, pass, plannedChance, play, tableAt } from '../../testing/position.ts'
import { auctionHistory, everybodyBroke, hammerFalls } from './auction-history.ts'
import { type BoardEvent, eventsBetween } from './difference.ts'

const DRAGON = TOKENS.indexOf('dragon')
const UNICORN = TOKENS.indexOf('unicorn')

const logOf = (...events: BoardEvent[]): LogLine[] => events.map((what) => ({ say: () => '', what }))

const BIDS: readonly BoardEvent[] = [
  { kind: 'bid', seat: 0, token: DRAGON, gold: 2 },
  { kind: 'bid', seat: 1, token: DRAGON, gold: 5 },
  { kind: 'passed', seat: 0 },
]
const SOLD: BoardEvent = { kind: 'won', seat: 1, token: DRAGON, gold: 5 }
const UNSOLD: BoardEvent = { kind: 'noBid', token: UNICORN }

describe('the history of an auction', () => {
  it('keeps the last bid of everybody who has bid for the token that is up', () => {
    expect([...auctionHistory(logOf(...BIDS)).bids]).toEqual([
      [0, 2],
      [1, 5],
    ])
  })

  it('lists who bought what, and what nobody wanted', () => {
    const { sales, bids } = auctionHistory(logOf(...BIDS, SOLD, { kind: 'passed', seat: 0 }, UNSOLD))
    expect(sales).toEqual([
      { token: DRAGON, buyer: 1, gold: 5 },
      { token: UNICORN, buyer: undefined, gold: 0 },
    ])
    expect(bids.size).toBe(0)
  })

  it('folds the flags of everybody who has bid when the hammer falls, until the next act', () => {
    const bids = [
      [0, 2],
      [1, 5],
    ]
    expect(auctionHistory(logOf(...BIDS)).folding).toBeUndefined()
    expect([...(auctionHistory(logOf(...BIDS, SOLD)).folding ?? [])]).toEqual(bids)
    expect(auctionHistory(logOf(...BIDS, SOLD, { kind: 'passed', seat: 0 })).folding).toBeUndefined()
    const broke = logOf(...BIDS, { kind: 'broke', seat: 1 }, { kind: 'noBid', token: DRAGON })
    expect([...(auctionHistory(broke).folding ?? [])]).toEqual(bids)
  })

  it('forgets the sales of earlier rounds', () => {
    expect(auctionHistory(logOf(...BIDS, SOLD, { kind: 'cleared', start: 1, players: [] })).sales).toEqual([])
  })

  it('forgets the bids when the winner cannot pay', () => {
    expect(auctionHistory(logOf(...BIDS, { kind: 'broke', seat: 1 })).bids.size).toBe(0)
  })
})

describe('the fall of the hammer', () => {
  it('is shown until somebody acts again', () => {
    expect(hammerFalls(logOf(...BIDS))).toEqual([])
    expect(hammerFalls(logOf(...BIDS, SOLD))).toEqual([SOLD])
    expect(hammerFalls(logOf(...BIDS, SOLD, { kind: 'passed', seat: 0 }))).toEqual([])
  })

  it('tells of a winner who cannot pay and of the token that goes back', () => {
    const broke: BoardEvent = { kind: 'broke', seat: 1 }
    expect(hammerFalls(logOf(...BIDS, broke, UNSOLD))).toEqual([broke, UNSOLD])
  })
})

describe('an auction in which nobody can pay', () => {
  it('tells of each bidder who goes broke, then that nobody has any gold left and the token goes back', () => {
    const row = ['dragon', 'unicorn', 'dragon', 'unicorn', 'dragon', 'unicorn'] as const
    const setting = { players: [{ gold: 3 }, { gold: 2 }, { gold: 0 }], pool: { dragon: 3, unicorn: 3 } }
    const state = tableAt('auction', { ...setting, game: 'elfengold' }, plannedChance(...row))
    const log: LogLine[] = []
    const act = (seat: number, gold: number): void => {
      const before = copyState(state)
      expect(play(state, seat, gold === 0 ? pass : bid(gold))).toBeUndefined()
      log.push(...logOf(...eventsBetween(before.open, state.open)))
    }
    act(0, 9)
    act(1, 0)
    act(2, 0)
    expect(hammerFalls(log)).toEqual([{ kind: 'broke', seat: 0 }])
    expect(everybodyBroke(state.open)).toBe(false)
    act(1, 8)
    act(2, 0)
    expect(hammerFalls(log)).toEqual([{ kind: 'broke', seat: 1 }])
    expect(everybodyBroke(state.open)).toBe(true)
    act(2, 0)
    expect(hammerFalls(log)).toEqual([{ kind: 'noBid', token: DRAGON }])
    expect(everybodyBroke(state.open)).toBe(true)
    expect(auctionHistory(log).sales).toEqual([{ token: DRAGON, buyer: undefined, gold: 0 }])
  })
})
