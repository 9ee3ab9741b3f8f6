import { join } from 'node:path'
import type { GameManifest } from '../../games/manifest.ts'
import { fastChance, fastSeed } from '../../kernel/index.ts'
import type { Message } from '../../protocol/index.ts'
import { openSqliteStore } from '../../server/store/sqlite/sqlite-store.ts'
import { type Socket, Visitor } from '../../server/testing/client.ts'
import { playOn, seatPeople, until } from '../../server/testing/playing.ts'
import { testServer } from '../../server/testing/server.ts'
import { SPECTATOR, type StoredTable, type Viewer } from '../../table/index.ts'

/** Everything that was sent to one viewer. */
export interface Recording {
  readonly viewer: Viewer
  readonly raw: readonly string[]
  readonly messages: readonly Message[]
}

/** A whole match on a server: what it stored, and every byte that it sent. */
export interface RecordedTable {
  readonly stored: StoredTable
  readonly recordings: readonly Recording[]
  /** Ids and cookies of the players, which nobody may be sent. */
  readonly secrets: readonly string[]
}

const isOver = (socket: Socket, table: string): boolean => socket.positions.get(table)?.over !== undefined

/** The number of people at the recorded table: three, if the game allows it. */
export const recordedPeople = ({ game: { seats } }: GameManifest): number =>
  Math.min(seats.max, Math.max(3, seats.min))

/** Starts a server and plays a whole match on it, with players who sometimes take turns back. */
export async function recordTable(manifest: GameManifest): Promise<RecordedTable> {
  const server = await testServer({ games: [manifest], daily: false })
  try {
    const { table, sockets, visitors } = await seatPeople(server.url, manifest, recordedPeople(manifest))
    const spectator = await new Visitor(server.url).connect()
    await spectator.join(table)
    const started = spectator.numbers.get(table) ?? 0
    // After the first turns, another spectator joins, and each player joins with a second device: they get the history.
    const joinLate = async (visitor: Visitor): Promise<Socket> => {
      await until(
        spectator,
        () => (spectator.numbers.get(table) ?? 0) > started + 2 || isOver(spectator, table),
      )
      const socket = await visitor.connect()
      await socket.join(table, undefined, true)
      return socket
    }
    const late = Promise.all([joinLate(new Visitor(server.url)), ...visitors.map(joinLate)])
    await Promise.all(
      sockets.map((socket, seat) =>
        playOn(socket, table, seat, manifest, { chance: fastChance(fastSeed(5, seat)), takesBack: 9 }),
      ),
    )
    const [watching, ...devices] = await late
    const all = [...sockets, ...devices, spectator, watching]
    await Promise.all(all.map((socket) => until(socket, () => isOver(socket, table))))
    const stored = await storedTable(server.data, table)
    const guests = stored.record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : []))
    const cookies = visitors.flatMap(({ cookie }) => cookie?.split('=')[1]?.split('.') ?? [])
    return {
      stored,
      recordings: all.map(({ raw, messages }, i) => ({
        viewer: i < 2 * sockets.length ? i % sockets.length : SPECTATOR,
        raw,
        messages,
      })),
      secrets: [...guests, ...cookies],
    }
  } finally {
    await server.close()
  }
}

async function storedTable(data: string, table: string): Promise<StoredTable> {
  const store = openSqliteStore(join(data, 'vermeil.sqlite'))
  const stored = await store.loadTable(table)
  await store.close()
  if (!stored) throw new Error('the table is not in the store')
  return stored
}
