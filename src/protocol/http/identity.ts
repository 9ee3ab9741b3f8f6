import * as v from 'valibot'
import { HANDLE_SHAPE } from '../handle.ts'
import { LIMITS } from '../limits.ts'
import { isObject, time } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'
import { MeSchema } from './me.ts'

/* How a visitor proves who they are on another device: passkeys, a recovery code, a handle. */

/** Options for the browser's authenticator, as WebAuthn Level 3 writes them in JSON. */
const CeremonyOptionsSchema = v.custom<{ readonly challenge: string }>(
  (value) => isObject(value) && 'challenge' in value && typeof value.challenge === 'string',
)

const NewPasskeySchema = v.object({ options: CeremonyOptionsSchema })

const SignInOptionsSchema = v.object({
  options: CeremonyOptionsSchema,
  /** Seats of the current visitor to which there is no way back once another one is signed in here. */
  leaves: v.exactOptional(v.number()),
})

const PasskeySchema = v.object({
  id: v.string(),
  /** A rough name of the browser in which it was made, such as `Chrome · Android`. */
  label: v.string(),
  created: time,
  used: v.exactOptional(time),
})

const IdentitySchema = v.object({
  name: v.string(),
  handle: v.exactOptional(v.string()),
  /** The oldest first. */
  passkeys: v.array(PasskeySchema),
  /** When the recovery code that works now was made. */
  recovery: v.exactOptional(time),
  /** False on a host without https, where browsers offer no passkeys. */
  passkeysWork: v.boolean(),
})
export type Identity = v.InferOutput<typeof IdentitySchema>
export type IdentityPasskey = Identity['passkeys'][number]

/** The code is shown once; only its hash is stored. */
const RecoverySchema = v.object({ code: v.string(), created: time })
export type Recovery = v.InferOutput<typeof RecoverySchema>

const base64url = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[\w-]+$/))
/** Ids of credentials have at most 1023 bytes. */
const credentialId = base64url(1_364)
const answered = { id: credentialId, rawId: credentialId, type: v.literal('public-key') }

/** The answer of an authenticator. Browsers add fields, which do not matter. */
export const AddPasskeySchema = v.strictObject({
  response: v.object({
    ...answered,
    response: v.object({ clientDataJSON: base64url(4_096), attestationObject: base64url(16_384) }),
  }),
})

export const SignInSchema = v.strictObject({
  response: v.object({
    ...answered,
    response: v.object({
      clientDataJSON: base64url(4_096),
      authenticatorData: base64url(4_096),
      signature: base64url(8_192),
      userHandle: v.nullish(base64url(88)),
    }),
  }),
  /** Sign in although `leaves` says that seats are left behind. */
  leave: v.exactOptional(v.literal(true)),
})

export const DropPasskeySchema = v.strictObject({ id: credentialId })

export const RecoverSchema = v.strictObject({
  /** The words as they were typed. */
  code: v.pipe(v.string(), v.maxLength(LIMITS.recoveryLength)),
  leave: v.exactOptional(v.literal(true)),
})

const handleText = v.pipe(v.string(), v.maxLength(LIMITS.handleLength), v.regex(HANDLE_SHAPE))
/** Without a handle: the visitor gives theirs up. */
export const SetHandleSchema = v.strictObject({ handle: v.exactOptional(handleText) })

export const IDENTITY_ENDPOINTS = {
  identity: { method: 'GET', path: '/api/me/identity', response: IdentitySchema },
  setHandle: { method: 'PUT', path: '/api/me/handle', response: IdentitySchema },
  beginPasskey: { method: 'POST', path: '/api/me/passkeys/begin', response: NewPasskeySchema },
  addPasskey: { method: 'POST', path: '/api/me/passkeys', response: IdentitySchema },
  dropPasskey: { method: 'DELETE', path: '/api/me/passkeys', response: IdentitySchema },
  newRecovery: { method: 'POST', path: '/api/me/recovery', response: RecoverySchema },
  dropRecovery: { method: 'DELETE', path: '/api/me/recovery', response: IdentitySchema },
  beginSignIn: { method: 'POST', path: '/api/sign-in/begin', response: SignInOptionsSchema },
  signIn: { method: 'POST', path: '/api/sign-in', response: MeSchema },
  recover: { method: 'POST', path: '/api/sign-in/recovery', response: MeSchema },
  myData: { method: 'GET', path: '/api/me/data' },
  deleteMe: { method: 'DELETE', path: '/api/me', response: MeSchema },
} as const satisfies Endpoints
