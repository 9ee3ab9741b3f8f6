import { TABLE_ENDPOINTS } from '../../../protocol/http/tables.ts'
import type { PairingWish } from '../../../protocol/index.ts'
import { request } from './request.ts'

/** Sits down with strangers. */
export const pair = (wish: PairingWish) => request(TABLE_ENDPOINTS.pair, {}, wish)
/** No longer waits for strangers. */
export const unpair = () => request(TABLE_ENDPOINTS.unpair, {})
