import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import { VisitorBuckets } from '../limits.ts'
import type { Tables } from '../tables/tables.ts'
import { Pairing } from './pairing.ts'

/** Playing with whoever is around. */
export function pairingHandlers(context: ServerContext, tables: Tables): RouteHandlers<'pair' | 'unpair'> {
  const { limits, time, originSettings } = context
  const pairing = new Pairing(context, tables)
  const wishes = new VisitorBuckets(limits.pairings, time)
  return {
    async pair({ guest, body, raw }) {
      const address = clientAddress(raw, originSettings)
      if (!wishes.take(guest.id, address)) throw new Refused('tooFast')
      const table = await pairing.seek(guest, body, address)
      if (typeof table !== 'string') throw new Refused(table)
      return { table }
    },

    async unpair({ guest }) {
      await pairing.cancel(guest)
      return {}
    },
  }
}
