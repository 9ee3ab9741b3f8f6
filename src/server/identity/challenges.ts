import { randomBytes, timingSafeEqual } from 'node:crypto'
import { splitSecret, verifierHash } from '../sessions.ts'
import type { Challenge, IdentityStore } from '../store/identity-store.ts'

/** How long an authenticator may take, in milliseconds. */
export const CHALLENGE_TIME = 5 * 60_000

interface NewChallenge {
  readonly challenge: string
  /** `selector.verifier`, for a cookie: the answer is taken only from the browser that has it. */
  readonly secret: string
}

/** A challenge for a guest who adds a passkey, or for whoever signs in. */
export async function newChallenge(
  store: IdentityStore,
  guest: string | undefined,
  now: number,
): Promise<NewChallenge> {
  const [selector = '', verifier = '', challenge = ''] = [18, 32, 32].map((length) =>
    randomBytes(length).toString('base64url'),
  )
  const owner = guest === undefined ? {} : { guest }
  await store.saveChallenge({
    selector,
    hash: verifierHash(verifier),
    challenge,
    ...owner,
    until: now + CHALLENGE_TIME,
  })
  return { challenge, secret: `${selector}.${verifier}` }
}

/** The challenge that a browser has been given. It works once, whether or not the answer turns out to be right. */
export async function takeChallenge(
  store: IdentityStore,
  secret: string | undefined,
  guest: string | undefined,
  now: number,
): Promise<string | undefined> {
  const parts = splitSecret(secret)
  const found = parts && (await store.takeChallenge(parts.selector))
  return found && isAnswered(found, parts.verifier, guest, now) ? found.challenge : undefined
}

const isAnswered = (
  { hash, guest, until }: Challenge,
  verifier: string,
  wanted: string | undefined,
  now: number,
): boolean => timingSafeEqual(verifierHash(verifier), hash) && guest === wanted && until > now
