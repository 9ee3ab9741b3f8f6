import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import { GAMES } from '../../games/all.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { at, type Chance, fastChance, fastSeed } from '../../kernel/index.ts'
import type { Message, Position } from '../../protocol/index.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { Socket, Visitor } from './client.ts'
import { type ServerProcess, serverProcess } from './process.ts'
import { temporaryFolder } from './server.ts'

/** Each rig has a server and a game of its own. */
export const RIGS = 3
const TABLES = 4
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A server that is killed again and again, and the players who keep reconnecting to it. */
interface Rig {
  url: string
  /** Resolves when this server is to be killed. */
  gone: Promise<void>
  readonly chance: Chance
  over: boolean
  acknowledged(): void
}

let players = 0

/** One player or spectator at one table, with the state they have received across all reconnects. */
class Player {
  readonly visitor: Visitor
  readonly table: string
  readonly #entry: GameManifest
  /** The last event number seen. Undefined before the first join. */
  seen: number | undefined
  position: Position | undefined
  /** The text of the command that was sent and has not been answered yet. */
  #unanswered: { id: string; text: string } | undefined
  readonly acknowledged = new Set<string>()
  readonly sent = new Set<string>()
  #ids = 0
  readonly plays: boolean
  readonly #name = `p${++players}`

  constructor(visitor: Visitor, table: string, entry: GameManifest, plays: boolean) {
    this.visitor = visitor
    this.table = table
    this.#entry = entry
    this.plays = plays
  }

  #receive(message: Message): void {
    if (message.type !== 'table' && message.type !== 'event') return
    // After a reconnect exactly the next number arrives: nothing is missing, and nothing arrives twice.
    if (message.type === 'event' && this.seen !== undefined) expect(message.number).toBe(this.seen + 1)
    this.seen = message.number
    this.position = message.position ?? this.position
  }

  /** Plays until the server is killed or the rig is done. */
  async session(rig: Rig): Promise<void> {
    const socket = await Socket.open(rig.url, this.visitor.cookie)
    socket.onMessage((message) => this.#receive(message))
    await socket.join(this.table, this.seen)
    if (!this.plays) {
      await Promise.race([rig.gone, socket.closed])
      return
    }
    while (!rig.over && !this.position?.over) {
      const command = this.#unanswered ?? this.#next(rig.chance)
      if (!command) {
        await socket.next((message) => message.type === 'event')
        continue
      }
      this.#unanswered = command
      this.sent.add(command.id)
      const answer = await askText(socket, command)
      this.#unanswered = undefined
      // Nobody else plays for this seat, so every command must be accepted.
      expect(answer).toMatchObject({ type: 'done' })
      this.acknowledged.add(command.id)
      rig.acknowledged()
    }
  }

  #next(chance: Chance): { id: string; text: string } | undefined {
    const { table, position } = this
    const id = `${this.#name}-${++this.#ids}`
    if (chance.below(12) === 0) {
      return { id, text: JSON.stringify({ type: 'phrase', id, table, phrase: 'oneMoment' }) }
    }
    if (!position || position.asked === undefined) return undefined
    const moves = [at(this.#entry.bots, 0).choose(position.view, chance)]
    return { id, text: JSON.stringify({ type: 'play', id, table, asked: position.asked, moves }) }
  }
}

function askText(socket: Socket, { id, text }: { id: string; text: string }): Promise<Message> {
  const answer = socket.next(
    (message) => (message.type === 'done' || message.type === 'refused') && message.id === id,
  )
  socket.socket.send(text)
  return answer
}

async function setTables(url: string, entry: GameManifest, bots: number): Promise<Player[]> {
  const players: Player[] = []
  for (let i = 0; i < TABLES; i++) {
    const [ada, bob] = [await Visitor.named(url, 'Ada'), await Visitor.named(url, 'Bob')]
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const others = Array.from({ length: Math.max(entry.game.seats.min - 2, bots) }, () => ({
      kind: 'bot' as const,
      bot: at(entry.bots, 0).name,
    }))
    const table = await ada.create({
      game: entry.game.id,
      seats: [...seats, ...others],
      startWhenFull: true,
    })
    const socket = await bob.connect()
    await socket.join(table)
    await socket.ask({ type: 'sit', table })
    await socket.close()
    players.push(new Player(ada, table, entry, true), new Player(bob, table, entry, true))
    players.push(new Player(new Visitor(url), table, entry, false))
  }
  return players
}

async function runRig(series: number, kills: number): Promise<{ kills: number; acknowledged: number }> {
  const data = temporaryFolder()
  folders.push(data)
  const chance = fastChance(fastSeed(series))
  const entry = at(GAMES, series % GAMES.length)
  const all: Player[] = []
  let playing: Player[] = []
  let server: ServerProcess | undefined
  let killed = 0
  while (killed < kills) {
    server = await serverProcess({ data, botThreads: 1 })
    if (playing.every(({ position, plays }) => position?.over || !plays)) {
      playing = await setTables(server.url, entry, series === 0 ? 1 : 0)
      all.push(...playing)
    }
    await playUntilKilled(server, playing, chance)
    killed++
  }
  server = await serverProcess({ data, botThreads: 1 })
  for (const player of all) await compare(server.url, player)
  await server.stop()
  await compareWithStore(data, all)
  return { kills: killed, acknowledged: all.reduce((sum, player) => sum + player.acknowledged.size, 0) }
}

/** Everyone plays until the server is killed, a few milliseconds after a random number of acknowledged commands. */
async function playUntilKilled(
  server: ServerProcess,
  players: readonly Player[],
  chance: Chance,
): Promise<void> {
  let after = 1 + chance.below(40)
  let kill = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    kill = resolve
  })
  const rig: Rig = {
    url: server.url,
    gone,
    chance,
    over: false,
    acknowledged() {
      if (--after === 0) kill()
    },
  }
  const sessions = players.map((player) =>
    player.session(rig).catch((problem: unknown) => {
      if (problem instanceof Error && /closed|ECONN|socket hang up/.test(problem.message)) return
      throw problem
    }),
  )
  const ended = Promise.all(sessions.filter((_, i) => at(players, i).plays))
  await Promise.race([gone, ended])
  await delay(chance.below(8))
  rig.over = true
  kill()
  await server.kill()
  await Promise.all(sessions)
}

