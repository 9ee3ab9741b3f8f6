import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * A global setup for Vitest. All temporary files of a run, including those of child processes, are in one folder, which
 * is removed when the run ends: whatever a test or a program that was killed has left behind.
 */

/** Set by the first project of a run; the others use the same folder. */
const FOLDER = 'VERMEIL_TEST_FOLDER'

let own: string | undefined

export function setup(): void {
  if (process.env[FOLDER] !== undefined) return
  own = mkdtempSync(join(tmpdir(), 'vermeil-tests-'))
  // PostgreSQL runs as another user if we are root.
  chmodSync(own, 0o711)
  for (const name of [FOLDER, 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = own
}

export function teardown(): void {
  if (own !== undefined) rmSync(own, { recursive: true, force: true, maxRetries: 10 })
}
