import type { IncomingMessage } from 'node:http'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import { Buckets } from '../limits.ts'

/**
 * Lets administrators in by their token. Their requests have a budget of their own, which is not touched by anybody
 * without the token: whoever floods the server from the same address cannot use it up.
 */
export function adminAccess(context: ServerContext): (raw: IncomingMessage) => void {
  const { moderation, limits, time, originSettings } = context
  const requests = new Buckets(limits.adminRequests, time)
  const wrongTokens = new Buckets(limits.wrongTokens, time)
  return (raw) => {
    const who = moderation.adminOf(raw.headers.authorization)
    if (who === undefined) {
      const within = wrongTokens.take(clientAddress(raw, originSettings))
      throw new Refused(within ? 'adminOnly' : 'tooFast')
    }
    if (!requests.take(who)) throw new Refused('tooFast')
  }
}
