import { refuse, seatOfGuest, type TableState } from '../../table/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import { newId } from '../identity/new-id.ts'
import { VisitorBuckets } from '../limits.ts'
import { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'

/** What players report to the administrators. */
export function reportHandlers(context: ServerContext, tables: Tables): RouteHandlers<'report'> {
  const { store, time, limits, originSettings } = context
  const reports = new VisitorBuckets(limits.reports, time)
  return {
    async report({ guest, params, body, raw }) {
      const { seat, reason, text } = body
      if (!reports.take(guest.id, clientAddress(raw, originSettings))) throw new Refused('tooManyReports')
      const table = await tables.find(params.table)
      if (!(table instanceof Table)) throw new Refused(table)
      const facts = await table.see((state) => reportFacts(state, guest.id, seat))
      if ('code' in facts) throw new Refused(facts)
      const at = time.now()
      const about = {
        table: params.table,
        reporter: guest.id,
        reason,
        ...(text === undefined ? {} : { text }),
      }
      await store.addReport({ id: newId(), at, ...about, ...facts })
      return { at }
    },
  }
}

/** Whom a player reports, and what was said at the table. A seat that is empty now is that of its last speaker. */
function reportFacts({ seats, removed, chat }: TableState, reporter: string, seat: number) {
  const isPlayer =
    seatOfGuest(seats, reporter) !== undefined || removed.some(({ guest }) => guest === reporter)
  if (!isPlayer) return refuse('notSeated')
  const occupant = seats[seat]
  const speaker = chat.findLast((line) => line.seat === seat && line.guest !== undefined)
  const { guest: reported, name: reportedName } = occupant?.kind === 'person' ? occupant : (speaker ?? {})
  if (reported === undefined || reportedName === undefined || reported === reporter)
    return { code: 'noSuchSeat' }
  return { reported, reportedName, chat: chat.map(({ numbers: _, ...line }) => line) }
}
