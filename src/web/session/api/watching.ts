import { WATCH_ENDPOINTS } from '../../../protocol/http/watching/running-tables.ts'
import { request } from './request.ts'

export const runningTables = () => request(WATCH_ENDPOINTS.runningTables, {})
/** The position at a running table, as spectators see it. */
export const runningView = (table: string) => request(WATCH_ENDPOINTS.runningView, { table })
