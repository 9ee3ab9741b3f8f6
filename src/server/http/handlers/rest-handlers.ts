import type { Rejection } from '../../../kernel/index.ts'
import type { MyRest, PlayerRest } from '../../../protocol/index.ts'
import { endHoliday, firstHoliday, holidaysLeft, planHoliday } from '../../../table/index.ts'
import type { ServerContext } from '../../context.ts'
import { type Rate, VisitorBuckets } from '../../limits.ts'
import type { Tables } from '../../tables/tables.ts'
import { Refused } from '../refused.ts'
import { clientAddress } from '../request-origin.ts'
import type { RouteHandlers, RouteRequest } from '../route-handler.ts'

type RestRoutes = 'rest' | 'setSleep' | 'planHoliday' | 'endHoliday'

/** Every change is written to all tables of a guest. */
export const REST_RATE: Rate = { perSecond: 1 / 60, burst: 20 }
/** The same of all guests of one address. */
const ADDRESS_RATE: Rate = { perSecond: 4 / 60, burst: 80 }
const MAX_RETRIES = 3

type FromGuest = Pick<RouteRequest<RestRoutes>, 'guest' | 'raw'>
type Change = (rest: PlayerRest) => PlayerRest | Rejection

/** When a visitor sleeps and is on holiday. */
export function restHandlers(
  { store, time, originSettings }: Pick<ServerContext, 'store' | 'time' | 'originSettings'>,
  tables: Pick<Tables, 'rest'>,
): RouteHandlers<RestRoutes> {
  const changes = new VisitorBuckets(REST_RATE, time, ADDRESS_RATE)

  /** A holiday that two requests want at the same time is counted once: each replaces only what it has seen. */
  async function change({ guest: { id }, raw }: FromGuest, wanted: Change): Promise<MyRest> {
    if (!changes.take(id, clientAddress(raw, originSettings))) throw new Refused('tooFast')
    for (let attempt = 0; attempt < MAX_RETRIES; attempt++) {
      const guest = await store.findGuest(id)
      if (!guest) throw new Refused('nameFirst')
      const rest = wanted(guest.rest ?? {})
      if ('code' in rest) throw new Refused(rest)
      if (!(await store.replaceRest(id, guest.rest, rest))) continue
      await tables.rest({ ...guest, rest })
      return shown(rest, time.now())
    }
    throw new Refused('tooFast')
  }

  return {
    rest: async ({ guest }) => shown(guest.rest ?? {}, time.now()),

    setSleep: (request) => {
      const { sleep } = request.body
      return change(request, ({ sleep: _, ...rest }) => (sleep === undefined ? rest : { ...rest, sleep }))
    },

    planHoliday: (request) => change(request, (rest) => planHoliday(rest, request.body, time.now())),

    endHoliday: (request) => change(request, (rest) => endHoliday(rest, request.params.day, time.now())),
  }
}

function shown(rest: PlayerRest, now: number): MyRest {
  const { sleep, holidays = [] } = rest
  const zone = sleep?.zone ?? holidays.at(-1)?.zone ?? 'UTC'
  return {
    ...(sleep ? { sleep } : {}),
    holidays: [...holidays],
    daysLeft: holidaysLeft(rest, now, zone),
    firstDay: firstHoliday(now, zone),
  }
}
