import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, type Chance, fastChance, fastSeed } from '../../kernel/index.ts'
import { DAY } from '../../kernel/time-units.ts'
import type { ServerOptions } from '../options.ts'
import { Socket } from '../testing/client.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { findProgram, haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { playAny, playOn, type Seated, seatPeople } from '../testing/playing.ts'
import { temporaryFolder, testServer, writeEmptyFile } from '../testing/server.ts'

const run = promisify(execFile)
const entry = at(GAMES, 0)

async function playMatch(url: string, chance: Chance): Promise<Seated> {
  const seated = await seatPeople(url, entry, 2)
  await Promise.all(
    seated.sockets.map((socket, seat) => playOn(socket, seated.table, seat, entry, { chance })),
  )
  return seated
}

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
  const finished = await playMatch(server.url, chance)
  const { table, visitors, sockets } = await seatPeople(server.url, entry, 2)
  for (const socket of sockets) await playAny(socket, table, entry)
  const before = sockets[0].numbers.get(table) ?? 0
  let backedUp = false
  const backup = backUp().finally(() => {
    backedUp = true
  })
  while (!backedUp) await playMatch(server.url, chance)
  await backup
  // A match that went on while the backup was made could be over before it, and then nobody has seen more.
  await Promise.all(sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))
  const after = sockets[0].numbers.get(table) ?? 0
  expect(after).toBeGreaterThan(before)
  await server.close()

  const again = await testServer(restored)
  const back = await Promise.all(visitors.map(({ cookie }) => Socket.open(again.url, cookie)))
  for (const socket of back) await socket.join(table, after)
  const host = at(back, 0)
  const kept = host.numbers.get(table)
  expect(kept).toBeGreaterThanOrEqual(before)
  expect(kept).toBeLessThan(after)
  await Promise.all(back.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))
  expect(host.positions.get(table)?.over).toBeDefined()
  // The backup contains finished matches with their seeds, and the identities of the visitors.
  const over = await host.join(finished.table)
  expect(over?.position?.over).toEqual(finished.sockets[0].positions.get(finished.table)?.over)
  await again.close()
}

const PAGE = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
const [COMMAND = ''] = /^node -e .*vacuum into.*$/m.exec(PAGE) ?? []
const NIGHTLY = fileURLToPath(new URL('../../../deploy/backup-file.js', import.meta.url))

test('SQLite: a server runs on a backup made with the command from docs/hosting.md during play', async () => {
  const [folder, copy] = [temporaryFolder(), temporaryFolder()]
  await backUpAndRestore(
    { data: join(folder, 'data') },
    async () => {
      await run('sh', ['-c', COMMAND], { cwd: folder })
      renameSync(join(folder, 'backup.sqlite'), join(copy, 'vermeil.sqlite'))
    },
    { data: copy },
  )
  for (const one of [folder, copy]) rmSync(one, { recursive: true })
})

describe('SQLite: the nightly copy', () => {
  const copyOf = (folder: string) =>
    run(process.execPath, [NIGHTLY, join(folder, 'data', 'vermeil.sqlite'), folder])
  const copiesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sqlite'))

  test('is a file on which a server runs', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'data'))
    await writeEmptyFile(join(folder, 'data', 'vermeil.sqlite'))
    await copyOf(folder)
    const [copy = ''] = copiesIn(folder)
    renameSync(join(folder, copy), join(folder, 'data', 'vermeil.sqlite'))
    const server = await testServer({ data: join(folder, 'data') })
    await server.close()
    rmSync(folder, { recursive: true })
  })

  test('deletes what interrupted copies have left, and copies older than 30 days', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'data'))
    await writeEmptyFile(join(folder, 'data', 'vermeil.sqlite'))
    const ages = {
      'vermeil-2020-01-01-0300.sqlite': 31,
      'vermeil-2020-01-02-0300.sqlite': 29,
      '.vermeil-2020-01-02-0300.sqlite': 2,
      '.vermeil-2020-01-03-0300.sqlite': 0,
      'notes.txt': 99,
    }
    for (const [name, days] of Object.entries(ages)) {
      const written = new Date(Date.now() - days * DAY)
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), written, written)
    }
    await copyOf(folder)
    expect(
      readdirSync(folder)
        .filter((name) => name in ages)
        .sort(),
    ).toEqual(['.vermeil-2020-01-03-0300.sqlite', 'notes.txt', 'vermeil-2020-01-02-0300.sqlite'])
    rmSync(folder, { recursive: true })
  })

  test('of a file that is missing or empty fails, instead of passing for a backup', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'data'))
    await expect(copyOf(folder)).rejects.toThrow('vermeil.sqlite')
    await expect(run('sh', ['-c', COMMAND], { cwd: folder })).rejects.toThrow()
    expect(readdirSync(join(folder, 'data'))).toEqual([])
    writeFileSync(join(folder, 'data', 'vermeil.sqlite'), '')
    await expect(copyOf(folder)).rejects.toThrow('vermeil.sqlite')
    expect(copiesIn(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  })
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
        await run(join(bin, 'pg_restore'), ['--single-transaction', `--dbname=${restored}`, file])
      },
      { database: restored },
    )
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['without any data', ['pre-data']],
    ['without what is made after the data', ['pre-data', 'data']],
  ])('a backup that was restored in part (%s) is refused', async (_, sections) => {
    const folder = temporaryFolder()
    const file = join(folder, 'backup.dump')
    const bin = findProgram(POSTGRES) ?? ''
    const [from, to] = [await postgres().newDatabase(), await postgres().newDatabase()]
    await (await testServer({ database: from })).close()
    await run(join(bin, 'pg_dump'), ['--format=custom', `--file=${file}`, from])
    const only = sections.map((section) => `--section=${section}`)
    await run(join(bin, 'pg_restore'), [...only, `--dbname=${to}`, file])
    await expect(testServer({ database: to })).rejects.toThrow('restored in part')
    rmSync(folder, { recursive: true })
  })
})
