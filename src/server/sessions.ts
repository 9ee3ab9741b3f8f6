import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY, HOUR, MINUTE } from '../kernel/time-units.ts'
import type { ServerContext } from './context.ts'
import type { Key, SessionQuery } from './store/key-store.ts'
import type { Guest, Store } from './store/store.ts'

/**
 * A key that is not used for this long stops working. It is longer than any correspondence clock, so that nobody is
 * signed out in the middle of a match.
 */
const COOKIE_LIFETIME = 90 * DAY
const LINK_LIFETIME = 10 * MINUTE
/** A token stays in the settings of a program, where nobody renews it. */
const TOKEN_LIFETIME = 365 * DAY
const LIFETIMES: Readonly<Record<Key['kind'], number>> = {
  cookie: COOKIE_LIFETIME,
  link: LINK_LIFETIME,
  token: TOKEN_LIFETIME,
}
/** A key of this age is replaced when it is used. */
const RENEW_AFTER = 7 * DAY
/**
 * How long a key that was replaced still works once its successor has been used. If the cookie was copied, the owner has
 * this long to come by and get a session of their own, in which they see the other one in the list of devices.
 */
const GRACE = 14 * DAY
/** Requests that were sent with the old cookie may still be under way. */
const UNDER_WAY = MINUTE
/** The time of the last use is stored at most this often. */
const USE_INTERVAL = HOUR
/** Links that one guest may have at the same time. */
const LINKS_PER_GUEST = 5
const DEVICES_PER_GUEST = 20

/** How long a browser keeps the cookie, in seconds. */
export const COOKIE_AGE = COOKIE_LIFETIME / 1000

/** A visitor who was recognised by their cookie, or a program by its token. */
export interface SignedIn {
  readonly guest: Guest
  readonly key: Key
}

interface NewKey {
  readonly key: Key
  /** `selector.verifier`: the key is found by the selector, and only a hash of the verifier is stored. */
  readonly secret: string
}

export function newKey(guest: string, kind: Key['kind'], now: number, more: Partial<Key> = {}): NewKey {
  const selector = randomBytes(18).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  const key = {
    selector,
    hash: verifierHash(verifier),
    guest,
    kind,
    until: now + LIFETIMES[kind],
    session: randomBytes(12).toString('base64url'),
    signedIn: now,
    created: now,
    used: now,
    browser: '',
    ...more,
  }
  return { key, secret: `${selector}.${verifier}` }
}

/** Signs a guest in on a new device, and returns the cookie. */
export async function signIn(store: Store, guest: string, browser: string, now: number): Promise<string> {
  const { key, secret } = newKey(guest, 'cookie', now, { browser })
  await store.saveKey(key)
  return secret
}

export async function findSignedIn(
  store: Store,
  secret: string | undefined,
  kind: 'cookie' | 'token',
  now: number,
): Promise<SignedIn | undefined> {
  const key = await validKey(store, secret, kind, now)
  const guest = key && (await store.findGuest(key.guest))
  return guest && { guest, key }
}

/** Notes that a key is in use, not more often than necessary. */
export async function noteUse(store: Store, key: Key, now: number): Promise<void> {
  if (now - key.used >= USE_INTERVAL || key.replaces !== undefined) await store.useKey(key, now, now + GRACE)
}

/** Notes that a key is in use, and replaces it if it is old. Returns the new cookie, if there is one. */
export async function useSession(
  store: Store,
  key: Key,
  browser: string,
  now: number,
): Promise<string | undefined> {
  await noteUse(store, key, now)
  const since = now - (key.replaced ?? key.created)
  if (since < (key.replaced === undefined ? RENEW_AFTER : UNDER_WAY)) return undefined
  // Of several requests at the same time, one replaces the key.
  if (!(await store.replaceKey(key.selector, key.replaced, now))) return undefined
  const { guest, selector: replaces, signedIn } = key
  const session = key.replaced === undefined ? key.session : await sessionAfter(store, key)
  const next = newKey(guest, 'cookie', now, {
    browser,
    replaces,
    ...(session === undefined ? {} : { session, signedIn }),
  })
  await store.saveKey(next.key)
  return next.secret
}

/**
 * The session of a key that is used although it was replaced: the same one if the browser never received the new cookie.
 * If the new cookie is in use, two devices have shared this one, and from now on each of them has its own session.
 */
