import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '../../kernel/time-units.ts'
import { reasonOf } from '../reason-of.ts'
import type { ExaminedServer, Probes } from './examined-server.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('backups')

/** A daily backup that was missed once is not worth an alarm. */
const MAX_AGE = 2 * DAY
/** Players who delete themselves are told that backups are gone after this time. */
const MAX_KEPT = 30 * DAY

const MAKE_ONE = 'Make one every day, as docs/hosting.md ("Backup") says.'
/** What the files of `pg_dump --format=custom`, and those of `sqlite3 .backup` and `vacuum into`, begin with. */
const DUMP = 'PGDMP'
const SQLITE = 'SQLite format 3'
const SQLITE_HEADER = 100

/** Whether there is a recent copy of the data. */
export async function checkBackups({ backups, data }: ExaminedServer, { now }: Probes): Promise<Finding> {
  if (backups === undefined)
    return warn(
      'Nobody has said where the backups are.',
      `${MAKE_ONE} Then name their folder with --backups or VERMEIL_BACKUPS.`,
    )
  let files: BackupFile[]
  try {
    files = await filesIn(backups)
  } catch (problem) {
    return fail(`${backups} cannot be read: ${reasonOf(problem)}.`, MAKE_ONE)
  }
  const [newest] = files.toSorted((a, b) => b.written - a.written)
  const oldest = Math.min(...files.map(({ written }) => written))
  if (newest === undefined) return fail(`There is no backup in ${backups}.`, MAKE_ONE)
  const age = now() - newest.written
  const found = `The newest backup, ${newest.path}, is ${(age / DAY).toFixed(1)} days old.`
  if (age > MAX_AGE) return fail(found, `Find out why there is no newer one. ${MAKE_ONE}`)
  if (newest.size === 0 || (await isBroken(newest)))
    return fail(
      `${newest.path} is not a whole backup.`,
      `Look at the messages of whatever makes it. ${MAKE_ONE}`,
    )
  if (now() - oldest > MAX_KEPT)
    return warn(
      `${found} Some are older than 30 days.`,
      'Delete these: they still name players who have deleted themselves.',
    )
  if (await onOneDisk(backups, data))
    return warn(
      `${found} It is on the same disk as the data.`,
      'Copy backups to another machine: a broken disk would take both.',
    )
  return ok(found)
}

interface BackupFile {
  readonly path: string
  readonly size: number
  readonly written: number
}

async function filesIn(folder: string): Promise<BackupFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return Promise.all(
    files.map(async ({ name }) => {
      const path = join(folder, name)
      const { size, mtimeMs } = await stat(path)
      return { path, size, written: mtimeMs }
    }),
  )
}

/** Whether a file is readable and no backup that we know, or not all of one. Compressed ones are not looked into. */
async function isBroken({ path, size }: BackupFile): Promise<boolean> {
  if (!/\.(sqlite|dump)$/.test(path)) return false
  try {
    const file = await open(path)
    const header = Buffer.alloc(SQLITE_HEADER)
    await file.read(header).finally(() => file.close())
    const text = header.toString('latin1')
    return !text.startsWith(DUMP) && !(text.startsWith(SQLITE) && isWholeFile(header, size))
  } catch {
    // Only their owner may read backups; their age and size can still be seen.
    return false
  }
}

/** Whether an SQLite file has all its pages, and was once opened by Vermeil. */
function isWholeFile(header: Buffer, size: number): boolean {
  const [pageSize, pages, schema] = [
    header.readUInt16BE(16),
    header.readUInt32BE(28),
    header.readUInt32BE(60),
  ]
  // 1 stands for 65,536, which does not fit.
  return schema > 0 && size >= pages * (pageSize === 1 ? 65_536 : pageSize)
}

async function onOneDisk(backups: string, data: string): Promise<boolean> {
  const [a, b] = await Promise.all([backups, data].map((folder) => stat(folder).catch(() => undefined)))
  return a !== undefined && b !== undefined && a.dev === b.dev
}
