import type { Log } from '../context.ts'
import { CORRUPT_ROWS } from '../store/rows/readable-rows.ts'

/** After this many different rows, further ones are not logged. */
const MOST = 100

/** Logs each stored row that is passed over, once. Returns a function that stops it. */
export function reportCorruptRows(log: Log): () => void {
  const reported = new Set<string>()
  function report(problem: unknown): void {
    if (!(problem instanceof Error) || reported.has(problem.message) || reported.size >= MOST) return
    reported.add(problem.message)
    log.error({ problem }, 'a stored row cannot be read and is passed over')
  }
  CORRUPT_ROWS.subscribe(report)
  return () => CORRUPT_ROWS.unsubscribe(report)
}
