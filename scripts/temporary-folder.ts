import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * A global setup for Vitest. All temporary files of a run, including those of child processes, are in one folder, which
 * is removed when the run ends: whatever a test or a program that was killed has left behind.
 */

/** Set by the first project of a run; the others use the same folder. */
const FOLDER = 'TESTS_TEMPORARY_FOLDER'
const NAME = 'vermeil-tests-'

/**
 * Where Linux keeps files in memory. Databases there need not wait for a disk and take a sixth less processor time. What
 * a killed server has written stays there as well.
 */
const MEMORY = '/dev/shm'

/** Several times what a run needs, in bytes. */
const ROOM = 4 * 2 ** 30

const DAY = 24 * 60 * 60 * 1000

export function setup(): void {
  if (process.env[FOLDER] !== undefined) return
  const folder = mkdtempSync(join(parentFolder(), NAME))
  // PostgreSQL runs as another user if we are root.
  chmodSync(folder, 0o711)
  for (const name of [FOLDER, 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  // Not a teardown, which Vitest calls while its workers and their browsers are still running.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}

/** Memory if it has room, unless a folder was chosen. */
function parentFolder(): string {
  if (process.platform !== 'linux' || process.env.TMPDIR !== undefined) return tmpdir()
  try {
    removeAbandoned()
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Removes what runs that were killed have left in memory. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const path = join(MEMORY, name)
    if (name.startsWith(NAME) && statSync(path).mtimeMs < Date.now() - DAY)
      rmSync(path, { recursive: true, force: true })
  }
}
