import { IDENTITY_ENDPOINTS } from '../../../protocol/http/identity.ts'
import type { RouteBody } from '../../../protocol/index.ts'
import { requestOwn } from '../request-own.ts'
import { request } from './request.ts'

/* Requests about who the visitor is, which few pages need. */

export const fetchIdentity = () => requestOwn(IDENTITY_ENDPOINTS.identity, {})
export const setHandle = (handle: string) =>
  request(IDENTITY_ENDPOINTS.setHandle, {}, handle === '' ? {} : { handle })
export const beginPasskey = () => request(IDENTITY_ENDPOINTS.beginPasskey, {})
export const addPasskey = (response: RouteBody<'addPasskey'>['response']) =>
  request(IDENTITY_ENDPOINTS.addPasskey, {}, { response })
export const dropPasskey = (id: string) => request(IDENTITY_ENDPOINTS.dropPasskey, {}, { id })
/** A code that signs in any device, shown only this once. */
export const newRecovery = () => request(IDENTITY_ENDPOINTS.newRecovery, {})
export const dropRecovery = () => request(IDENTITY_ENDPOINTS.dropRecovery, {})
export const beginSignIn = () => request(IDENTITY_ENDPOINTS.beginSignIn, {})
export const signInWithPasskey = (response: RouteBody<'signIn'>['response'], leave: boolean) =>
  request(IDENTITY_ENDPOINTS.signIn, {}, { response, ...(leave ? { leave } : {}) })
export const signInWithCode = (code: string, leave: boolean) =>
  request(IDENTITY_ENDPOINTS.recover, {}, { code, ...(leave ? { leave } : {}) })
/** Everything that the server stores about the visitor, as text. */
export const fetchMyData = () => request(IDENTITY_ENDPOINTS.myData, {})
export const deleteMe = () => request(IDENTITY_ENDPOINTS.deleteMe, {})
