import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, commitmentTo, fastChance, fastSeed, readMatch } from '../../kernel/index.ts'
import type { MessageOf } from '../../protocol/index.ts'
import { botNameAt } from '../../table/bots/bot-name.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { playOn, until } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe.each(GAMES.map((entry) => ({ id: entry.game.id, entry })))('$id', ({ entry }) => {
  const { game, bots } = entry

  test('two people and a bot play to the end while a spectator watches, and the match file verifies', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const bob = await Visitor.named(server.url, 'Bob')
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: at(bots, 0).name }] as const
    const table = await ada.create({ game: game.id, seats: [...seats] })
    const sockets = [await ada.connect(), await bob.connect()] as const
    const [host, guest] = sockets
    const spectator = await new Visitor(server.url).connect()
    for (const socket of [...sockets, spectator]) await socket.join(table)
    expect(codeOf(await guest.ask({ type: 'sit', table }))).toBe('done')
    const started = spectator.event('started')
    expect(codeOf(await host.ask({ type: 'start', table }))).toBe('done')
    const { event } = (await started) as MessageOf<'event'> & { event: { commitment: string } }
    const chance = fastChance(fastSeed(1))

    await Promise.all(sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))

    const over = host.positions.get(table)?.over
    expect(over).toBeDefined()
    expect(commitmentTo(over?.seed ?? '')).toBe(event.commitment)
    await until(spectator, () => spectator.positions.get(table)?.over !== undefined)
    expect(spectator.positions.get(table)?.over).toEqual(over)
    const file = await fetch(`${server.url}/api/tables/${table}/match`).then((response) => response.text())
    const read = readMatch(file, () => game)
    // Bots have the same names in the file as at the table.
    const names = ['Ada', 'Bob', botNameAt(2)]
    expect(read).toMatchObject({ ok: true, proven: true, match: { header: { seats: names } } })
  })
})
