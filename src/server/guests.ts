import { createHash, randomBytes } from 'node:crypto'
import { at } from '../kernel/index.ts'
import { DAY, HOUR } from '../kernel/time-units.ts'
import type { ServerContext } from './context.ts'
import { NO_HASH, newKey } from './sessions.ts'
import type { Guest, Store } from './store/store.ts'
import { repeatEvery } from './time.ts'

/** Saves and drops a key that nobody can use, in one commit. Fails if the store cannot be written to. */
export async function probeWrite(store: Store): Promise<void> {
  const { key } = newKey('', 'link', 0)
  await Promise.all([store.saveKey({ ...key, hash: NO_HASH, until: 0 }), store.dropKey(key.selector)])
}

const KEYS_AT_ONCE = 1_000
/** How long reports, and acts of administrators and bans that have ended, are kept. */
const KEEP_REPORTS = 180 * DAY
const KEEP_ACTS = 730 * DAY

/** How long an invitation is kept after its end, so that the inviter sees the answer. */
const ANSWER_SHOWN = DAY

/** Deletes expired keys, challenges and invitations every hour. Returns a function that stops it. */
export function forgetExpiredKeys({
  store,
  time,
  log,
}: Pick<ServerContext, 'store' | 'time' | 'log'>): () => void {
  async function forget(): Promise<void> {
    while ((await store.forgetKeys(time.now(), KEYS_AT_ONCE)) === KEYS_AT_ONCE);
    await store.forgetModeration({ reports: time.now() - KEEP_REPORTS, acts: time.now() - KEEP_ACTS })
    while ((await store.forgetChallenges(time.now(), KEYS_AT_ONCE)) === KEYS_AT_ONCE);
    const before = time.now() - ANSWER_SHOWN
    while ((await store.forgetInvitations(before, KEYS_AT_ONCE)) === KEYS_AT_ONCE);
  }
  return repeatEvery(time, HOUR, () => {
    forget().catch((problem) => log.warn({ problem }, 'could not delete expired keys'))
  })
}

/** A guest who is not stored yet. */
export const newGuest = (name: string): Guest => ({
  id: randomBytes(12).toString('base64url'),
  name,
  muted: [],
})

const LETTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const TABLE_ID_LENGTH = 12

/** An id that cannot be guessed: whoever knows it was given the link. */
export function newLinkId(length: number): string {
  let id = ''
  while (id.length < length) id = idOf(randomBytes(2 * length), length)
  return id
}

export const newTableId = (): string => newLinkId(TABLE_ID_LENGTH)

/** The id of the rematch of a table. It may be derived, because whoever knows the table is told it anyway. */
export const tableIdAfter = (table: string): string =>
  idOf(createHash('sha512').update(`after ${table}`).digest(), TABLE_ID_LENGTH)

/** Bytes that would make some letters more likely than others are skipped. */
function idOf(bytes: Uint8Array, length: number): string {
  const usable = [...bytes].filter((byte) => byte < 4 * LETTERS.length)
  const letters = usable.slice(0, length).map((byte) => at(LETTERS, byte % LETTERS.length))
  return letters.join('')
}
