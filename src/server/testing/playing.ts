import type { GameManifest } from '../../games/manifest.ts'
import type { Chance, Seat } from '../../kernel/index.ts'
import type { CreateTable } from '../../protocol/index.ts'
import { type Socket, Visitor } from './client.ts'

export interface Seated {
  readonly table: string
  readonly visitors: readonly Visitor[]
  /** A socket for each seat. */
  readonly sockets: readonly Socket[]
}

/** A seat for who makes the table, the others open. */
export const openSeats = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const)

/** A table of people, all of them connected, the match begun. */
export async function seatPeople(
  url: string,
  entry: GameManifest,
  people: number,
  more: Partial<CreateTable> = {},
): Promise<Seated> {
  const visitors: Visitor[] = []
  for (let seat = 0; seat < people; seat++) visitors.push(await Visitor.named(url, `Player ${seat}`))
  const table = await visitors[0].create({ game: entry.game.id, seats: openSeats(people), ...more })
  const sockets: Socket[] = []
  for (const visitor of visitors) {
    const socket = await visitor.connect()
    await socket.join(table)
    if (sockets.length > 0) await done(socket.ask({ type: 'sit', table }))
    sockets.push(socket)
  }
  const started = Promise.all(sockets.map((socket) => socket.event('started')))
  await done(sockets[0].ask({ type: 'start', table }))
  await started
  return { table, visitors, sockets }
}

async function done(answer: ReturnType<Socket['ask']>): Promise<void> {
  const given = await answer
  if (given.type === 'refused') throw new Error(given.rejection.code)
}

/** Any legal move of somebody who is asked. */
export async function playAny(socket: Socket, table: string, { game }: GameManifest): Promise<void> {
  const { view, asked = 0 } = socket.positions.get(table) ?? {}
  await done(socket.ask({ type: 'play', table, asked, moves: [view && game.legal(view)[0]] }))
}

/** Two people play any legal moves until one of them is asked in a phase: his seat. */
export async function playTo(phase: string, { table, sockets }: Seated, entry: GameManifest): Promise<Seat> {
  const at = (seat: Seat) => sockets[seat].positions.get(table)
  for (let seat = 0; ; ) {
    const open = at(seat)?.view.open as { phase?: string } | undefined
    if (at(seat)?.asked !== undefined && open?.phase === phase) return seat
    if (at(seat)?.asked !== undefined) await playAny(sockets[seat], table, entry)
    const next = (at(seat)?.waiting ?? 0) & 1 ? 0 : 1
    if (next !== seat) await until(sockets[next], () => at(next)?.asked !== undefined)
    seat = next
  }
}

export interface Manner {
  readonly chance: Chance
  /** Every so many turns one is taken back, where it may be. */
  readonly takesBack?: number
}

/** Plays whenever the seat is asked, until the match is over. */
export async function playOn(
  socket: Socket,
  table: string,
  seat: Seat,
  { bots }: GameManifest,
  { chance, takesBack = 0 }: Manner,
): Promise<void> {
  for (;;) {
    await until(socket, () => {
      const position = socket.positions.get(table)
      return position?.over !== undefined || position?.asked !== undefined
    })
    const position = socket.positions.get(table)
    if (!position || position.over || position.asked === undefined) return
    if (takesBack > 0 && position.takeBack !== undefined && chance.below(takesBack) === 0) {
      // Others may have moved on meanwhile: then it is refused, and nothing has happened.
      await socket.ask({ type: 'takeBack', table, turn: position.takeBack })
      continue
    }
    const { open, own } = position.view
    const moves = [bots[0].choose({ seat, open, own }, chance)]
    const answer = await socket.ask({ type: 'play', table, asked: position.asked, moves })
    // Who takes something back may change what the next one is asked.
    if (answer.type === 'refused' && takesBack === 0) throw new Error(JSON.stringify(answer))
  }
}

export async function until(socket: Socket, is: () => boolean): Promise<void> {
  while (!is()) await socket.next(() => true)
}
