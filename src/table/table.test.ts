import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { at, fastChance, fastSeed, seatsOf, stateAt, viewOf } from '../kernel/index.ts'
import { decide, memoryFor, positionFor, replay, SPECTATOR, type TableGame, waitingOf } from './index.ts'
import { Played, snapshot } from './testing/played.ts'

function playWhole(game: TableGame, seed: number): Played {
  const played = new Played(game)
  const sit = { type: 'sit', id: 'sit', table: 'aaaaaaaa' } as const
  expect(played.act({ type: 'command', guest: { id: 'g1', name: 'Bo' }, command: sit })).toBeUndefined()
  const chance = fastChance(fastSeed(seed))
  const random = at(game.bots, 0)
  for (let turns = 0; played.table.status === 'playing' && turns < 400; turns++) {
    const { match } = played.table
    if (!match) throw new Error('no match')
    const seats = seatsOf(waitingOf(played.table))
    const seat = at(seats, chance.below(seats.length))
    expect(played.play(seat, [random.choose(viewOf(match.state, seat), chance)])).toBeUndefined()
    if (chance.below(6) === 0 && played.table.status === 'playing') {
      const problem = played.takeBack(chance.below(2))
      if (problem !== undefined) expect(['notOffered', 'othersHaveMovedOn']).toContain(problem)
    }
  }
  return played
}

describe.each(GAMES.map((game) => [game.game.id, game] as const))('a table of %s', (_, game) => {
  const played = playWhole(game, 5)

  test('deciding changes nothing, and replaying the log gives the same table', () => {
    const { entries, seed, table } = played
    const again = replay({ record: table.record, entries, ...(seed ? { seed } : {}) }, game)
    expect(snapshot(again)).toEqual(snapshot(table))
    expect(entries.some(({ type }) => type === 'tookBack')).toBe(true)
  })

  test('bots remember what they would if they had watched every turn from the start', () => {
    const { entries, seed, table } = played
    let compared = 0
    replay({ record: table.record, entries, ...(seed ? { seed } : {}) }, game, ({ match, botMemory }) => {
      if (!match || ++compared % 5 !== 0) return
      for (const bot of game.bots) {
        let memory: unknown
        for (let turns = 0; bot.observe && turns <= match.log.length; turns++)
          memory = bot.observe(memory, viewOf(stateAt(match, turns), 1))
        expect(memoryFor(botMemory, bot, 1)).toEqual(memory)
      }
    })
    expect(compared).toBeGreaterThan(20)
  })

  test('a command that comes again changes nothing, and its id is not good for another one', () => {
    const fresh = new Played(game)
    const guest = { id: 'g1', name: 'Bo' }
    const sit = { type: 'sit', id: 'once', table: 'aaaaaaaa' } as const
    expect(fresh.act({ type: 'command', guest, command: sit })).toBeUndefined()
    const { length } = fresh.table
    expect(fresh.act({ type: 'command', guest, command: sit })).toBeUndefined()
    expect(fresh.table.length).toBe(length)
    const leave = { type: 'leave', id: 'once', table: 'aaaaaaaa' } as const
    expect(fresh.act({ type: 'command', guest, command: leave })).toBe('idUsed')
  })

  test('a viewer is shown the open part and their own, and nothing else', () => {
    const { table } = played
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = positionFor(table, viewer)?.view
      expect(view?.open).toBe(table.match?.state.open)
      expect(view?.own).toBe(viewer === SPECTATOR ? undefined : table.match?.state.own[viewer])
    }
  })
})

test('a bot that fails is replaced by any legal move, and the decision says why', () => {
  const game = at(GAMES, 0)
  const played = new Played(game)
  const sit = { type: 'sit', id: 'sit', table: 'aaaaaaaa' } as const
  played.act({ type: 'command', guest: { id: 'g1', name: 'Bo' }, command: sit })
  const leave = { type: 'leave', id: 'leave', table: 'aaaaaaaa' } as const
  played.act({ type: 'command', guest: { id: 'g1', name: 'Bo' }, command: leave })
  const action = {
    type: 'botMove',
    seat: 1,
    asked: played.table.asked[1] ?? 0,
    move: { type: 'nonsense' },
  } as const
  const outcome = decide(played.table, action, played.context())
  expect(outcome).toMatchObject({ fallback: 'malformedMove', entries: [{ type: 'turn', seat: 1 }] })
  expect(decide(played.table, { ...action, asked: 999 }, played.context())).toEqual({ code: 'outdated' })
})
