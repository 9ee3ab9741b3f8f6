import { type AdminPerson, parseInviteCode, type Report } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { tableSummary } from '../http/handlers/table-handlers.ts'
import { Refused } from '../http/refused.ts'
import type { ListPosition, NamedGuest, StoredReport } from '../store/admin-store.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Page, Store, TableRow } from '../store/store.ts'
import type { ConnectedGuest } from './overview.ts'

export const PER_PAGE = 50
/** How many people of a name are searched for their tables, and how many tables of each are listed. */
const NAMED_PEOPLE = 10
const TABLES_OF_PERSON = 10

/** A table as everybody may see it, and the guests by seat. */
export async function tableWithGuests(store: Store, row: TableRow) {
  const seated = await store.seatedAt(row.record.id)
  const guests = row.seats.map((_, seat) => seated.find((one) => one.seat === seat)?.guest ?? '')
  return { ...tableSummary(row), guests }
}

/** The tables with this id or code, or those of people whose name begins like this. */
export async function searchTables(store: Store, search: string): Promise<TableRow[]> {
  const code = parseInviteCode(search)
  const byCode = code === undefined ? undefined : await store.findByCode(code)
  const row = await store.findTable(byCode ?? search)
  if (row) return [row]
  const people = await store.guestsNamed(search, undefined, NAMED_PEOPLE)
  const known = await store.findGuest(search)
  const found = await Promise.all(
    [...people, ...(known ? [known] : [])].map(({ id }) =>
      store.tablesOf(id, { after: 0, limit: TABLES_OF_PERSON }),
    ),
  )
  const rows = found.flat().filter((one) => one !== undefined)
  return [...new Map(rows.map((one) => [one.record.id, one])).values()]
}

export async function adminPerson(
  { store, moderation }: ServerContext,
  connected: readonly ConnectedGuest[],
  { id, name }: NamedGuest,
): Promise<AdminPerson> {
  const [handle, unfinished] = await Promise.all([store.handleOf(id), store.countUnfinished(id)])
  const ban = moderation.guestBan({ id })
  const addresses = connected.flatMap(({ guest, ip }) => (guest?.id === id ? [ip] : []))
  return {
    guest: id,
    name,
    ...(handle === undefined ? {} : { handle }),
    tables: unfinished,
    addresses: [...new Set(addresses)],
    ...(ban ? { banned: ban.until } : {}),
  }
}

export async function adminReport(
  store: Store,
  { reporter, chat, ...report }: StoredReport,
): Promise<Report> {
  const name = reporter === '' ? undefined : (await ifReadable(store.findGuest(reporter)))?.name
  return {
    ...report,
    ...(reporter === '' ? {} : { reporter }),
    ...(name === undefined ? {} : { reporterName: name }),
    chat: chat.map(({ guest: _, ...line }) => line),
  }
}

/** The place in a list that was handed out as `next`. */
export function positionOf(after: string | undefined): ListPosition | undefined {
  if (after === undefined) return undefined
  const { at, id } = /^(?<at>\d{1,16})\.(?<id>[\w-]{1,40})$/.exec(after)?.groups ?? {}
  if (at === undefined || id === undefined) throw new Refused('malformed')
  return { at: Number(at), id }
}

export function guestPosition(after: string | undefined): NamedGuest | undefined {
  if (after === undefined) return undefined
  try {
    const [name, id] = JSON.parse(after)
    // PostgreSQL cannot even look for a zero byte.
    const isPlace = typeof name === 'string' && typeof id === 'string' && !`${name}${id}`.includes('\0')
    if (isPlace) return { name, id }
  } catch {
    // Not what was handed out.
  }
  throw new Refused('malformed')
}

/** The first of these guests that fit on a page, and the place after them. */
export function guestPage(guests: readonly NamedGuest[]): {
  readonly page: readonly NamedGuest[]
  readonly next?: string
} {
  const page = guests.slice(0, PER_PAGE)
  const last = page.at(-1)
  return {
    page,
    ...(guests.length > PER_PAGE && last ? { next: JSON.stringify([last.name, last.id]) } : {}),
  }
}

/** Those who are connected, in the order of their names, each of them once. */
export function connectedPage(
  connected: readonly ConnectedGuest[],
  after: NamedGuest | undefined,
): ReturnType<typeof guestPage> {
  const known = new Map(connected.flatMap(({ guest }) => (guest ? [[guest.id, guest]] : [])))
  const sorted = [...known.values()].sort(byName)
  return guestPage(after ? sorted.filter((guest) => byName(guest, after) > 0) : sorted)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byName = (a: NamedGuest, b: NamedGuest): number => compare(a.name, b.name) || compare(a.id, b.id)

/** The rows of a list that fit on a page, and the place after the last of them. */
export function pageOf<Row extends { readonly id: string }>(
  found: Page<Row>,
  at: (row: Row) => number,
): { readonly page: readonly Row[]; readonly next?: string } {
  const page = found.slice(0, PER_PAGE).filter((row) => row !== undefined)
  const last = page.at(-1)
  return { page, ...(found.length > PER_PAGE && last ? { next: `${at(last)}.${last.id}` } : {}) }
}
