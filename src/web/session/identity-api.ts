import type { RouteBody } from '../../protocol/index.ts'
import { request } from './api.ts'

/* Requests about who the visitor is, which few pages need. */

export const fetchIdentity = () => request('identity', {})
export const setHandle = (handle: string) => request('setHandle', {}, handle === '' ? {} : { handle })
export const beginPasskey = () => request('beginPasskey', {})
export const addPasskey = (response: RouteBody<'addPasskey'>['response']) =>
  request('addPasskey', {}, { response })
export const dropPasskey = (id: string) => request('dropPasskey', {}, { id })
/** A code that signs in any device, shown only this once. */
export const newRecovery = () => request('newRecovery', {})
export const dropRecovery = () => request('dropRecovery', {})
export const beginSignIn = () => request('beginSignIn', {})
export const signInWithPasskey = (response: RouteBody<'signIn'>['response'], leave: boolean) =>
  request('signIn', {}, { response, ...(leave ? { leave } : {}) })
export const signInWithCode = (code: string, leave: boolean) =>
  request('recover', {}, { code, ...(leave ? { leave } : {}) })
/** Everything that the server stores about the visitor, as text. */
export const fetchMyData = () => request('myData', {})
export const deleteMe = () => request('deleteMe', {})
