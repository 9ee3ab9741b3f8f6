import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { townNamed } from '../../rules/components/map.ts'
import { copyState } from '../../rules/state.ts'
import { play, setTable, stop, tableAt, townsOf } from '../../testing/position.ts'
import { type BoardEvent, eventsBetween } from './difference.ts'
import { roundSummary } from './round-summary.ts'

const line = (what: BoardEvent): LogLine => ({
  ...('seat' in what ? { seat: what.seat } : {}),
  say: () => '',
  what,
})

const FIRST: BoardEvent = {
  kind: 'cleared',
  start: 1,
  players: [
    { boot: townNamed('feodor'), pieces: townsOf(['feodor', 'rivinia']), gold: 9 },
    { boot: townNamed('virst'), pieces: townsOf(['ixara', 'virst']), gold: 20 },
    { boot: townNamed('beata'), pieces: townsOf(['beata']), gold: 0 },
  ],
}
const SECOND: BoardEvent = {
  kind: 'cleared',
  start: 2,
  players: [
    { boot: townNamed('tichih'), pieces: townsOf(['feodor', 'rivinia', 'tichih']), gold: 4 },
    { boot: townNamed('virst'), pieces: townsOf(['ixara', 'virst']), gold: 27 },
    { boot: townNamed('beata'), pieces: townsOf(['beata']), gold: 2 },
  ],
}
const ended = setTable('roundEnd', { round: 1, players: [{}, {}, {}] }).open
const next = setTable('drawCards', { round: 3, players: [{}, {}, {}] }).open

describe('the end of a round', () => {
  it('ranks the players by town pieces, then by gold, and counts gains from the set-up', () => {
    const summary = roundSummary([line(FIRST)], ended, 0)
    expect(summary).toMatchObject({ round: 1, start: 1 })
    expect(summary?.lines.map(({ seat, place, goldGained }) => [seat, place, goldGained])).toEqual([
      [1, 1, 8],
      [0, 2, -3],
      [2, 3, -12],
    ])
    expect(summary?.lines[0]?.newTowns).toEqual(
      [townNamed('ixara'), townNamed('virst')].sort((a, b) => a - b),
    )
  })

  it('counts only the gains of this round', () => {
    const summary = roundSummary([line(FIRST), line(SECOND)], next, 0)
    expect(summary).toMatchObject({ round: 2, start: 2 })
    expect(summary?.lines.map(({ seat, newTowns, goldGained }) => [seat, newTowns, goldGained])).toEqual([
      [0, [townNamed('tichih')], -5],
      [1, [], 7],
      [2, [], 2],
    ])
  })

  it('says nothing where the log begins after the round before', () => {
    expect(roundSummary([line(SECOND)], next, 0)).toBeUndefined()
  })

  it('has no gold in Elfenland, and players with as many pieces share a place', () => {
    const open = setTable('threeCounters', { game: 'elfenland', round: 2, players: [{}, {}] }).open
    const players = [1, 2].map(() => ({ boot: 0, pieces: townsOf(['virst']), gold: 0 }))
    const summary = roundSummary([line({ kind: 'cleared', start: 1, players })], open, 0)
    expect(summary?.lines.map(({ place, goldGained }) => [place, goldGained])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('stays news to a player until they act, and to a spectator until anybody does', () => {
    const both = [line(FIRST), line(SECOND)]
    const drawn = [...both, line({ kind: 'drew', seat: 1 })]
    expect(roundSummary(drawn, next, 0)).toBeDefined()
    expect(roundSummary(drawn, next, 1)).toBeUndefined()
    expect(roundSummary(drawn, next, undefined)).toBeUndefined()
    expect(roundSummary(both, next, undefined)).toBeDefined()
  })

  it('is over when the auction begins', () => {
    const auction = setTable('auction', { round: 2, players: [{}, {}, {}] }).open
    expect(roundSummary([line(FIRST)], auction, 0)).toBeUndefined()
    expect(roundSummary([], next, 0)).toBeUndefined()
  })

  it('is read off the views of the last journey', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      turn: 1,
      players: [
        { boot: 'feodor', pieces: ['feodor'], tokens: { dragon: 2 } },
        { boot: 'virst', pieces: ['virst', 'ixara'] },
      ],
    })
    const before = copyState(state)
    expect(play(state, 1, stop)).toBeUndefined()
    const summary = roundSummary(eventsBetween(before.open, state.open).map(line), state.open, undefined)
    expect(summary?.lines.map(({ seat, pieces, boot }) => [seat, pieces, boot])).toEqual([
      [1, 2, townNamed('virst')],
      [0, 1, townNamed('feodor')],
    ])
    expect(summary?.start).toBe(1)
  })
})
