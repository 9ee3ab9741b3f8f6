import type { IncomingMessage } from 'node:http'
import type { Rejection } from '../../kernel/index.ts'
import type { ServerContext } from '../context.ts'
import { hasPassed } from '../time.ts'
import { Refused } from './refused.ts'
import { isSecure } from './request-origin.ts'

/** How often the log mentions a wrong name, in milliseconds: anybody can send them. */
const LOG_INTERVAL = 10 * 60_000

/** Refuses requests for a name that is not known to be ours, and tells the operator which option accepts it. */
export function wrongHostExplainer({ originSettings, log, time }: ServerContext) {
  let logged = Number.NEGATIVE_INFINITY
  return (request: IncomingMessage): Refused => {
    const forwarded = originSettings.trustProxy ? request.headers['x-forwarded-host'] : undefined
    const host = String(forwarded ?? request.headers.host).slice(0, 200)
    const scheme = isSecure(request, originSettings) ? 'https' : 'http'
    const option = `--origin ${scheme}://${host}`
    const now = time.now()
    if (hasPassed(LOG_INTERVAL, { since: logged, now })) {
      logged = now
      log.warn({ host, option }, 'refused a request for an unknown host name; the option would accept it')
    }
    return new Refused({ code: 'wrongHost', host, option })
  }
}

/** The same for a person who has opened the page. */
export const wrongHostText = ({ host, option }: Rejection): string =>
  `Vermeil does not answer to the name ${host}. If this server is yours, start it with ${option}\n`
