import { NOTICE_ENDPOINTS } from '../../../protocol/http/notices.ts'
import type { NewChannel, RouteBody } from '../../../protocol/index.ts'
import { requestOwn } from '../request-own.ts'
import { request } from './request.ts'

/** How and when the visitor is told that a table waits for them. */
export const fetchNotices = () => requestOwn(NOTICE_ENDPOINTS.notices, {})
export const setNotices = (wanted: RouteBody<'setNotices'>) =>
  request(NOTICE_ENDPOINTS.setNotices, {}, wanted)
export const addChannel = (channel: NewChannel) => request(NOTICE_ENDPOINTS.addChannel, {}, channel)
export const dropChannel = (channel: string) => request(NOTICE_ENDPOINTS.dropChannel, { channel })
export const testChannel = (channel: string) => request(NOTICE_ENDPOINTS.testChannel, { channel })
/** With the token of the link in an e-mail. */
export const confirmChannel = (token: string) => request(NOTICE_ENDPOINTS.confirmChannel, { token })
export const stopChannel = (token: string) => request(NOTICE_ENDPOINTS.stopChannel, { token })
