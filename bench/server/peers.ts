import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasSeat, type View } from '../../src/kernel/index.ts'
import { type Driver, type Player, SEATS } from './driver.ts'

const AT_ONCE = 5

/** A seat at a table of a peer's server. */
class Seat implements Player {
  onAsked: Player['onAsked'] = () => undefined
  onAnswered: () => void = () => undefined
  readonly #seat: number
  readonly #send: (move: unknown) => void
  readonly close: () => void
  #view: View | undefined
  #unanswered = false

  constructor(seat: number, send: (move: unknown) => void, close: () => void) {
    this.#seat = seat
    this.#send = send
    this.close = close
  }

  readonly held = (): View | undefined => (this.#asked && !this.#unanswered ? this.#view : undefined)

  get #asked(): boolean {
    const open = this.#view?.open as { waiting: number } | undefined
    return open !== undefined && hasSeat(open.waiting, this.#seat)
  }

  send(move: unknown): void {
    this.#unanswered = true
    this.#send(move)
  }

  see(view: View, by: number): void {
    this.#view = view
    if (by === this.#seat) {
      this.#unanswered = false
      this.onAnswered()
    }
    if (!this.#unanswered && this.#asked) this.onAsked()
  }
}

function driver(
  name: string,
  counted: { frames: number },
  seatOne: (nth: number) => Promise<Player[]>,
): Driver {
  return {
    name,
    frames: () => counted.frames,
    async seat(tables) {
      const all: Player[][] = []
      while (all.length < tables) {
        const group = Array.from({ length: Math.min(AT_ONCE, tables - all.length) }, (_, i) =>
          seatOne(all.length + i),
        )
        all.push(...(await Promise.all(group)))
      }
      return all
    },
  }
}

interface SocketIo {
  on(event: string, callback: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}

interface BoardgameState {
  readonly G: View
  readonly _stateID: number
}

export function boardgameIoDriver(url: string, folder: string): Driver {
  const { io } = createRequire(join(folder, 'server.js'))('socket.io-client') as {
    io(url: string, options: object): SocketIo
  }
  const counted = { frames: 0 }

  function connect(match: string, seat: number): Promise<Player> {
    const socket = io(`${url}/silver-and-gold`, { transports: ['websocket'], forceNew: true })
    const id = String(seat)
    let stateId = 0
    const player = new Seat(
      seat,
      (move) => {
        const payload = { type: 'play', args: [move], playerID: id }
        socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, id)
      },
      () => socket.close(),
    )
    socket.on(
      'update',
      (_: string, state: BoardgameState, log: { action: { payload: { playerID: string } } }[]) => {
        counted.frames++
        stateId = state._stateID
        player.see(state.G, Number(log.at(-1)?.action.payload.playerID ?? -1))
      },
    )
    socket.on('connect', () => socket.emit('sync', match, id, undefined, SEATS))
    return new Promise((resolve) => {
      socket.on('sync', (_: string, { state }: { state: BoardgameState }) => {
        stateId = state._stateID
        player.see(state.G, -1)
        resolve(player)
      })
    })
  }

  return driver('boardgame.io', counted, async (nth) => {
    const players: Player[] = []
    for (let seat = 0; seat < SEATS; seat++) players.push(await connect(`load${nth}`, seat))
    return players
  })
}

interface ColyseusRoom {
  readonly reconnection: { enabled: boolean }
  onMessage(type: string, callback: (message: { by: number; view: View }) => void): void
  send(type: string, message: unknown): void
  leave(): void
}

export async function colyseusDriver(url: string, folder: string): Promise<Driver> {
  const entry = createRequire(join(folder, 'server.js')).resolve('@colyseus/sdk')
  const { Client } = (await import(pathToFileURL(entry).href)) as {
    Client: new (url: string) => { joinOrCreate(room: string, options: object): Promise<ColyseusRoom> }
  }
  const client = new Client(url)
  const counted = { frames: 0 }

  async function connect(match: string, seat: number): Promise<Player> {
    const room = await client.joinOrCreate('table', { match })
    // Otherwise clients would look for a stopped server while the next one is measured.
    room.reconnection.enabled = false
    const player = new Seat(
      seat,
      (move) => room.send('play', move),
      () => room.leave(),
    )
    room.onMessage('view', ({ by, view }) => {
      counted.frames++
      player.see(view, by)
    })
    room.onMessage('refused', () => {
      throw new Error('Colyseus refused a move')
    })
    return player
  }

  return driver('Colyseus', counted, async (nth) => {
    const players: Player[] = []
    for (let seat = 0; seat < SEATS; seat++) players.push(await connect(`load${nth}`, seat))
    return players
  })
}
