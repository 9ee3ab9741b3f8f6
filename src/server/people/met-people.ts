import type { MetRow } from '../store/people-store.ts'
import type { Store } from '../store/store.ts'

/** How many of a guest's latest matches with people are looked at. */
const MATCHES = 500

/** Somebody with whom a guest has played. */
export interface MetPerson {
  readonly guest: string
  readonly name: string
  readonly matches: number
  /** The last match together. */
  readonly last: MetRow
}

/** Those with whom a guest has played, by their ids, the last one first. */
export async function metPeople(
  store: Pick<Store, 'matchesWithPeople'>,
  guest: string,
): Promise<ReadonlyMap<string, MetPerson>> {
  const rows = await store.matchesWithPeople(guest, MATCHES)
  const people = new Map<string, MetPerson>()
  for (const row of rows.toSorted((a, b) => b.at - a.at || (a.guest < b.guest ? -1 : 1))) {
    const before = people.get(row.guest)
    const { guest: id, name } = row
    people.set(
      id,
      before ? { ...before, matches: before.matches + 1 } : { guest: id, name, matches: 1, last: row },
    )
  }
  return people
}
