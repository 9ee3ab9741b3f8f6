import { join } from 'node:path'
import { requireGame } from '../../src/games/testing/lookup.ts'
import {
  at,
  fastChance,
  fastSeed,
  firstSeat,
  newFairSeed,
  playTurn,
  startMatch,
  viewOf,
} from '../../src/kernel/index.ts'
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { Socket } from '../../src/server/testing/client.ts'
import { EVERYONE, type LogEntry } from '../../src/table/index.ts'
import type { Figure } from '../figures.ts'
import { median } from '../measure.ts'
import { ownServer } from './own-server.ts'
import { inFolder } from './process.ts'

const MATCHES = 9
const MOVES = 200
const GAME = 'elfengold'

/** How long a new server takes to open a stored match of 200 moves. */
export function coldFigures(): Promise<Figure[]> {
  return inFolder(async (data) => {
    const store = openSqliteStore(join(data, 'vermeil.sqlite'))
    const tables = Array.from({ length: MATCHES }, (_, i) => `coldmatch${i}`)
    for (const [i, table] of tables.entries()) await writeMatch(store, table, i)
    await store.close()

    const server = await ownServer(data)
    const socket = await Socket.open(server.url)
    const times: number[] = []
    for (const table of tables) {
      const started = performance.now()
      await socket.join(table)
      times.push(performance.now() - started)
      if (socket.numbers.get(table) !== MOVES + 1) throw new Error('the match has the wrong number of moves')
    }
    socket.socket.terminate()
    await server.stop()
    const what = `cold load of an Elfengold match of ${MOVES} moves`
    return [
      { name: `${what}, first one`, value: at(times, 0), unit: 'ms' },
      { name: `${what}, median of the others`, value: median(times.slice(1)), unit: 'ms' },
    ]
  })
}

async function writeMatch(store: Store, table: string, nth: number): Promise<void> {
  const { game, bots } = requireGame(GAME)
  const seats = ['a', 'b', 'c', 'd'].map((name) => ({ kind: 'person' as const, guest: name, name }))
  const seed = newFairSeed()
  const match = startMatch(game, { options: {}, seats: seats.map(({ name }) => name), seed })
  if ('code' in match) throw new Error(match.code)
  const luck = fastChance(fastSeed(nth))
  while (match.log.length < MOVES) {
    const waiting = game.waiting(match.state.open)
    const seat = firstSeat(waiting)
    if (playTurn(match, seat, [at(bots, 0).choose(viewOf(match.state, seat), luck)]))
      throw new Error('a move was refused')
  }
  const { options, rules, commitment } = match.header
  // A match of long ago would expire, and the server might delete it before it is opened.
  const now = Date.now()
  const entries: LogEntry[] = [
    { at: now, type: 'started', rules, commitment },
    ...match.log.map(({ seat, moves, chance }, i) => {
      const command = { at: now + i, command: `${at(seats, seat).guest}/${i}` }
      return { ...command, type: 'turn', seat, moves, chance, seen: EVERYONE } as const
    }),
  ]
  const record = { id: table, created: now, game: GAME, options, listed: false, startWhenFull: false, seats }
  const head = { asked: 0, updated: now }
  await store.createTable({ ...record, clock: { kind: 'none' } }, { ...head, status: 'lobby' })
  await store.append({ table, expected: 0, entries, head: { ...head, status: 'playing' }, seed })
}
