import { DAILY_ENDPOINTS } from '../../../protocol/http/daily.ts'
import { request } from './request.ts'

/** The challenges of today and of earlier days. */
export const fetchDaily = () => request(DAILY_ENDPOINTS.daily, {})
/** Opens the visitor's counted try of a game's challenge; the same table again if there is one. */
export const playDaily = (game: string) => request(DAILY_ENDPOINTS.playDaily, { game })
/** The file of master's match on the deal of a day that is over, as text. */
export const fetchMasterMatch = (day: string, game: string) =>
  request(DAILY_ENDPOINTS.masterMatch, { day, game })
