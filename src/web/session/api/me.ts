import { ME_ENDPOINTS } from '../../../protocol/http/me.ts'
import { requestOwn } from '../request-own.ts'
import { request } from './request.ts'

export const fetchMe = () => request(ME_ENDPOINTS.me, {})
export const takeName = (name: string) => request(ME_ENDPOINTS.setName, {}, { name })
/** A code that signs in another device as the same visitor, once. */
export const linkDevice = () => request(ME_ENDPOINTS.linkDevice, {})
/** The devices on which the visitor is signed in. */
export const fetchDevices = () => requestOwn(ME_ENDPOINTS.devices, {})
export const signOutDevice = (device: string) => request(ME_ENDPOINTS.signOutDevice, { device })
export const signOutOthers = () => request(ME_ENDPOINTS.signOutOthers, {})
export const claimDevice = (code: string) => request(ME_ENDPOINTS.claimDevice, {}, { code })
