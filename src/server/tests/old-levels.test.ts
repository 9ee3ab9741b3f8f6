import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { seatsOf } from '../../kernel/index.ts'
import { Visitor } from '../testing/client.ts'
import { until } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

/** The levels that there were when a game had four. Stored tables and links name them. */
test.each([
  ['gentle', 'steady'],
  ['sharp', 'master'],
])('a stored table with %s and %s can be played', async (...bots) => {
  const data = temporaryFolder()
  const first = await testServer({ data })
  const ada = await Visitor.named(first.url, 'Ada')
  const seats = [{ kind: 'me' } as const, ...bots.map((bot) => ({ kind: 'bot', bot }) as const)]
  const table = await ada.create({ game: 'silver-and-gold', seats })
  await first.close()

  const db = new DatabaseSync(join(data, 'vermeil.sqlite'))
  const { record } = db.prepare('select record from tables where id = ?').get(table) ?? {}
  for (const bot of bots) expect(record).toContain(`"bot":"${bot}"`)
  db.close()

  const second = await testServer({ data })
  const again = new Visitor(second.url)
  again.cookie = ada.cookie
  const socket = await again.connect()
  await socket.join(table)
  expect((await socket.ask({ type: 'start', table })).type).toBe('done')
  // All three choose their first cards at the same time, so only the person is left.
  await until(socket, () => {
    const position = socket.positions.get(table)
    return position !== undefined && seatsOf(position.waiting).join() === '0'
  })
  await second.close()
  rmSync(data, { recursive: true, force: true })
})
