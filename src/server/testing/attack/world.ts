import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireGame } from '../../../games/testing/lookup.ts'
import { fastChance, fastSeed } from '../../../kernel/index.ts'
import { codeOf, type Socket, Visitor } from '../client.ts'
import { openSeats, playOn, seatPeople } from '../playing.ts'
import { testServer } from '../server.ts'
import { largestDeck } from './large-deck.ts'

const GAME = requireGame('silver-and-gold')

/** What attackers find at a server that has been running for a while. They have earned all of it within its limits. */
export interface PreparedWorld {
  /** The cookies of the attacker's guests. Those of the first two have seats at `longTable`. */
  readonly cookies: readonly string[]
  /** A running match with a long log, and the number of its last event for its players. */
  readonly longTable: string
  readonly number: number
  /** A running match with the largest deck, where the third and fourth guest have the seats. */
  readonly deckTable: string
  readonly finishedTable: string
}

const GUESTS = 12

/** Fills a data folder. `entries` is the length of the long log. */
export async function prepareWorld(data: string, entries: number): Promise<PreparedWorld> {
  const server = await testServer({ data })
  try {
    const long = await seatPeople(server.url, GAME, 2, { clock: { kind: 'none' } })
    await Promise.all(long.sockets.map((socket) => lengthen(socket, long.table, entries / 2)))
    const finished = await seatPeople(server.url, GAME, 2)
    await Promise.all(
      finished.sockets.map((socket, seat) =>
        playOn(socket, finished.table, seat, GAME, { chance: fastChance(fastSeed(seat)) }),
      ),
    )
    const visitors = [...long.visitors]
    while (visitors.length < GUESTS)
      visitors.push(await Visitor.named(server.url, `Mallory ${visitors.length}`))
    return {
      cookies: visitors.map(({ cookie = '' }) => cookie),
      longTable: long.table,
      number: long.sockets[0].numbers.get(long.table) ?? 0,
      deckTable: await tableWithLargeDeck(visitors[2], visitors[3]),
      finishedTable: finished.table,
    }
  } finally {
    await server.close()
  }
}

/** Plays a move and takes it back, again and again. */
async function lengthen(socket: Socket, table: string, entries: number): Promise<void> {
  for (let done = 0; done < entries; done += 2) {
    const { asked = 0, view } = socket.positions.get(table) ?? {}
    const moves = view ? GAME.game.legal(view).slice(0, 1) : []
    await socket.ask({ type: 'play', table, asked, moves })
    const { takeBack = 0 } = socket.positions.get(table) ?? {}
    const code = codeOf(await socket.ask({ type: 'takeBack', table, turn: takeBack }))
    if (code !== 'done') throw new Error(`the log could not be filled: ${code}`)
  }
}

async function tableWithLargeDeck(host: Visitor | undefined, guest: Visitor | undefined): Promise<string> {
  if (!host || !guest) throw new Error('too few guests')
  const table = await host.create({
    game: GAME.game.id,
    options: { deck: largestDeck() },
    seats: openSeats(2),
    startWhenFull: true,
  })
  const socket = await guest.connect()
  await socket.join(table)
  const code = codeOf(await socket.ask({ type: 'sit', table }))
  if (code !== 'done') throw new Error(`nobody could sit down: ${code}`)
  await socket.close()
  return table
}

/** Where the attacker's process finds all this. */
export function saveWorld(folder: string, world: PreparedWorld): string {
  const file = join(folder, 'world.json')
  writeFileSync(file, JSON.stringify(world))
  return file
}
