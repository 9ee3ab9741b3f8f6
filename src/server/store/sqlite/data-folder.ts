import { closeSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PlayerErased, StoreUnavailable } from '../store.ts'

/** The name of the data file in the data folder. */
export const DATA_FILE = 'vermeil.sqlite'

/** How long the server stands still while another program has locked the file, in milliseconds. */
export const BUSY_TIMEOUT = 5_000
/** How long a server waits for its predecessor to exit, in milliseconds. */
const HANDOVER_TIMEOUT = 5_000
/** The file holds the seeds of running matches, so only its owner may read it. */
const OWNER_ONLY = 0o600

/** Names the file in the error if it cannot be used. */
export function namingFile<T>(file: string, use: () => T): T {
  try {
    return use()
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new Error(`${file}: ${reason}`, { cause: problem })
  }
}

/**
 * Two servers on one file would not notice each other's writes, so the second one fails, after this many milliseconds. A
 * crash releases the lock.
 */
export function lockFolder(folder: string, patience = HANDOVER_TIMEOUT): { release(): void } {
  const file = join(folder, 'in-use.sqlite')
  return namingFile(file, () => {
    mkdirSync(folder, { recursive: true })
    const lock = new DatabaseSync(file, { timeout: patience })
    try {
      lock.exec('begin exclusive')
    } catch (problem) {
      lock.close()
      throw isBusy(problem) ? new Error('another server uses this folder') : problem
    }
    return { release: () => lock.close() }
  })
}

const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
/** The byte of a file that says how it is written to, and its value with a `-wal` file. */
const WRITE_VERSION = 18
const WITH_WAL = 2
/** Whether another program has locked the file. */
export const isBusy = (problem: unknown): boolean => resultCode(problem) === SQLITE_BUSY

/** The lowest byte is the reason, the others say more about it. */
const resultCode = (problem: unknown): number =>
  problem instanceof Error && 'errcode' in problem ? Number(problem.errcode) & 0xff : 0

/** Locked by another program, read only, input or output failed, full, cannot be opened. */
const UNAVAILABLE: ReadonlySet<number> = new Set([SQLITE_BUSY, 8, 10, 13, 14])

/** `raise` in a trigger. */
const SQLITE_CONSTRAINT_TRIGGER = 1811

/** A problem with the disk rather than with a statement is reported as such, and so is a player who is deleted. */
export function storeProblem(problem: unknown): unknown {
  if (UNAVAILABLE.has(resultCode(problem))) return new StoreUnavailable(problem)
  const isRaised =
    problem instanceof Error && 'errcode' in problem && problem.errcode === SQLITE_CONSTRAINT_TRIGGER
  return isRaised ? new PlayerErased(problem) : problem
}

const IN_MEMORY = ':memory:'

export function createFile(file: string): void {
  if (file === IN_MEMORY) return
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', OWNER_ONLY))
}

/** Files up to this size are checked page by page, in bytes. Larger ones take too long. */
export const FULL_CHECK = 500_000_000

/**
 * SQLite would add what a killed process has left in the `-wal` file to whatever file is there now. If a backup was put in
 * its place, parts of both would be mixed, so that is refused before anything is changed.
 */
export function checkLeftovers(file: string): void {
  const wal = `${file}-wal`
  if (file === IN_MEMORY || !statSync(wal, { throwIfNoEntry: false })?.size || fits(file)) return
  throw new Error(
    `it is damaged, or ${wal} is left from another file: if this is a backup, copy it again and remove the -wal and -shm files`,
  )
}

function fits(file: string): boolean {
  const header = Buffer.alloc(20)
  const opened = openSync(file, 'r')
  const length = readSync(opened, header, 0, header.length, 0)
  closeSync(opened)
  // Copies made by `vacuum into` have never had such a file.
  if (length === header.length && header[WRITE_VERSION] !== WITH_WAL) return false
  if (statSync(file).size > FULL_CHECK) return true
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    return db.prepare('pragma quick_check(1)').get()?.quick_check === 'ok'
  } catch (problem) {
    if (resultCode(problem) === SQLITE_CORRUPT) return false
    throw problem
  } finally {
    db.close()
  }
}

/**
 * A check that throws once the file is no longer the one that was opened: the system would go on writing to a file that
 * nobody can find again.
 */
export function replacementCheck(file: string): () => void {
  if (file === IN_MEMORY) return () => undefined
  const { dev, ino } = statSync(file)
  return () => {
    const now = statSync(file, { throwIfNoEntry: false })
    if (now?.dev !== dev || now.ino !== ino)
      throw new StoreUnavailable(
        `${file} was removed or replaced; nothing is stored until the server is restarted`,
      )
  }
}
