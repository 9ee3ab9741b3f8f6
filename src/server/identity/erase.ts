import { DAY, SECOND } from '../../kernel/time-units.ts'
import { FORMER_PLAYER } from '../../protocol/index.ts'
import { CannotReplay, eraseFromTable } from '../../table/index.ts'
import { opponentsOf } from '../archive/match-outcome.ts'
import type { ServerContext } from '../context.ts'
import { tableIdAfter } from '../link-ids.ts'
import type { Erasing } from '../store/identity-store.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Guest, Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { repeatEvery } from '../time.ts'
import { namedTables } from './named-tables.ts'
import { newGuestId } from './new-guest.ts'

/** Somebody else may be writing to the same table. */
const MAX_ATTEMPTS = 20

/**
 * What others store about a guest at the same moment is erased once more after this time. No statement takes longer, and
 * another process finishes the work of one that died.
 */
export const ERASE_AGAIN = 30 * SECOND
/** How long nothing can be stored for a guest who is deleted, in case a process was suspended. Then the id is forgotten. */
const REFUSED_FOR = DAY
const GUESTS_AT_ONCE = 20
const DUTY = 'erasing'

type Parts = Pick<ServerContext, 'store' | 'signedOut' | 'time'>

/**
 * Erases a guest and their programs. Their seats stay under a neutral name and a pseudonym of their own for each table, so that matches can
 * be continued and verified but not linked to each other. A table that cannot be read is passed over. Repeating it after a
 * failure is safe.
 */
export async function eraseGuest(
  context: Parts,
  tables: Pick<Tables, 'leave' | 'rewritten'>,
  guest: Guest,
): Promise<void> {
  const { store, time } = context
  // First, so that no request that is under way here or elsewhere stores anything after it was erased.
  await store.beginErasing(guest.id, time.now(), time.now() + ERASE_AGAIN)
  for (const program of await store.programsOf(guest.id)) await eraseGuest(context, tables, program)
  for await (const id of namedTables(store, guest.id)) await leaveAndErase(store, tables, id, guest)
  await store.eraseGuest(guest.id, newGuestId())
  context.signedOut(guest.id)
}

async function leaveAndErase(
  store: Store,
  tables: Pick<Tables, 'leave' | 'rewritten'>,
  id: string,
  guest: Guest,
): Promise<void> {
  const row = await ifReadable(store.findTable(id))
  const isUnfinished = row?.status === 'lobby' || row?.status === 'playing'
  const pseudonym = newGuestId()
  if (isUnfinished) await unlessExpired(tables.leave(id, guest))
  await rewrite(store, tables, id, guest.id, pseudonym)
  // Tables for a rematch that earlier versions made do not say for whom they keep seats.
  await rewrite(store, tables, tableIdAfter(id), guest.id, newGuestId())
  // Another device may have taken the seat back in between, which it no longer can.
  if (isUnfinished) await unlessExpired(tables.leave(id, { id: pseudonym, name: FORMER_PLAYER, muted: [] }))
}

/** A table that is deleted at the same moment names nobody any more. */
async function unlessExpired(done: Promise<void>): Promise<void> {
  try {
    await done
  } catch (problem) {
    if (!(problem instanceof CannotReplay && problem.code === 'noSuchTable')) throw problem
  }
}

/** Erases guests once more when that is due. Returns a function that stops it. */
export function eraseAgain(
  context: Parts & Pick<ServerContext, 'leases' | 'log' | 'moderation'>,
  tables: Pick<Tables, 'leave' | 'rewritten'>,
): () => void {
  const { store, time, leases, log, moderation } = context

  async function eraseDue(): Promise<void> {
    // Nobody leaves a table while nothing can be changed.
    while (moderation.readOnly === undefined && (await leases.holdDuty(DUTY))) {
      const due = await store.erasingDue(time.now(), GUESTS_AT_ONCE)
      for (const one of due) await eraseOnce(one)
      if (due.length < GUESTS_AT_ONCE) return
    }
  }

  async function eraseOnce({ guest, since }: Erasing): Promise<void> {
    const end = since + REFUSED_FOR
    try {
      await eraseGuest(context, tables, { id: guest, name: FORMER_PLAYER, muted: [] })
      await store.setErasing(guest, time.now() < end ? end : undefined)
    } catch (problem) {
      warn(problem)
      // Those who cannot be erased, because of a damaged row for example, must not be in the way of the others.
      await store.setErasing(guest, time.now() + ERASE_AGAIN)
    }
  }

  const warn = (problem: unknown): void => log.warn({ problem }, 'could not erase a deleted player once more')
  return repeatEvery(time, ERASE_AGAIN, () => void eraseDue().catch(warn))
}

async function rewrite(
  store: Store,
  tables: Pick<Tables, 'rewritten'>,
  table: string,
  guest: string,
  pseudonym: string,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const stored = await ifReadable(store.loadTable(table))
    // Read afterwards: if it is newer than the log, nothing is written and the next attempt reads both again.
    const row = stored && (await ifReadable(store.findTable(table)))
    if (!stored || !row) return
    const { record, entries, seat } = eraseFromTable(stored, guest, pseudonym)
    const seats = row.seats.map((info, index) =>
      index === seat && info.kind === 'person' ? { ...info, name: FORMER_PLAYER } : info,
    )
    const expected = stored.entries.length
    const { rewrites = 0 } = stored
    const people = seats.flatMap((info, index) =>
      info.kind === 'person' ? [{ seat: index, name: info.name }] : [],
    )
    const others = people.filter((one) => one.seat !== seat)
    const opponents = new Map(others.map((one) => [one.seat, opponentsOf(people, one.seat)]))
    const rewritten = { table, expected, rewrites, record, seats, entries, opponents, guest, pseudonym }
    if (await store.rewriteTable(rewritten)) return unlessExpired(tables.rewritten(table))
  }
  throw new Error(`table ${table} is being written to all the time`)
}
