import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * A global setup for Vitest. All temporary files of a run, including those of child processes, are in one folder, which
 * is removed when the run ends: whatever a test or a program that was killed has left behind.
 */

/** Set by the first project of a run; the others use the same folder. */
const FOLDER = 'VERMEIL_TEST_FOLDER'

export function setup(): void {
  if (process.env[FOLDER] !== undefined) return
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-tests-'))
  // PostgreSQL runs as another user if we are root.
  chmodSync(folder, 0o711)
  for (const name of [FOLDER, 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  // Not a teardown, which Vitest calls while its workers and their browsers are still running.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}
