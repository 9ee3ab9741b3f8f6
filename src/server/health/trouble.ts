import type { Log } from '../context.ts'
import { StoreUnavailable } from '../store/store.ts'
import { hasPassed, type Time } from '../time.ts'

/** While trouble lasts, the log gets a line at most this often, in milliseconds. */
const INTERVAL = 30_000

const SHORTAGES: ReadonlyMap<unknown, string> = new Map([
  ['EMFILE', 'out of file descriptors'],
  ['ENFILE', 'out of file descriptors'],
  ['ERR_WORKER_INIT_FAILED', 'out of threads'],
])

/** What is wrong with the machine, if that caused the problem; undefined for mistakes in the program. */
function troubleOf(details: object): string | undefined {
  const problem = 'problem' in details ? details.problem : undefined
  if (!(problem instanceof Error)) return undefined
  if (problem instanceof StoreUnavailable) return problem.message
  return 'code' in problem ? SHORTAGES.get(problem.code) : undefined
}

/**
 * A log in which trouble with the disk, the database or the machine is one line with a count. Every command that fails
 * meanwhile has the same reason, and a stack for each of them would only fill the disk further.
 */
export function limitTrouble(log: Log, time: Time): Log {
  let lastAt = Number.NEGATIVE_INFINITY
  let waiting = false
  let failures = 0
  let reason = ''
  let failed = ''

  function write(): void {
    waiting = false
    lastAt = time.now()
    log.error({ reason, failures, last: failed }, 'the server is in trouble')
    failures = 0
  }

  const limited =
    (level: 'warn' | 'error') =>
    (details: object, message: string): void => {
      const trouble = troubleOf(details)
      if (trouble === undefined) {
        log[level](details, message)
        return
      }
      failures++
      reason = trouble
      failed = message
      const now = time.now()
      if (hasPassed(INTERVAL, { since: lastAt, now })) write()
      else if (!waiting) {
        waiting = true
        time.after(lastAt + INTERVAL - now, write)
      }
    }
  return {
    debug: (details, message) => log.debug(details, message),
    info: (details, message) => log.info(details, message),
    warn: limited('warn'),
    error: limited('error'),
  }
}
