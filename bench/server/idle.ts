import { setTimeout as delay } from 'node:timers/promises'
import { at } from '../../src/kernel/index.ts'
import { LIMITS } from '../../src/protocol/index.ts'
import { type Socket, Visitor } from '../../src/server/testing/client.ts'
import type { Figure } from '../figures.ts'
import { botTable, metric, ownServer } from './own-server.ts'
import { inFolder } from './process.ts'

const THOUSAND = 1_000
const MEMORY = 'process_resident_memory_bytes'

/** The memory used by a thousand idle sockets and a thousand idle tables. */
export function idleFigures(): Promise<Figure[]> {
  return inFolder(async (data) => {
    const server = await ownServer(data)
    const visitor = await Visitor.named(server.url, 'Idle')
    // Start the bot thread before measuring.
    await botTable(visitor)
    await delay(1_000)
    const before = await metric(server.url, MEMORY)
    const sockets: Socket[] = []
    while (sockets.length < THOUSAND) {
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => visitor.connect()))))
    }
    const withSockets = await metric(server.url, MEMORY)
    const tables: string[] = []
    while (tables.length < THOUSAND) {
      tables.push(...(await Promise.all(Array.from({ length: 20 }, () => botTable(visitor)))))
    }
    // Tables with a subscriber stay in memory.
    for (const [i, table] of tables.entries())
      await at(sockets, Math.floor(i / LIMITS.tablesPerSocket)).join(table)
    await delay(500)
    const withTables = await metric(server.url, MEMORY)
    for (const { socket } of sockets) socket.terminate()
    await server.stop()
    const megabytes = (bytes: number): number => Math.max(0, bytes) / 1024 ** 2
    return [
      { name: 'memory for 1,000 idle sockets', value: megabytes(withSockets - before), unit: 'MB' },
      {
        name: 'memory for 1,000 idle tables, four seats',
        value: megabytes(withTables - withSockets),
        unit: 'MB',
      },
      { name: 'memory of the whole process', value: megabytes(withTables), unit: 'MB' },
    ]
  })
}
