import { DAY, HOUR } from '../../kernel/time-units.ts'
import type { ServerContext } from '../context.ts'
import { repeatEvery } from '../time.ts'

const ROWS_AT_ONCE = 1_000
/** How long reports are kept. */
const KEEP_REPORTS = 180 * DAY
/** How long acts of administrators, and bans that have ended, are kept. */
const KEEP_ACTS = 730 * DAY
/** How long an invitation is kept after its end, so that the inviter sees the answer. */
const ANSWER_SHOWN = DAY

/**
 * Deletes expired keys, challenges and invitations, and old reports and acts of administrators, every hour. Returns a
 * function that stops it.
 */
export function expireRecords(
  { store, time, log }: Pick<ServerContext, 'store' | 'time' | 'log'>,
  mayDelete: () => Promise<boolean>,
): () => void {
  async function deleteExpired(): Promise<void> {
    if (!(await mayDelete())) return
    while ((await store.forgetKeys(time.now(), ROWS_AT_ONCE)) === ROWS_AT_ONCE);
    await store.forgetModeration({ reports: time.now() - KEEP_REPORTS, acts: time.now() - KEEP_ACTS })
    while ((await store.forgetChallenges(time.now(), ROWS_AT_ONCE)) === ROWS_AT_ONCE);
    const before = time.now() - ANSWER_SHOWN
    while ((await store.forgetInvitations(before, ROWS_AT_ONCE)) === ROWS_AT_ONCE);
  }
  return repeatEvery(time, HOUR, () => {
    deleteExpired().catch((problem) => log.warn({ problem }, 'could not delete expired records'))
  })
}
