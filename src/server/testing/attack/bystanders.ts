import { setTimeout as delay } from 'node:timers/promises'
import { requireGame } from '../../../games/testing/lookup.ts'
import { codeOf, type Socket, type Visitor } from '../client.ts'
import { legalMove, openSeats, seatPeople } from '../playing.ts'

/** Milliseconds that commands took. */
export interface CommandTimes {
  readonly moves: readonly number[]
  readonly pings: readonly number[]
}

const GAME = requireGame('silver-and-gold')
const PING_INTERVAL = 100
/** Pings of one bystander that are not answered yet. */
const MOST_PINGS = 20
/** How long a player thinks at most, in milliseconds. */
const THINKING = 150

/** People who play at tables of their own and measure how long the server takes. They notice an attack only by that. */
export class Bystanders {
  readonly problems = new Set<string>()
  #moves: number[] = []
  #pings: number[] = []
  #over = false
  readonly #loops: Promise<void>[] = []

  static async arrive(url: string, tables: number): Promise<Bystanders> {
    const bystanders = new Bystanders()
    for (let i = 0; i < tables; i++) {
      const { table, visitors, sockets } = await seatPeople(url, GAME, 2)
      bystanders.#loops.push(bystanders.#play(table, visitors, sockets).catch(bystanders.#failed))
      for (const socket of sockets) bystanders.#loops.push(bystanders.#ping(socket))
    }
    return bystanders
  }

  /** What is felt from now on, until `enough`. */
  async feel(enough: (felt: CommandTimes) => boolean | Promise<boolean>): Promise<CommandTimes> {
    this.#moves = []
    this.#pings = []
    const felt: CommandTimes = { moves: this.#moves, pings: this.#pings }
    while (!(await enough(felt)) && this.problems.size === 0) await delay(20)
    return { moves: [...felt.moves], pings: [...felt.pings] }
  }

  readonly #failed = (problem: unknown): void => {
    if (!this.#over) this.problems.add(`a bystander could not go on: ${String(problem)}`)
  }

  /** Pings are sent at a steady rate, so that a server that stands still delays several of them. */
  async #ping(socket: Socket): Promise<void> {
    let open = 0
    while (!this.#over) {
      // More of them at once, after a long pause of the whole machine, would break the limits that everybody has.
      if (open < MOST_PINGS) {
        open++
        void this.#timed(socket, { type: 'ping' }, this.#pings).finally(() => open--)
      }
      await delay(PING_INTERVAL)
    }
    await socket.close()
  }

  async #play(table: string, visitors: readonly Visitor[], sockets: readonly Socket[]): Promise<void> {
    let current = table
    while (!this.#over) {
      const asked = sockets.find((socket) => socket.positions.get(current)?.asked !== undefined)
      const position = asked?.positions.get(current)
      if (asked && position?.asked !== undefined) {
        const moves = [legalMove(asked, current, GAME)]
        await this.#timed(asked, { type: 'play', table: current, asked: position.asked, moves }, this.#moves)
      } else if (sockets[0]?.positions.get(current)?.over) {
        current = await this.#nextTable(current, visitors, sockets)
      }
      await delay(Math.random() * THINKING)
    }
  }

  async #nextTable(last: string, visitors: readonly Visitor[], sockets: readonly Socket[]): Promise<string> {
    const [host] = visitors
    const [first, second] = sockets
    if (!host || !first || !second) throw new Error('a table needs two people')
    const table = await host.create({ game: GAME.game.id, seats: openSeats(2), startWhenFull: true })
    for (const socket of sockets) await socket.ask({ type: 'part', table: last })
    await first.join(table)
    await second.join(table)
    await second.ask({ type: 'sit', table })
    return table
  }

  async #timed(socket: Socket, command: Parameters<Socket['ask']>[0], into: number[]): Promise<void> {
    const start = performance.now()
    try {
      const code = codeOf(await socket.ask(command))
      if (code !== 'done') this.problems.add(`a bystander's ${command.type} was refused: ${code}`)
      into.push(performance.now() - start)
    } catch (problem) {
      this.#failed(problem)
    }
  }

  async leave(): Promise<void> {
    this.#over = true
    await Promise.all(this.#loops)
  }
}
