import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireGame } from '../../../games/testing/lookup.ts'
import { at, fastChance, fastSeed } from '../../../kernel/index.ts'
import { LIMITS, type NewToken } from '../../../protocol/index.ts'
import { codeOf, Visitor } from '../client.ts'
import { openSeats, playOn, seatPeople } from '../playing.ts'
import { testServer } from '../server.ts'
import { largestDeck } from './large-deck.ts'
import { lengthenLog } from './long-log.ts'

const GAME = requireGame('silver-and-gold')

/** What attackers find at a server that has been running for a while. They have earned all of it within its limits. */
export interface PreparedWorld {
  /** The cookies of the attacker's guests. Each attack says which of them it uses. */
  readonly cookies: readonly string[]
  /** The tokens of a hundred programs, which belong to others. */
  readonly tokens: readonly string[]
  /** A running match with a long log, and the number of its last event. Its seats belong to guests 0 to 3. */
  readonly longTable: string
  readonly number: number
  /** A running match with the largest deck. Its seats belong to guests 4 and 5. */
  readonly deckTable: string
  readonly finishedTable: string
}

const GUESTS = 12
const PROGRAMS = 100

/** Fills a data folder. `entries` is the length of the long log. */
export async function prepareWorld(data: string, entries: number): Promise<PreparedWorld> {
  const server = await testServer({ data, limits: { programChanges: { perSecond: 1e6, burst: 1e6 } } })
  const long = await seatPeople(server.url, GAME, 4)
  const finished = await seatPeople(server.url, GAME, 2)
  await Promise.all(
    finished.sockets.map((socket, seat) =>
      playOn(socket, finished.table, seat, GAME, { chance: fastChance(fastSeed(seat)) }),
    ),
  )
  const visitors = [...long.visitors]
  while (visitors.length < GUESTS)
    visitors.push(await Visitor.named(server.url, `Mallory ${visitors.length}`))
  const deckTable = await tableWithLargeDeck(at(visitors, 4), at(visitors, 5))
  const tokens = await newTokens(server.url)
  await server.close()
  return {
    cookies: visitors.map(({ cookie = '' }) => cookie),
    tokens,
    longTable: long.table,
    number: await lengthenLog(data, long.table, entries),
    deckTable,
    finishedTable: finished.table,
  }
}

async function newTokens(url: string): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < PROGRAMS) {
    const owner = await Visitor.named(url, `Owner ${tokens.length}`)
    for (let n = 0; n < LIMITS.programsPerGuest; n++) {
      const { body } = await owner.request('POST', '/api/me/programs', { name: `Program ${n}` })
      tokens.push((body as NewToken).token)
    }
  }
  return tokens
}

async function tableWithLargeDeck(host: Visitor, guest: Visitor): Promise<string> {
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
