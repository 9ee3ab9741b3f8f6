import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { TRIES_ALL } from '../../kernel/testing/sample-size.ts'
import type { MessageOf } from '../../protocol/index.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { playOn, seatPeople, until } from '../testing/playing.ts'
import { type ServerProcess, serverProcess } from '../testing/process.ts'

const NEXT = fileURLToPath(new URL('../testing/next-version.ts', import.meta.url))
/** The next version has different rules for the first game and the same rules for the second. */
const changed = at(GAMES, 0)
const same = at(GAMES, 1)
const chance = fastChance(fastSeed(9))

/** A load balancer in front of several processes. */
class LoadBalancer {
  processes: ServerProcess[] = []
  #turn = 0

  get url(): string {
    return at(this.processes, this.#turn++ % this.processes.length).url
  }
}

/** A player who reconnects as the browser does: with the last number seen, until a process accepts the join. */
class Player {
  readonly #balancer: LoadBalancer
  readonly #cookie: string | undefined
  readonly #table: string
  #seen: number | undefined
  socket: Socket
  reconnects = 0

  constructor(balancer: LoadBalancer, cookie: string | undefined, table: string, socket: Socket) {
    this.#balancer = balancer
    this.#cookie = cookie
    this.#table = table
    this.socket = socket
    this.#seen = socket.numbers.get(table)
  }

  async reconnect(): Promise<void> {
    this.reconnects++
    this.#seen = this.socket.numbers.get(this.#table) ?? this.#seen
    for (;;) {
      const socket = await Socket.open(this.#balancer.url, this.#cookie)
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

  /** Plays to the end, reconnecting as often as necessary. */
  async play(seat: number, entry: GameManifest): Promise<void> {
    while (!this.socket.positions.get(this.#table)?.over) {
      await playOn(this.socket, this.#table, seat, entry, { chance }).catch((problem: unknown) => {
        // A command sent before the connection broke may have been applied. A browser would send it again with its id.
        const done = this.reconnects > 0 ? /^closed|"outdated"|"notYourMove"/ : /^closed/
        if (!(problem instanceof Error && done.test(problem.message))) throw problem
      })
      if (!this.socket.positions.get(this.#table)?.over) await this.reconnect()
    }
  }
}

describe.skipIf(!haveParts('a rolling upgrade with two versions side by side', POSTGRES))(
  'a rolling upgrade',
  () => {
    const postgres = postgresForTests()

    test('costs players no more than a reconnect, and a running match keeps its rules', async () => {
      const options = { database: postgres().url, botThreads: 1 }
      const balancer = new LoadBalancer()
      const old = [await serverProcess(options), await serverProcess(options)] as const
      balancer.processes = [...old]

      // Three running matches, two of them with a bot, and a table that is still waiting for players.
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'gentle' }] as const
      const running = [
        { entry: changed, ...(await seatPeople(old[0].url, changed, 2, { seats: [...seats] })) },
        { entry: changed, ...(await seatPeople(old[1].url, changed, 2)) },
        { entry: same, ...(await seatPeople(old[1].url, same, 2, { seats: [...seats] })) },
      ] as const
      const ada = await Visitor.named(old[0].url, 'Ada')
      const bob = await Visitor.named(old[0].url, 'Bob')
      const lobby = await ada.create({ game: changed.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] })

      // The new version starts, and one of the old processes stops.
      const upgraded = await serverProcess(options, NEXT)
      balancer.processes = [upgraded, old[0], old[1]]
      const playing = running.flatMap(({ entry, table, visitors, sockets }) =>
        sockets.map((socket, seat) =>
          new Player(balancer, at(visitors, seat).cookie, table, socket).play(seat, entry),
        ),
      )
      await Promise.all(running.map(({ sockets }) => sockets[0].event('turn')))
      balancer.processes = [upgraded, old[0]]
      await old[1].stop()

      // Ada waits on an old process. Bob sits down on the new one, and the match starts there with the new rules.
      const waiting = await Socket.open(old[0].url, ada.cookie)
      await waiting.join(lobby)
      const guest = await Socket.open(upgraded.url, bob.cookie)
      await guest.join(lobby)
      expect(codeOf(await guest.ask({ type: 'sit', table: lobby }))).toBe('done')
      await until(waiting, () => waiting.numbers.get(lobby) === guest.numbers.get(lobby))
      const host = await Socket.open(upgraded.url, ada.cookie)
      await host.join(lobby)
      expect(codeOf(await host.ask({ type: 'start', table: lobby }))).toBe('done')
      expect(await waiting.closed).toEqual({ code: 1012, reason: 'rulesNotHere' })
      const moved = new Player(balancer, ada.cookie, lobby, waiting)
      await moved.reconnect()
      await Promise.all([
        moved.play(0, changed),
        new Player(balancer, bob.cookie, lobby, guest).play(1, changed),
      ])

      // Running matches finish under the rules they started with, and so do their bots.
      await Promise.all(playing)
      const rulesOf = async (table: string, url: string): Promise<MessageOf<'table'> | undefined> =>
        (await new Visitor(url).connect()).join(table)
      const version = changed.game.version
      expect(await rulesOf(running[0].table, old[0].url)).toMatchObject({ rules: version, status: 'over' })
      expect(await rulesOf(running[1].table, old[0].url)).toMatchObject({ rules: version, status: 'over' })
      expect(await rulesOf(lobby, upgraded.url)).toMatchObject({ rules: version + 1, status: 'over' })
      await expect(rulesOf(lobby, old[0].url)).rejects.toThrow('rulesNotHere')

      // The last old process stops. The new one has the matches whose rules both versions know.
      await old[0].stop()
      expect(await rulesOf(running[2].table, upgraded.url)).toMatchObject({ status: 'over' })
      await expect(rulesOf(running[0].table, upgraded.url)).rejects.toThrow('rulesNotHere')

      await upgraded.stop()
      if (!TRIES_ALL) return
      // Nothing is lost: a process with the old rules can show the match again, even after the new version's migration.
      const again = await serverProcess(options)
      expect(await rulesOf(running[0].table, again.url)).toMatchObject({ rules: version, status: 'over' })
      await again.stop()
    })
  },
)
