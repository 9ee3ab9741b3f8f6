import { inject } from 'vitest'
import { requireGame } from '../../src/games/testing/lookup.ts'
import { fastChance, fastSeed } from '../../src/kernel/index.ts'
import type { CreateTable } from '../../src/protocol/index.ts'
import type { Visitor } from '../../src/server/testing/client.ts'
import { playOn, seatPeople } from '../../src/server/testing/playing.ts'
import type { Device } from '../browser/world.ts'

/** The names of those who have played. */
export const PLAYERS = ['Player 0', 'Player 1'] as const

/** Lets two people play a match of Silver & Gold to its end. Returns what a browser of each of them has stored. */
export async function finishedMatch(more: Partial<CreateTable> = {}): Promise<{
  readonly visitors: readonly [Visitor, Visitor]
  readonly devices: readonly [Device, Device]
}> {
  const entry = requireGame('silver-and-gold')
  const url = inject('url').replace(/\/$/, '')
  const { table, visitors, sockets } = await seatPeople(url, entry, PLAYERS.length, more)
  await Promise.all(
    sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance: fastChance(fastSeed(seat)) })),
  )
  for (const { socket } of sockets) socket.close()
  const [first, second] = visitors
  return { visitors: [first, second], devices: [deviceOf(first), deviceOf(second)] }
}

const deviceOf = ({ cookie = '', url }: Visitor): Device => ({
  cookies: cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    const { hostname: domain } = new URL(url)
    return {
      name,
      value: value.join('='),
      domain,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax',
    }
  }),
  origins: [],
})
