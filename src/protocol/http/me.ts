import * as v from 'valibot'
import { time } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'

/* The visitor, and the devices on which they are signed in. */

export const MeSchema = v.object({
  /** Absent while the server does not know the visitor. */
  name: v.exactOptional(v.string()),
  /** The visitor is a program. */
  program: v.exactOptional(v.literal(true)),
})

/** The code works once. It belongs after the `#` of a link, so that no log records it. */
const DeviceLinkSchema = v.object({ code: v.string(), until: time })
export type DeviceLink = v.InferOutput<typeof DeviceLinkSchema>

/** A signed-in device. */
const DeviceSchema = v.object({
  id: v.string(),
  /** A rough name such as `Firefox · Android`, if it is known. */
  browser: v.exactOptional(v.string()),
  /** When the device was signed in, if that is known. */
  signedIn: v.exactOptional(time),
  used: time,
  /** The device that sent the request. */
  current: v.exactOptional(v.literal(true)),
})
/** The most recently used device comes first. */
const DevicesSchema = v.object({ devices: v.array(DeviceSchema) })
export type Devices = v.InferOutput<typeof DevicesSchema>

export const ME_ENDPOINTS = {
  me: { method: 'GET', path: '/api/me', response: MeSchema },
  setName: { method: 'PUT', path: '/api/me', response: MeSchema },
  linkDevice: { method: 'POST', path: '/api/me/link', response: DeviceLinkSchema },
  devices: { method: 'GET', path: '/api/me/devices', response: DevicesSchema },
  signOutDevice: { method: 'DELETE', path: '/api/me/devices/:device', response: DevicesSchema },
  signOutOthers: { method: 'DELETE', path: '/api/me/devices', response: DevicesSchema },
  claimDevice: { method: 'POST', path: '/api/me/claim', response: MeSchema },
} as const satisfies Endpoints
