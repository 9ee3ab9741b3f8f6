import { REST_ENDPOINTS } from '../../../protocol/http/rest/player-rest.ts'
import type { Holiday, Sleep } from '../../../protocol/index.ts'
import { requestOwn } from '../request-own.ts'
import { request } from './request.ts'

/** When the visitor sleeps and is on holiday. */
export const fetchRest = () => requestOwn(REST_ENDPOINTS.rest, {})
export const setSleep = (sleep: Sleep | undefined) =>
  request(REST_ENDPOINTS.setSleep, {}, sleep ? { sleep } : {})
export const announceHoliday = (holiday: Holiday) => request(REST_ENDPOINTS.planHoliday, {}, holiday)
/** Takes back the holiday that begins on this day. */
export const cancelHoliday = (day: string) => request(REST_ENDPOINTS.endHoliday, { day })
