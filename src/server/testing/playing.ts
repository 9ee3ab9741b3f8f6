import type { CatalogueEntry } from '../../games/catalogue.ts'
import type { Chance, Seat } from '../../kernel/index.ts'
import type { CreateTable } from '../../protocol/index.ts'
import { type Socket, Visitor } from './client.ts'

export interface Seated {
  readonly table: string
  readonly visitors: readonly Visitor[]
  /** A socket for each seat. */
  readonly sockets: readonly Socket[]
}

/** A table of people, all of them connected, the match begun. */
export async function seatPeople(
  url: string,
  entry: CatalogueEntry,
  people: number,
  more: Partial<CreateTable> = {},
): Promise<Seated> {
  const visitors: Visitor[] = []
  for (let seat = 0; seat < people; seat++) visitors.push(await Visitor.named(url, `Player ${seat}`))
  const seats = visitors.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }))
  const table = await visitors[0].create({ game: entry.game.id, seats, ...more })
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
  { bots }: CatalogueEntry,
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