/** A player who reconnected after every kill must see exactly what a newly opened table shows. */
async function compare(url: string, player: Player): Promise<void> {
  const back = await Socket.open(url, player.visitor.cookie)
  back.onMessage((message) => {
    if (message.type === 'event') expect(message.number).toBe((player.seen ?? 0) + 1)
    if (message.type !== 'event' && message.type !== 'table') return
    player.seen = message.number
    player.position = message.position ?? player.position
  })
  await back.join(player.table, player.seen)
  const fresh = await Socket.open(url, player.visitor.cookie)
  const table = await fresh.join(player.table)
  expect(player.position).toEqual(table?.position)
  expect(player.seen).toBe(table?.number)
  await Promise.all([back.close(), fresh.close()])
}

async function compareWithStore(data: string, players: readonly Player[]): Promise<void> {
  const store = openSqliteStore(join(data, 'vermeil.sqlite'))
  for (const table of new Set(players.map((player) => player.table))) {
    const stored = await store.loadTable(table)
    const commands = (stored?.entries ?? []).flatMap(({ command }) =>
      command === undefined ? [] : [command],
    )
    expect(new Set(commands).size).toBe(commands.length)
    const kept = new Set(commands.map((command) => at(command.split('/'), 1)))
    const atTable = players.filter((player) => player.table === table)
    for (const { acknowledged } of atTable) for (const id of acknowledged) expect(kept).toContain(id)
    const sent = new Set(atTable.flatMap((player) => [...player.sent]))
    for (const id of kept) if (id.startsWith('p')) expect(sent).toContain(id)
  }
  await store.close()
}

/** Kills a server of each rig again and again under load. Everything that was acknowledged must be stored exactly once. */
export async function expectNothingLost(killsPerRig: number, count = RIGS): Promise<void> {
  const rigs = await Promise.all(Array.from({ length: count }, (_, i) => runRig(i, killsPerRig)))
  const kills = rigs.reduce((sum, rig) => sum + rig.kills, 0)
  const acknowledged = rigs.reduce((sum, rig) => sum + rig.acknowledged, 0)
  console.info(`${kills} kills, ${acknowledged} commands acknowledged, none lost, none duplicated`)
  expect(kills).toBe(count * killsPerRig)
  expect(acknowledged).toBeGreaterThan(5 * kills)
}
