import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../context.ts'
import { NO_HASH, newKey } from '../sessions.ts'
import type { Store } from '../store/store.ts'

/** A store that takes longer than this counts as unavailable, in milliseconds. */
const TIMEOUT = 2_000
/** How long a result is reused, in milliseconds. */
const CACHE_TIME = 2_000

/** Whether the store can be written to. Reading would prove nothing: a full disk can still be read. */
export function storeHealth(store: Store, log: Log): () => Promise<boolean> {
  let probe: Promise<boolean> | undefined
  return () => {
    probe ??= probeWrite(store)
      .then(() => true)
      .catch((problem) => {
        log.error({ problem }, 'the store cannot be written to')
        return false
      })
      .finally(() => setTimeout(() => (probe = undefined), CACHE_TIME).unref())
    return Promise.race([probe, delay(TIMEOUT, false, { ref: false })])
  }
}

/** Saves and drops a key that nobody can use, in one commit. Fails if the store cannot be written to. */
async function probeWrite(store: Store): Promise<void> {
  const { key } = newKey('', 'link', 0)
  await Promise.all([store.saveKey({ ...key, hash: NO_HASH, until: 0 }), store.dropKey(key.selector)])
}
