import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import type { MessageOf } from '../../protocol/index.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { playOn, seatPeople, until } from '../testing/playing.ts'
import { type ServerProcess, serverProcess } from '../testing/process.ts'

const NEXT = fileURLToPath(new URL('../testing/next-version.ts', import.meta.url))
/** The next version has other rules for the first game, and the same for the second. */
const changed = at(GAMES, 0)
const same = at(GAMES, 1)
const chance = fastChance(fastSeed(9))

/** A door in front of several processes that leads to any of them, as a load balancer does. */
class Door {
  processes: ServerProcess[] = []
  #turn = 0

  get url(): string {
    return at(this.processes, this.#turn++ % this.processes.length).url
  }
}

/** A player who does as the browser does: after a break he comes back with the last number he saw, until he is let in. */
class Player {
  readonly #door: Door
  readonly #cookie: string | undefined
  readonly #table: string
  #seen: number | undefined
  socket: Socket
  breaks = 0

  constructor(door: Door, cookie: string | undefined, table: string, socket: Socket) {
    this.#door = door
    this.#cookie = cookie
    this.#table = table
    this.socket = socket
    this.#seen = socket.numbers.get(table)
  }

  async comeBack(): Promise<void> {
    this.breaks++
    this.#seen = this.socket.numbers.get(this.#table) ?? this.#seen
    for (;;) {
      const socket = await Socket.open(this.#door.url, this.#cookie)
      const answer = await socket.ask({
        type: 'join',
        table: this.#table,
        ...(this.#seen === undefined ? {} : { seen: this.#seen }),
      })
      if (answer.type === 'refused') {
        expect(answer.rejection.code).toBe('rulesNotHere')
        await socket.close()
        continue
      }
      const next = socket.messages.find((message) => message.type === 'event')
      if (next?.type === 'event' && this.#seen !== undefined) expect(next.number).toBe(this.#seen + 1)
      const position = this.socket.positions.get(this.#table)
      if (position && !socket.positions.has(this.#table)) socket.positions.set(this.#table, position)
      this.socket = socket
      return
    }
  }

  /** Plays to the end, over as many breaks as there are. */
  async play(seat: number, entry: GameManifest): Promise<void> {
    while (!this.socket.positions.get(this.#table)?.over) {
      await playOn(this.socket, this.#table, seat, entry, { chance }).catch((problem: unknown) => {
        // What he sent before a break may have been done after it: a browser sends it again with its id.
        const done = this.breaks > 0 ? /^closed|"outdated"|"notYourMove"/ : /^closed/
        if (!(problem instanceof Error && done.test(problem.message))) throw problem
      })
      if (!this.socket.positions.get(this.#table)?.over) await this.comeBack()
    }
  }
}

describe.skipIf(!haveParts('an upgrade with two versions side by side', POSTGRES))(
  'a rolling upgrade',
  () => {
    const postgres = postgresForTests()

    test('players notice a reconnect and nothing else; a running match stays on its rules', async () => {
      const options = { database: postgres().url, botThreads: 1 }
      const door = new Door()
      const old = [await serverProcess(options), await serverProcess(options)] as const
      door.processes = [...old]

      // Three matches that have begun, one with a bot; and a table that still waits for players.
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'gentle' }] as const
      const running = [
        { entry: changed, ...(await seatPeople(old[0].url, changed, 2, { seats: [...seats] })) },
        { entry: changed, ...(await seatPeople(old[1].url, changed, 2)) },
        { entry: same, ...(await seatPeople(old[1].url, same, 2, { seats: [...seats] })) },
      ] as const
      const ada = await Visitor.named(old[0].url, 'Ada')
      const bob = await Visitor.named(old[0].url, 'Bob')
      const lobby = await ada.create({ game: changed.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] })

      // The new version comes, and one of the old ones goes.
      const young = await serverProcess(options, NEXT)
      door.processes = [young, old[0], old[1]]
      const playing = running.flatMap(({ entry, table, visitors, sockets }) =>
        sockets.map((socket, seat) =>
          new Player(door, at(visitors, seat).cookie, table, socket).play(seat, entry),
        ),
      )
      await Promise.all(running.map(({ sockets }) => sockets[0].event('turn')))
      door.processes = [young, old[0]]
      await old[1].stop()

      // Ada waits at an old process; Bob sits down at the new one, and the match begins there with the new rules.
      const waiting = await Socket.open(old[0].url, ada.cookie)
      await waiting.join(lobby)
      const guest = await Socket.open(young.url, bob.cookie)
      await guest.join(lobby)
      expect(codeOf(await guest.ask({ type: 'sit', table: lobby }))).toBe('done')
      await until(waiting, () => waiting.numbers.get(lobby) === guest.numbers.get(lobby))
      const host = await Socket.open(young.url, ada.cookie)
      await host.join(lobby)
      expect(codeOf(await host.ask({ type: 'start', table: lobby }))).toBe('done')
      expect(await waiting.closed).toEqual({ code: 1012, reason: 'rulesNotHere' })
      const moved = new Player(door, ada.cookie, lobby, waiting)
      await moved.comeBack()
      await Promise.all([moved.play(0, changed), new Player(door, bob.cookie, lobby, guest).play(1, changed)])

      // What had begun comes to its end on the rules with which it began, the bots included.
      await Promise.all(playing)
      const rulesOf = async (table: string, url: string): Promise<MessageOf<'table'> | undefined> =>
        (await new Visitor(url).connect()).join(table)
      const version = changed.game.version
      expect(await rulesOf(running[0].table, old[0].url)).toMatchObject({ rules: version, status: 'over' })
      expect(await rulesOf(running[1].table, old[0].url)).toMatchObject({ rules: version, status: 'over' })
      expect(await rulesOf(lobby, young.url)).toMatchObject({ rules: version + 1, status: 'over' })
      await expect(rulesOf(lobby, old[0].url)).rejects.toThrow('rulesNotHere')

      // The last of the old ones goes; what both versions know is at the new one.
      await old[0].stop()
      expect(await rulesOf(running[2].table, young.url)).toMatchObject({ status: 'over' })
      await expect(rulesOf(running[0].table, young.url)).rejects.toThrow('rulesNotHere')

      // Nothing is lost: whoever has the rules can show it again, also on the database that the new version has added to.
      await young.stop()
      const again = await serverProcess(options)
      expect(await rulesOf(running[0].table, again.url)).toMatchObject({ rules: version, status: 'over' })
      await again.stop()
    })
  },
)
