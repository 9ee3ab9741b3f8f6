import type { DatabaseSync } from 'node:sqlite'
import { isBusy, storeProblem } from './data-folder.ts'

interface PendingWrite {
  work(): void
  settle(): void
  fail(problem: unknown): void
}

interface Failure {
  readonly cause: unknown
  readonly isLocked: boolean
}

/** Runs a write as part of the next commit, and returns what it returned. */
export type GroupCommit = <T>(work: () => T) => Promise<T>

/** Under load, the time between two commits, in milliseconds. Everything written in between is one batch. */
const COMMIT_INTERVAL = 3

/**
 * Collects writes until the next tick and commits them together: one flush of the disk for hundreds of moves. A write
 * resolves only once it is on the disk. `check` runs before each commit, and may throw.
 */
export function groupCommit(db: DatabaseSync, check: () => void): GroupCommit {
  let pending: PendingWrite[] = []
  let lastCommit = 0

  function schedule(): void {
    const since = performance.now() - lastCommit
    if (since >= COMMIT_INTERVAL) setImmediate(flush)
    else setTimeout(flush, COMMIT_INTERVAL - since)
  }

  function flush(): void {
    const batch = pending
    pending = []
    lastCommit = performance.now()
    const problem = commit(batch)
    if (!problem) for (const { settle } of batch) settle()
    // One write that fails must not fail the others, so each is tried on its own. Not if each would wait for a lock again.
    else if (batch.length > 1 && !problem.isLocked) for (const write of batch) commitAlone(write)
    else for (const { fail } of batch) fail(problem.cause)
  }

  function commitAlone(write: PendingWrite): void {
    const problem = commit([write])
    if (problem) write.fail(problem.cause)
    else write.settle()
  }

  function commit(batch: readonly PendingWrite[]): Failure | undefined {
    try {
      check()
      db.exec('begin immediate')
      for (const { work } of batch) work()
      db.exec('commit')
      return undefined
    } catch (cause) {
      if (db.isOpen && db.isTransaction) db.exec('rollback')
      return { cause: storeProblem(cause), isLocked: isBusy(cause) }
    }
  }

  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      // The result is held back until the transaction is committed.
      let settle = (): void => undefined
      const run = (): void => {
        const result = work()
        settle = () => resolve(result)
      }
      if (pending.length === 0) schedule()
      pending.push({ work: run, settle: () => settle(), fail: reject })
    })
}
