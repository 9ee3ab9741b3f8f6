import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { requireGame } from '../games/testing/lookup.ts'
import { at, fastChance, fastSeed, seatsOf, viewOf } from '../kernel/index.ts'
import { type HistoryStep, LIMITS } from '../protocol/index.ts'
import { applyDifference } from '../protocol/socket/difference.ts'
import {
  extendHistory,
  type History,
  historyFor,
  historySteps,
  isCurrent,
  isExtendable,
  startHistory,
} from './history.ts'
import { canSee, SPECTATOR } from './log-entry.ts'
import { type TableState, waitingOf } from './state.ts'
import { Played } from './testing/played.ts'

// Far fewer turns than usual, so that a match has more.
const limits: { historyTurns: number } = LIMITS
const { historyTurns } = limits
beforeAll(() => {
  limits.historyTurns = 30
})
afterAll(() => {
  limits.historyTurns = historyTurns
})

describe.each(GAMES.map((game) => [game.game.id, game] as const))(
  'the history of a table of %s',
  (_, game) => {
    test('is the same whether it is kept and extended or made anew, also after turns were taken back', () => {
      const played = new Played(game)
      const sit = { type: 'sit', id: 'sit', table: 'aaaaaaaa' } as const
      played.act({ type: 'command', guest: { id: 'g1', name: 'Bo' }, command: sit })
      const chance = fastChance(fastSeed(8))
      const kept = new Map<number, History>()
      let restarts = 0
      const follow = (table: TableState, viewer: number): void => {
        let history = kept.get(viewer)
        if (!history || !isExtendable(history, table)) {
          history = startHistory(table, viewer)
          restarts++
        }
        if (!history) throw new Error('no match')
        kept.set(viewer, history)
        while (!isCurrent(history, table)) extendHistory(history, table)
        expect(historySteps(history, table)).toEqual(historyFor(table, viewer))
      }
      for (let turns = 0; played.table.status === 'playing' && turns < 120; turns++) {
        const { match } = played.table
        if (!match) throw new Error('no match')
        const seats = seatsOf(waitingOf(played.table))
        const seat = at(seats, chance.below(seats.length))
        played.play(seat, [at(game.bots, 0).choose(viewOf(match.state, seat), chance)])
        // Not after every turn, so that a history is also several turns behind.
        if (chance.below(3) === 0) for (const viewer of [0, 1, SPECTATOR]) follow(played.table, viewer)
        if (chance.below(2) === 0 && played.table.status === 'playing') played.takeBack(chance.below(2))
      }
      expect(played.table.match?.log.length).toBeGreaterThan(30)
      expect(restarts).toBeGreaterThan(3)
    })
  },
)

test('a history says when turns were taken back, to whoever could see it, at turns that still stand', () => {
  const game = requireGame('silver-and-gold')
  const played = new Played(game)
  const sit = { type: 'sit', id: 'sit', table: 'aaaaaaaa' } as const
  played.act({ type: 'command', guest: { id: 'g1', name: 'Bo' }, command: sit })
  const chance = fastChance(fastSeed(8))
  const play = (seat: number): void => {
    const { match } = played.table
    if (!match) throw new Error('no match')
    const rejection = played.play(seat, [at(game.bots, 0).choose(viewOf(match.state, seat), chance)])
    expect(rejection).toBeUndefined()
  }
  const who = (viewer: number): (string | undefined)[] =>
    historyFor(played.table, viewer).map(({ by, back }) =>
      by === undefined ? undefined : `${back ? 'back ' : ''}${by}`,
    )
  // Both choose the islands they keep at the same time, one after the other. Nobody sees which.
  play(0)
  play(1)
  expect(played.takeBack(0)).toBeUndefined()
  expect(who(0)).toEqual([undefined, 'back 0'])
  play(0)
  expect(who(0)).toEqual([undefined, 'back 0', '0'])
  expect(played.takeBack(1)).toBeUndefined()
  expect(played.takeBack(0)).toBeUndefined()
  expect(who(0)).toEqual([undefined, 'back 0', 'back 0'])
  const seen = played.entries.flatMap((entry) => (entry.type === 'tookBack' ? [entry] : []))
  for (const viewer of [0, 1, SPECTATOR])
    expect(who(viewer).filter((step) => step?.startsWith('back'))).toHaveLength(
      seen.filter((entry) => canSee(viewer, entry)).length,
    )
  // Seat 0 cannot see that seat 1 takes back a turn from before that, so nothing in its history may change.
  play(1)
  play(0)
  expect(played.takeBack(0)).toBeUndefined()
  play(0)
  expect(who(0).slice(-2)).toEqual(['back 0', '0'])
  expect(played.takeBack(1)).toBeUndefined()
  expect(who(0).slice(-2)).toEqual(['back 0', '0'])
})

test.each([false, true])(
  'R11: earlier expedition cards of the round can be looked up only with the memory aid (%s)',
  (memoryAid) => {
    const game = requireGame('silver-and-gold')
    const played = new Played(game, { kind: 'none' }, { memoryAid })
    const sit = { type: 'sit', id: 'sit', table: 'aaaaaaaa' } as const
    played.act({ type: 'command', guest: { id: 'g1', name: 'Bo' }, command: sit })
    const chance = fastChance(fastSeed(8))
    const shown = new Set<number>()
    let hidden = 0
    while (turnOf(played.table).turn < 10) {
      const { match } = played.table
      if (!match) throw new Error('no match')
      const seat = at(seatsOf(waitingOf(played.table)), 0)
      played.play(seat, [at(game.bots, 0).choose(viewOf(match.state, seat), chance)])
      const now = turnOf(played.table)
      for (const viewer of [0, SPECTATOR]) {
        const views = viewsOf(historyFor(played.table, viewer))
        for (const { turn, expedition } of views) {
          const earlier = turn < now.turn && Math.floor(turn / 7) === Math.floor(now.turn / 7)
          if (earlier && !memoryAid) expect(expedition).toBe(-1)
          if (earlier) hidden++
          else if (turn < now.turn) shown.add(expedition)
        }
        // It still leads to the position that everybody sees.
        expect(views.at(-1)).toMatchObject(now)
      }
    }
    expect(hidden).toBeGreaterThan(100)
    expect(shown.size).toBeGreaterThan(1)
  },
)

interface Turn {
  readonly turn: number
  readonly expedition: number
}

function turnOf({ match }: TableState): Turn {
  if (!match) throw new Error('no match')
  const { turn, expedition } = match.state.open as Turn
  return { turn, expedition }
}

function viewsOf(steps: readonly HistoryStep[]): Turn[] {
  let view: unknown
  return steps.map((step) => {
    view = step.view ?? (step.changes ? applyDifference(view, step.changes) : view)
    return (view as { open: Turn }).open
  })
}
