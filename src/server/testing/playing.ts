import type { GameManifest } from '../../games/manifest.ts'
import { at, type Chance, firstSeat, type Seat } from '../../kernel/index.ts'
import type { CreateTable } from '../../protocol/index.ts'
import { type Socket, Visitor } from './client.ts'

type TwoOrMore<T> = readonly [T, T, ...T[]]

export interface Seated {
  readonly table: string
  readonly visitors: TwoOrMore<Visitor>
  /** One socket per seat. */
  readonly sockets: TwoOrMore<Socket>
}

/** One seat for the player who creates the table; the others are open. */
export const openSeats = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const)

/** Creates a table with `people` players, two or more, connects and seats them all, and starts the match. */
export async function seatPeople(
  url: string,
  entry: GameManifest,
  people: number,
  more: Partial<CreateTable> = {},
): Promise<Seated> {
  const newPlayer = (seat: Seat) => Visitor.named(url, `Player ${seat}`)
  const visitors: [Visitor, Visitor, ...Visitor[]] = [await newPlayer(0), await newPlayer(1)]
  while (visitors.length < people) visitors.push(await newPlayer(visitors.length))
  const [host, guest, ...others] = visitors
  const table = await host.create({ game: entry.game.id, seats: openSeats(people), ...more })
  const connected = async (visitor: Visitor): Promise<Socket> => {
    const socket = await visitor.connect()
    await socket.join(table)
    if (visitor !== host)
      await done(socket.ask({ type: 'sit', table, ...(more.rated ? { rated: true } : {}) }))
    return socket
  }
  const sockets: [Socket, Socket, ...Socket[]] = [await connected(host), await connected(guest)]
  for (const visitor of others) sockets.push(await connected(visitor))
  const started = Promise.all(sockets.map((socket) => socket.event('started')))
  await done(sockets[0].ask({ type: 'start', table }))
  await started
  return { table, visitors, sockets }
}

async function done(answer: ReturnType<Socket['ask']>): Promise<void> {
  const given = await answer
  if (given.type === 'refused') throw new Error(given.rejection.code)
}

/** The first legal move in the latest position. */
export function legalMove(socket: Socket, table: string, { game }: Pick<GameManifest, 'game'>): unknown {
  const position = socket.positions.get(table)
  return position && game.legal(position.view)[0]
}

/** Plays any legal move for a player who has been asked for one. */
export async function playAny(socket: Socket, table: string, manifest: GameManifest): Promise<void> {
  const { asked = 0 } = socket.positions.get(table) ?? {}
  await done(socket.ask({ type: 'play', table, asked, moves: [legalMove(socket, table, manifest)] }))
}

/** Players make any legal moves until one of them is asked for a move in `phase`. Returns the seat of that player. */
export const playTo = (phase: string, seated: Seated, entry: GameManifest): Promise<Seat> =>
  playUntil((open) => (open as { phase?: string }).phase === phase, seated, entry)

/** Players make any legal moves until one of them is asked for a move in such a position. Returns their seat. */
export async function playUntil(
  is: (open: unknown) => boolean,
  { table, sockets }: Seated,
  entry: GameManifest,
): Promise<Seat> {
  const positionOf = (seat: Seat) => at(sockets, seat).positions.get(table)
  for (let seat = 0; ; ) {
    const position = positionOf(seat)
    if (position?.asked !== undefined && is(position.view.open)) return seat
    if (position?.asked !== undefined) await playAny(at(sockets, seat), table, entry)
    const next = firstSeat(positionOf(seat)?.waiting ?? 0)
    if (next !== seat) await until(at(sockets, next), () => positionOf(next)?.asked !== undefined)
    seat = next
  }
}

export interface Manner {
  readonly chance: Chance
  /** On average, one turn in `takesBack` is taken back if that is allowed. Never if it is 0. */
  readonly takesBack?: number
}

/** Plays for a seat until the match is over. */
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
      // If others have moved in the meantime this is refused and has no effect.
      await socket.ask({ type: 'takeBack', table, turn: position.takeBack })
      continue
    }
    const { open, own } = position.view
    const moves = [at(bots, 0).choose({ seat, open, own }, chance)]
    const answer = await socket.ask({ type: 'play', table, asked: position.asked, moves })
    // When players take turns back, the question can change before the answer arrives.
    if (answer.type === 'refused' && takesBack === 0) throw new Error(JSON.stringify(answer))
  }
}

export async function until(socket: Socket, is: () => boolean): Promise<void> {
  while (!is()) await socket.next(() => true)
}
