import { FORMER_PLAYER } from '../../protocol/index.ts'
import { eraseFromTable } from '../../table/index.ts'
import { opponentsOf } from '../archive/match-outcome.ts'
import type { ServerContext } from '../context.ts'
import { tableIdAfter } from '../link-ids.ts'
import type { Guest, Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { namedTables } from './named-tables.ts'
import { newGuestId } from './new-guest.ts'

/** Somebody else may be writing to the same table. */
const MAX_ATTEMPTS = 20

type Parts = Pick<ServerContext, 'store' | 'signedOut'>

/**
 * Erases a guest and their programs. Their seats stay under a neutral name and a pseudonym of their own for each table, so that matches can
 * be continued and verified but not linked to each other. Repeating it after a failure is safe.
 */
export async function eraseGuest(
  context: Parts,
  tables: Pick<Tables, 'leave' | 'rewritten'>,
  guest: Guest,
): Promise<void> {
  const { store } = context
  for (const program of await store.programsOf(guest.id)) await eraseGuest(context, tables, program)
  const unfinished = await eraseFromTables(store, tables, guest)
  await store.eraseGuest(guest.id, newGuestId())
  context.signedOut(guest.id)
  // Another device may have sat down somewhere meanwhile.
  await eraseFromTables(store, tables, guest)
  for (const [id, pseudonym] of unfinished) await eraseLast(store, tables, id, guest, pseudonym)
}

/** Returns the pseudonyms at tables that were not finished. */
async function eraseFromTables(
  store: Store,
  tables: Pick<Tables, 'leave' | 'rewritten'>,
  guest: Guest,
): Promise<ReadonlyMap<string, string>> {
  const unfinished = new Map<string, string>()
  for await (const id of namedTables(store, guest.id)) {
    const row = await store.findTable(id)
    const pseudonym = newGuestId()
    if (row?.status === 'lobby' || row?.status === 'playing') {
      await tables.leave(id, guest)
      unfinished.set(id, pseudonym)
    }
    await rewrite(store, tables, id, guest.id, pseudonym)
    // At the table of a rematch a seat may be kept for them.
    await rewrite(store, tables, tableIdAfter(id), guest.id, newGuestId())
  }
  return unfinished
}

/**
 * Another device may have taken the seat back before the table was rewritten, or a command of theirs may have been stored
 * just after it, with the old name and id: the length of the log is still what it expected.
 */
async function eraseLast(
  store: Store,
  tables: Pick<Tables, 'leave' | 'rewritten'>,
  table: string,
  guest: Guest,
  pseudonym: string,
): Promise<void> {
  await tables.leave(table, { ...guest, id: pseudonym, name: FORMER_PLAYER })
  await rewrite(store, tables, table, guest.id, pseudonym)
  await rewrite(store, tables, table, pseudonym, pseudonym)
}

async function rewrite(
  store: Store,
  tables: Pick<Tables, 'rewritten'>,
  table: string,
  guest: string,
  pseudonym: string,
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const stored = await store.loadTable(table)
    // Read afterwards: if it is newer than the log, nothing is written and the next attempt reads both again.
    const row = stored && (await store.findTable(table))
    if (!stored || !row) return
    const { record, entries, seat } = eraseFromTable(stored, guest, pseudonym)
    const seats = row.seats.map((info, index) =>
      index === seat && info.kind === 'person' ? { ...info, name: FORMER_PLAYER } : info,
    )
    const expected = stored.entries.length
    const people = seats.flatMap((info, index) =>
      info.kind === 'person' ? [{ seat: index, name: info.name }] : [],
    )
    const others = people.filter((one) => one.seat !== seat)
    const opponents = new Map(others.map((one) => [one.seat, opponentsOf(people, one.seat)]))
    if (await store.rewriteTable({ table, expected, record, seats, entries, opponents, guest, pseudonym }))
      return tables.rewritten(table)
  }
  throw new Error(`table ${table} is being written to all the time`)
}
