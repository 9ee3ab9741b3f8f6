import { Socket, Visitor } from '../../src/server/testing/client.ts'
import type { Figure } from '../figures.ts'
import { median } from '../measure.ts'
import { botTable, ownServer } from './own-server.ts'
import { inFolder } from './process.ts'

const MATCHES = 9

/** Matches to their end, then a new server on the same file: how long the first look at each takes. */
export function coldFigures(): Promise<Figure[]> {
  return inFolder(async (data) => {
    const first = await ownServer(data)
    const visitor = await Visitor.named(first.url, 'Cold')
    const tables = await Promise.all(Array.from({ length: MATCHES }, () => botTable(visitor)))
    const numbers = await Promise.all(tables.map((table) => playOut(visitor, table)))
    await first.stop()

    const second = await ownServer(data)
    const socket = await Socket.open(second.url, visitor.cookie)
    // One to warm the code; the others are not in memory.
    const times: number[] = []
    for (const table of tables) {
      const started = performance.now()
      await socket.join(table)
      times.push(performance.now() - started)
    }
    socket.socket.terminate()
    await second.stop()
    return [
      { name: `cold load of a match of ${median(numbers)} moves, the first`, value: times[0], unit: 'ms' },
      { name: 'cold load of a match, the median of the others', value: median(times.slice(1)), unit: 'ms' },
    ]
  })
}

/** The person leaves, so a bot plays for him: the match plays itself. */
async function playOut(visitor: Visitor, table: string): Promise<number> {
  const socket = await visitor.connect()
  await socket.join(table)
  await socket.ask({ type: 'leave', table })
  while (!socket.positions.get(table)?.over) await socket.next((message) => message.type === 'event')
  socket.socket.terminate()
  return socket.numbers.get(table) ?? 0
}