async function sessionAfter(store: Store, { guest, selector, session }: Key): Promise<string | undefined> {
  const lost = (await store.keysOf(guest)).filter(({ replaces }) => replaces === selector)
  for (const key of lost) await store.dropKey(key.selector)
  return lost.length > 0 ? session : undefined
}

/** A signed-in device of a guest. */
export interface Device {
  readonly session: string
  /** 0 if that is not known. */
  readonly signedIn: number
  readonly used: number
  readonly browser: string
}

/** The signed-in devices, the most recently used first. */
export async function devicesOf(store: Store, guest: string, now: number): Promise<Device[]> {
  const devices = new Map<string, Device>()
  for (const { kind, until, session, signedIn, used, browser } of await store.keysOf(guest)) {
    if (kind !== 'cookie' || until <= now) continue
    const known = devices.get(session)
    const latest = known && known.used > used ? known : { browser, used }
    devices.set(session, { session, signedIn, used: latest.used, browser: latest.browser })
  }
  return [...devices.values()].sort((a, b) => b.used - a.used || b.signedIn - a.signedIn)
}

type SignOutParts = Pick<ServerContext, 'store' | 'signedOut'>

/** Signs out devices, which get no more messages, and closes their sockets in every process. */
export async function signOut(
  { store, signedOut }: SignOutParts,
  guest: string,
  which: SessionQuery,
): Promise<void> {
  try {
    await store.dropSessions(guest, which)
    await store.dropDeviceChannels(guest, which)
  } finally {
    // Even if that has failed: perhaps only the answer of the database was lost.
    signedOut(guest)
  }
}

/** Signs out the devices that were not used for longest, so that there is room for one more. */
export async function makeRoomForDevice(parts: SignOutParts, guest: string, now: number): Promise<void> {
  const devices = await devicesOf(parts.store, guest, now)
  for (const { session } of devices.slice(DEVICES_PER_GUEST - 1))
    await signOut(parts, guest, { only: session })
}

/** A code for a link that signs in another device; undefined if the guest has too many. */
export async function newLink(
  store: Store,
  guest: string,
  now: number,
): Promise<{ readonly code: string; readonly until: number } | undefined> {
  const keys = await store.keysOf(guest)
  if (keys.filter(({ kind, until }) => kind === 'link' && until > now).length >= LINKS_PER_GUEST)
    return undefined
  const { key, secret } = newKey(guest, 'link', now)
  await store.saveKey(key)
  return { code: secret, until: key.until }
}

/** Signs a guest in by a link, which works once, and returns the cookie. */
export async function useLink(
  store: Store,
  code: string,
  browser: string,
  now: number,
): Promise<{ readonly guest: Guest; readonly cookie: string } | 'linkInvalid' | 'tooManyDevices'> {
  const link = await validKey(store, code, 'link', now)
  const guest = link && (await store.findGuest(link.guest))
  if (!guest) return 'linkInvalid'
  if ((await devicesOf(store, guest.id, now)).length >= DEVICES_PER_GUEST) return 'tooManyDevices'
  const { key, secret } = newKey(guest.id, 'cookie', now, { browser })
  return (await store.exchangeLink(link.selector, key)) ? { guest, cookie: secret } : 'linkInvalid'
}

const SECRET_FORM = /^(?<selector>[\w-]{1,100})\.(?<verifier>[\w-]{1,100})$/

/** The two parts of a secret that a client has sent; undefined if it cannot be one of ours. */
export function splitSecret(
  secret: string | undefined,
): { readonly selector: string; readonly verifier: string } | undefined {
  const { selector, verifier } = SECRET_FORM.exec(secret ?? '')?.groups ?? {}
  return selector !== undefined && verifier !== undefined ? { selector, verifier } : undefined
}

async function validKey(
  store: Store,
  secret: string | undefined,
  kind: Key['kind'],
  now: number,
): Promise<Key | undefined> {
  const parts = splitSecret(secret)
  if (!parts) return undefined
  const key = await store.findKey(parts.selector)
  const hash = verifierHash(parts.verifier)
  const same = timingSafeEqual(hash, key?.hash ?? NO_HASH)
  return key && same && key.kind === kind && key.until > now ? key : undefined
}

export const NO_HASH = new Uint8Array(32)

export const verifierHash = (verifier: string): Uint8Array => createHash('sha256').update(verifier).digest()
