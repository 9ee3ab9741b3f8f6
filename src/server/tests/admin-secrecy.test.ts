import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import type { GameManifest } from '../../games/manifest.ts'
import { at, hasSeat } from '../../kernel/index.ts'
import { askAdmin } from '../testing/administrator.ts'
import { playAny, seatPeople } from '../testing/playing.ts'
import { manualTime, testServer } from '../testing/server.ts'

const LISTS = ['', '/tables', '/people', '/people?search=P', '/reports', '/bans', '/audit'] as const

/**
 * Everything that an administrator is told about a server with one running match, before and after hidden choices.
 * The ids, which are random, are replaced by their place.
 */
async function world(entry: GameManifest): Promise<{ readonly told: string; readonly hidden: string }> {
  const time = manualTime()
  const server = await testServer({ time })
  const admin = { url: server.url, token: server.adminToken ?? '' }
  const { table, sockets } = await seatPeople(server.url, entry, Math.max(3, entry.game.seats.min))
  const answers: string[] = []
  const listen = async (): Promise<void> => {
    for (const path of [...LISTS, `/tables?search=${table}`]) {
      const { body } = await askAdmin(admin, path)
      // The size of the whole database, in megabytes.
      answers.push(JSON.stringify({ ...body, storage: undefined }))
    }
  }
  await listen()
  const hidden = JSON.stringify(sockets.map((socket) => socket.positions.get(table)?.view))
  for (const [seat, socket] of sockets.entries()) {
    const { asked, waiting = 0 } = socket.positions.get(table) ?? {}
    if (asked !== undefined && hasSeat(waiting, seat)) await playAny(socket, table, entry)
  }
  await listen()
  const { guests } = (await askAdmin(admin, `/tables?search=${table}`)).body.tables[0]
  await server.close()
  const places = [table, ...guests].map((id, place) => [id, `<${place}>`] as const)
  const told = places.reduce((text, [id, place]) => text.replaceAll(id, place), answers.join('\n'))
  return { told, hidden }
}

describe.each(GAMES.map((entry) => ({ id: entry.game.id, entry })))(
  'an administrator of $id',
  ({ entry }) => {
    test('is told the same, byte for byte, of two worlds that differ in what is hidden', async () => {
      const worlds = [await world(entry), await world(entry), await world(entry)]
      // Every world has a deal of its own.
      expect(new Set(worlds.map(({ hidden }) => hidden)).size).toBe(worlds.length)
      const { told } = at(worlds, 0)
      expect(told).toContain('Player 1')
      expect(new Set(worlds.map((one) => one.told))).toEqual(new Set([told]))
    })
  },
)
