import { execFile } from 'node:child_process'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import type { ServerOptions } from '../options.ts'
import { Socket } from '../testing/client.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { findProgram, haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { playOn, seatPeople } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

const run = promisify(execFile)
const entry = at(GAMES, 0)

/**
 * People play while a backup is made. Everything acknowledged before the backup started must be in it, and players who
 * have seen more than the backup contains can still reconnect and play on.
 */
async function backUpAndRestore(
  place: ServerOptions,
  backUp: () => Promise<void>,
  restored: ServerOptions,
): Promise<void> {
  const server = await testServer(place)
  const chance = fastChance(fastSeed(2))
  const finished = await seatPeople(server.url, entry, 2)
  await Promise.all(
    finished.sockets.map((socket, seat) => playOn(socket, finished.table, seat, entry, { chance })),
  )
  const { table, visitors, sockets } = await seatPeople(server.url, entry, 2)
  const turn = sockets[0].event('turn')
  const playing = sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance }))
  await turn
  const before = sockets[0].numbers.get(table) ?? 0
  await backUp()
  await Promise.all(playing)
  const after = sockets[0].numbers.get(table) ?? 0
  expect(after).toBeGreaterThan(before)
  await server.close()

  const again = await testServer(restored)
  const back = await Promise.all(visitors.map(({ cookie }) => Socket.open(again.url, cookie)))
  for (const socket of back) await socket.join(table, after)
  const host = at(back, 0)
  const kept = host.numbers.get(table) ?? 0
  expect(kept).toBeGreaterThanOrEqual(before)
  await Promise.all(back.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))
  expect(host.positions.get(table)?.over).toBeDefined()
  // The backup contains finished matches with their seeds, and the identities of the visitors.
  const over = await host.join(finished.table)
  expect(over?.position?.over).toEqual(finished.sockets[0].positions.get(finished.table)?.over)
  await again.close()
}

test('SQLite: a server runs on a backup made with the command from docs/hosting.md during play', async () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
  const [line] = /^node -e .*vacuum into.*$/m.exec(page) ?? []
  const [folder, copy] = [temporaryFolder(), temporaryFolder()]
  await backUpAndRestore(
    { data: join(folder, 'data') },
    async () => {
      await run('sh', ['-c', line ?? ''], { cwd: folder })
      renameSync(join(folder, 'backup.sqlite'), join(copy, 'vermeil.sqlite'))
    },
    { data: copy },
  )
  for (const one of [folder, copy]) rmSync(one, { recursive: true })
})

describe.skipIf(!haveParts('backup and restore of PostgreSQL', POSTGRES))('PostgreSQL', () => {
  const postgres = postgresForTests()

  test('a server runs on a backup that was made during play', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'backup.dump')
    const bin = findProgram(POSTGRES) ?? ''
    const restored = await postgres().newDatabase()
    await backUpAndRestore(
      { database: postgres().url },
      async () => {
        await run(join(bin, 'pg_dump'), ['--format=custom', `--file=${file}`, postgres().url])
        await run(join(bin, 'pg_restore'), ['--exit-on-error', `--dbname=${restored}`, file])
      },
      { database: restored },
    )
    rmSync(folder, { recursive: true })
  })
})
