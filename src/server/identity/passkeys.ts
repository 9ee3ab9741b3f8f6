import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { RouteBody } from '../../protocol/index.ts'
import type { Passkey } from '../store/identity-store.ts'
import type { Guest } from '../store/store.ts'
import { CHALLENGE_TIME } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256: every authenticator has one of them. Asking Node for newer ones makes it print warnings. */
const ALGORITHMS = [-8, -7, -257]

/** The guest's id, which means nothing to anybody else, is what an authenticator files a passkey under. */
const userHandle = (guest: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(guest)

/** Options for an authenticator that is to make a passkey which it can find without being given a name. */
export const newPasskeyOptions = (
  { id, name }: Guest,
  known: readonly Passkey[],
  party: RelyingParty,
  challenge: string,
) =>
  generateRegistrationOptions({
    rpName: 'Vermeil',
    rpID: party.id,
    userName: name,
    userDisplayName: name,
    userID: userHandle(id),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_TIME,
    attestationType: 'none',
    excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })

export const signInOptions = (party: RelyingParty, challenge: string) =>
  generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_TIME,
    userVerification: 'preferred',
  })

/** The key of a new passkey; undefined if the answer is not one to this challenge. */
export async function verifyNewPasskey(
  answer: RouteBody<'addPasskey'>['response'],
  challenge: string,
  party: RelyingParty,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined> {
  try {
    if (hasCertificates(answer.response.attestationObject)) return undefined
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    // The library does not compare them, and only the id outside has a limited length.
    return id === answer.id ? { id, publicKey, counter } : undefined
  } catch {
    // The library throws at whatever is wrong with the answer, all of which comes from outside.
    return undefined
  }
}

/**
 * Whether an answer proves the make of the authenticator. Nobody asked for that, and to check it the library would fetch
 * addresses that are named in it.
 */
function hasCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined)
}

/** The new counter of a passkey; undefined if the answer is not one to this challenge by its owner. */
export async function verifySignIn(
  answer: RouteBody<'signIn'>['response'],
  passkey: Passkey,
  challenge: string,
  party: RelyingParty,
): Promise<number | undefined> {
  const { userHandle: given, ...response } = answer.response
  const owner = Buffer.from(userHandle(passkey.guest)).toString('base64url')
  if (answer.id !== passkey.id || (given ?? owner) !== owner) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
