import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { clientIp } from '../http/request-origin.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import type { NamedGuest } from '../store/admin-store.ts'
import type { TableRow } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { AdminActs } from './acts.ts'
import {
  adminPerson,
  adminReport,
  connectedPage,
  guestPage,
  guestPosition,
  PER_PAGE,
  pageOf,
  positionOf,
  searchTables,
  tableWithGuests,
} from './lists.ts'
import { adminOverview, type ConnectedGuest } from './overview.ts'
import { tokenHash } from './token.ts'

type AdminRoutes =
  | 'adminOverview'
  | 'adminTables'
  | 'adminPeople'
  | 'adminBans'
  | 'adminReports'
  | 'adminAudit'
  | 'adminAct'

/** What administrators see and do. Of a match they see what spectators see. */
export function adminHandlers(
  context: ServerContext,
  tables: Tables,
  connected: () => readonly ConnectedGuest[],
): RouteHandlers<AdminRoutes> {
  const { store, moderation, originSettings } = context
  const acts = new AdminActs(context, tables)
  const person = (guest: NamedGuest) => adminPerson(context, connected(), guest)
  return {
    adminOverview: ({ raw }) =>
      adminOverview(context, connected(), moderation.adminOf(raw.headers.authorization) ?? ''),

    async adminTables({ query: { search = '', status = 'unfinished', after } }) {
      const withGuests = (rows: readonly TableRow[]) =>
        Promise.all(rows.map((row) => tableWithGuests(store, row)))
      const wanted = search.trim()
      if (wanted !== '') return { tables: await withGuests(await searchTables(store, wanted)) }
      const rows = await store.listTables({ status, before: positionOf(after), limit: PER_PAGE + 1 })
      const { page, ...next } = pageOf(
        rows.map((row) => row && { ...row, id: row.record.id }),
        ({ record }) => record.created,
      )
      return { tables: await withGuests(page), ...next }
    },

    async adminPeople({ query: { search = '', after } }) {
      if (search.trim() === '') {
        const { page, ...next } = connectedPage(connected(), guestPosition(after))
        return { people: await Promise.all(page.map(person)), ...next }
      }
      const exact = after === undefined ? await store.findGuest(search.trim()) : undefined
      const found = await store.guestsNamed(search.trim(), guestPosition(after), PER_PAGE + 1)
      const { page, ...next } = guestPage(found)
      return { people: await Promise.all([...(exact ? [exact] : []), ...page].map(person)), ...next }
    },

    async adminBans({ query }) {
      const found = await store.bans(positionOf(query.after), PER_PAGE + 1)
      const { page, ...next } = pageOf(found, ({ created }) => created)
      return { bans: [...page], ...next }
    },

    async adminReports({ query }) {
      const found = await store.reports(positionOf(query.after), PER_PAGE + 1)
      const { page, ...next } = pageOf(found, ({ at }) => at)
      return { reports: await Promise.all(page.map((one) => adminReport(store, one))), ...next }
    },

    async adminAudit({ query }) {
      const found = await store.acts(positionOf(query.after), PER_PAGE + 1)
      const { page, ...next } = pageOf(found, ({ at }) => at)
      return { acts: [...page], ...next }
    },

    async adminAct({ body, raw }) {
      const { authorization } = raw.headers
      // Another process may have replaced the token: it must not be able to replace the new one.
      await moderation.refresh()
      const who = moderation.adminOf(authorization)
      if (who === undefined) throw new Refused('adminOnly')
      return acts.perform(body, {
        who,
        token: tokenHash(authorization),
        address: clientIp(raw, originSettings),
      })
    },
  }
}
