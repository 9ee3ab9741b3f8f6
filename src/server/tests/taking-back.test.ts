import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { MessageOf } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { codeOf } from '../testing/client.ts'
import { legalMove, playAny, playTo, seatPeople, until } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const people = Math.max(2, entry.game.seats.min)
const entryOf = (id: string) => GAMES.find(({ game }) => game.id === id) ?? entry

let server: RunningServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('taking back', () => {
  test('a turn can be taken back once, by the player who made it', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada] = sockets
    const before = ada.positions.get(table)
    const asked = before?.asked ?? 0
    const done = await ada.ask({ type: 'play', table, asked, moves: [legalMove(ada, table, entry)] })
    const turn = ada.positions.get(table)?.takeBack
    expect(turn).toBe((done as MessageOf<'done'>).number)
    expect(codeOf(await ada.ask({ type: 'takeBack', table, turn: 999 }))).toBe('outdated')
    expect(codeOf(await ada.ask({ type: 'takeBack', table, turn: turn ?? 0 }))).toBe('done')
    expect(ada.positions.get(table)?.view).toEqual(before?.view)
    expect(codeOf(await ada.ask({ type: 'takeBack', table, turn: turn ?? 0 }))).toBe('nothingToTakeBack')
    // The player was asked again, so an answer to the earlier question is outdated.
    expect(codeOf(await ada.ask({ type: 'play', table, asked, moves: [legalMove(ada, table, entry)] }))).toBe(
      'outdated',
    )
  })

  test('a turn can be taken back until another player has moved because of it', async () => {
    const silver = entryOf('silver-and-gold')
    const { table, sockets } = await seatPeople(server.url, silver, 3)
    const offered = (seat: number) => at(sockets, seat).positions.get(table)?.takeBack
    // In this phase all players choose at the same time.
    for (const seat of [0, 1, 0]) await playAny(at(sockets, seat), table, silver)
    for (const seat of [1, 0, 0]) {
      const turn = offered(seat) ?? 0
      expect(codeOf(await at(sockets, seat).ask({ type: 'takeBack', table, turn }))).toBe('done')
    }

    // In this phase players move one after the other.
    const elfenland = entryOf('elfenland')
    const seated = await seatPeople(server.url, elfenland, 2)
    const positionOf = (seat: number) => at(seated.sockets, seat).positions.get(seated.table)
    let seat = await playTo('planning', seated, elfenland)
    for (let turns = 0; turns < 2; turns++) {
      const other = 1 - seat
      await playAny(at(seated.sockets, seat), seated.table, elfenland)
      await until(at(seated.sockets, other), () => positionOf(other)?.waiting === positionOf(seat)?.waiting)
      expect(positionOf(seat)?.takeBack).toBeDefined()
      expect(positionOf(other)?.takeBack).toBeUndefined()
      seat = (positionOf(seat)?.waiting ?? 0) & 1 ? 0 : 1
    }
  })

  test('a player whose seat is played by a bot cannot take a turn back', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada] = sockets
    const asked = ada.positions.get(table)?.asked ?? 0
    await ada.ask({ type: 'play', table, asked, moves: [legalMove(ada, table, entry)] })
    const turn = ada.positions.get(table)?.takeBack ?? 0
    expect(turn).toBeGreaterThan(0)
    await ada.ask({ type: 'leave', table })
    expect(ada.positions.get(table)?.takeBack).toBeUndefined()
    expect(codeOf(await ada.ask({ type: 'takeBack', table, turn }))).toBe('seatAway')
  })
})
