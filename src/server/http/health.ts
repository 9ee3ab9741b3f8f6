import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../context.ts'
import { probeWrite } from '../guests.ts'
import type { Store } from '../store/store.ts'

/** Who asks for a process's health waits no longer for the store: for him it is away. */
const PATIENCE = 2_000
/** Milliseconds for which a proof holds, however many ask. */
const HOLDS = 2_000

/** Whether the store takes what is written. To read alone proves nothing: a full disk can be read. */
export function storeHealth(store: Store, log: Log): () => Promise<boolean> {
  let proving: Promise<boolean> | undefined
  return () => {
    proving ??= probeWrite(store)
      .then(() => true)
      .catch((problem) => {
        log.error({ problem }, 'the store takes nothing')
        return false
      })
      .finally(() => setTimeout(() => (proving = undefined), HOLDS).unref())
    return Promise.race([proving, delay(PATIENCE, false, { ref: false })])
  }
}
