import { DAY, HOUR } from '../../kernel/time-units.ts'
import type { ServerContext } from '../context.ts'
import { hasPassed } from '../time.ts'

/** After a longer time without a server, the clock may be wrong. */
export const LONGEST_ABSENCE = 7 * DAY
/** How long nothing is deleted then, so that somebody notices. */
const PATIENCE = DAY

/**
 * Tells whether what has expired may be deleted. A clock that is months ahead would make nearly everything look expired, so
 * every hour the store notes what time it is. Where much time seems to have passed since, nothing is deleted for a day.
 */
export function clockGuard({
  store,
  time,
  log,
}: Pick<ServerContext, 'store' | 'time' | 'log'>): () => Promise<boolean> {
  let noted = Number.NEGATIVE_INFINITY
  /** Stops waiting, while the clock may be wrong. */
  let stopWaiting: (() => void) | undefined
  let isOver = false

  function wait(): () => void {
    log.error({}, 'no server has run for a week, or the clock is ahead: nothing is deleted for a day')
    return time.after(PATIENCE, () => {
      isOver = true
    })
  }

  return async () => {
    const now = time.now()
    if (!hasPassed(HOUR, { since: noted, now })) return true
    if (!(await store.noteTime(now, isOver ? now : LONGEST_ABSENCE))) {
      stopWaiting ??= wait()
      return false
    }
    noted = now
    stopWaiting?.()
    stopWaiting = undefined
    isOver = false
    return true
  }
}
