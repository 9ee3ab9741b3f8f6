import { setTimeout as delay } from 'node:timers/promises'
import { GAMES } from '../../../games/index.ts'
import type { GameManifest } from '../../../games/manifest.ts'
import { at } from '../../../kernel/index.ts'
import type { CreateTable } from '../../../protocol/index.ts'
import { Visitor } from '../client.ts'
import { Client, type Setting } from './client.ts'
import { PATIENCE } from './line.ts'

/** The fast game is played most; every tenth table plays another one, every eighth is watched, every twentieth is left. */
const OTHER_GAME = 10
const WATCHED = 8
const LEFT = 20
/** Seconds that a person has at a table that he leaves to its clock. */
const BANK = 10

/** Milliseconds between two pairs who come: not all at once. */
const BETWEEN = 60

/** Two people and a bot; or one person who never moves, bots, and a spectator who wants to know how it ends. */
export interface Group {
  readonly clients: Client[]
  /** Who can be asked to say something. */
  readonly speaker: Client | undefined
}

/** The people of a run. Each pair opens a new table when the last one is over, as long as it is told to go on. */
export class Crowd {
  readonly clients: Client[] = []
  readonly #setting: Setting
  readonly #playing = new Map<number, Group>()
  #goOn = true

  constructor(setting: Setting) {
    this.#setting = setting
  }

  /** Settles when all matches are over, after they were told to stop. */
  async play(pairs: number): Promise<void> {
    await Promise.all(Array.from({ length: pairs }, (_, pair) => this.#pair(pair)))
  }

  /** No new tables; those that are open are played to their end, quickly. */
  stop(): void {
    this.#goOn = false
    this.#setting.thinking = 0
  }

  /** How many tables are being played at. */
  get tables(): number {
    return this.#playing.size
  }

  get playing(): Group[] {
    return [...this.#playing.values()]
  }

  async #pair(pair: number): Promise<void> {
    await delay(pair * BETWEEN)
    const ada = await this.#insist((url) => Visitor.named(url, `Ada ${pair}`))
    const bob = await this.#insist((url) => Visitor.named(url, `Bob ${pair}`))
    for (let nth = pair; this.#goOn; nth += OTHER_GAME + 1) {
      const group = await this.#seat(nth, ada.cookie ?? '', bob.cookie ?? '')
      this.#playing.set(pair, group)
      this.clients.push(...group.clients)
      await Promise.all(group.clients.map((client) => client.live()))
      this.#playing.delete(pair)
    }
  }

  async #seat(nth: number, ada: string, bob: string): Promise<Group> {
    const { chance } = this.#setting
    const other = nth % OTHER_GAME === 0 ? 1 + chance.below(GAMES.length - 1) : 0
    const entry = at(GAMES, other)
    const left = nth % LEFT === 1
    const bot = { kind: 'bot' as const, bot: at(entry.bots, 0).name }
    const clock = { kind: 'live', bank: BANK, increment: 0 } as const
    const table = await this.#create(
      ada,
      left
        ? { game: entry.game.id, seats: [{ kind: 'me' }, bot], startWhenFull: true, clock }
        : { game: entry.game.id, seats: [{ kind: 'me' }, { kind: 'open' }, bot], startWhenFull: true },
    )
    const client = (role: Client['role'], cookie?: string): Client =>
      new Client({ setting: this.#setting, table, entry: entry as GameManifest, role, cookie })
    if (left) return { clients: [client('watches')], speaker: undefined }
    const people = [client('plays', ada), client('sits', bob)]
    const watching = nth % WATCHED === 2 ? [client('watches')] : []
    return { clients: [...people, ...watching], speaker: people[0] }
  }

  #create(cookie: string, wanted: CreateTable): Promise<string> {
    return this.#insist((url) => {
      const visitor = new Visitor(url)
      visitor.cookie = cookie
      return visitor.create(wanted)
    })
  }

  /** Over HTTP, at any process, until one answers. */
  async #insist<T>(request: (url: string) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await Promise.race([request(this.#setting.anyUrl()), tooLong()])
      } catch {
        await delay(100 + this.#setting.chance.below(400))
      }
    }
  }
}

async function tooLong(): Promise<never> {
  await delay(PATIENCE, undefined, { ref: false })
  throw new Error('no answer')
}
