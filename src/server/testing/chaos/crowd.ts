import { setTimeout as delay } from 'node:timers/promises'
import { GAMES } from '../../../games/all.ts'
import { at } from '../../../kernel/index.ts'
import type { CreateTable } from '../../../protocol/index.ts'
import { Visitor } from '../client.ts'
import { Client, type RunContext } from './client.ts'
import { ANSWER_TIMEOUT } from './connection.ts'

/** Most tables play the fast first game. Every 10th plays another one, every 8th has a spectator, every 20th is abandoned. */
const OTHER_GAME = 10
const WATCHED = 8
const ABANDONED = 20
/** Seconds on the clock of the player at an abandoned table. */
const BANK = 10

/** Milliseconds between the arrivals of two pairs. */
const ARRIVAL_INTERVAL = 60

/** Two people and a bot, or one person who never moves, a bot and a spectator who waits for the result. */
export interface Group {
  readonly clients: Client[]
  /** The client that sends chat messages, if there is one. */
  readonly speaker: Client | undefined
}

/** The people of a run. Each pair opens a new table when the last match is over, until `stop` is called. */
export class Crowd {
  readonly clients: Client[] = []
  readonly #context: RunContext
  readonly #playing = new Map<number, Group>()
  #running = true

  constructor(context: RunContext) {
    this.#context = context
  }

  /** Resolves after `stop`, when all matches are over. */
  async play(pairs: number): Promise<void> {
    await Promise.all(Array.from({ length: pairs }, (_, pair) => this.#pair(pair)))
  }

  /** Opens no new tables. Running matches are finished without thinking time. */
  stop(): void {
    this.#running = false
    this.#context.thinking = 0
  }

  /** The number of tables with a running match. */
  get tables(): number {
    return this.#playing.size
  }

  get playing(): Group[] {
    return [...this.#playing.values()]
  }

  async #pair(pair: number): Promise<void> {
    await delay(pair * ARRIVAL_INTERVAL)
    const ada = await this.#retry((url) => Visitor.named(url, `Ada ${pair}`))
    const bob = await this.#retry((url) => Visitor.named(url, `Bob ${pair}`))
    for (let nth = pair; this.#running; nth += OTHER_GAME + 1) {
      const group = await this.#seat(nth, ada.cookie ?? '', bob.cookie ?? '')
      this.#playing.set(pair, group)
      this.clients.push(...group.clients)
      await Promise.all(group.clients.map((client) => client.live()))
      this.#playing.delete(pair)
    }
  }

  async #seat(nth: number, ada: string, bob: string): Promise<Group> {
    const { chance } = this.#context
    const other = nth % OTHER_GAME === 0 ? 1 + chance.below(GAMES.length - 1) : 0
    const entry = at(GAMES, other)
    const abandoned = nth % ABANDONED === 1
    const bot = { kind: 'bot' as const, bot: at(entry.bots, 0).name }
    const clock = { kind: 'live', bank: BANK, increment: 0 } as const
    const table = await this.#create(
      ada,
      abandoned
        ? { game: entry.game.id, seats: [{ kind: 'me' }, bot], startWhenFull: true, clock }
        : { game: entry.game.id, seats: [{ kind: 'me' }, { kind: 'open' }, bot], startWhenFull: true },
    )
    const client = (role: Client['role'], cookie?: string): Client =>
      new Client({ context: this.#context, table, entry, role, cookie })
    if (abandoned) return { clients: [client('watches')], speaker: undefined }
    const people = [client('plays', ada), client('sits', bob)]
    const watching = nth % WATCHED === 2 ? [client('watches')] : []
    return { clients: [...people, ...watching], speaker: people[0] }
  }

  #create(cookie: string, wanted: CreateTable): Promise<string> {
    return this.#retry((url) => {
      const visitor = new Visitor(url)
      visitor.cookie = cookie
      return visitor.create(wanted)
    })
  }

  /** Sends an HTTP request to random processes until one answers. */
  async #retry<T>(request: (url: string) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await Promise.race([request(this.#context.anyUrl()), timeout()])
      } catch {
        await delay(100 + this.#context.chance.below(400))
      }
    }
  }
}

async function timeout(): Promise<never> {
  await delay(ANSWER_TIMEOUT, undefined, { ref: false })
  throw new Error('no answer')
}
