import { devicesOf } from '../sessions.ts'
import type { Store } from '../store/store.ts'

/** More than that need not be counted. */
const MAX_COUNTED = 100

/**
 * How many tables of a guest nobody could reach any more if this device signed in as somebody else: none if the guest has
 * a passkey, a recovery code or another device.
 */
export async function countUnreachableTables(store: Store, guest: string, now: number): Promise<number> {
  const [tables, devices, passkeys, recovery] = await Promise.all([
    store.tablesOf(guest, { limit: MAX_COUNTED, after: 0 }),
    devicesOf(store, guest, now),
    store.passkeysOf(guest),
    store.recoveryOf(guest),
  ])
  return devices.length > 1 || passkeys.length > 0 || recovery ? 0 : tables.length
}
