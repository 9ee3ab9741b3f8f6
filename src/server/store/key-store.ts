/** The secrets by which guests are recognised. */
export interface KeyStore {
  /** Does nothing if the key is stored already, or if it replaces one that is gone: then its device was signed out. */
  saveKey(key: Key): Promise<void>
  /** Stores a key in place of all others of its guest. Of several at the same moment, the last one stays. */
  saveOnlyKey(key: Key): Promise<void>
  /** Stores a key in place of a link, which works once: true for exactly one of several keys, however often it is sent. */
  exchangeLink(link: string, key: Key): Promise<boolean>
  findKey(selector: string): Promise<Key | undefined>
  /** All keys of a guest. */
  keysOf(guest: string): Promise<Key[]>
  /** Those of these selectors that still have a key. */
  knownKeys(selectors: readonly string[]): Promise<string[]>
  /** Changes a key whose `replaced` is still as expected. True for exactly one of several attempts. */
  replaceKey(selector: string, expected: number | undefined, replaced: number): Promise<boolean>
  /** Notes that a key was used. A key that it replaces is then valid until `until` at the latest. */
  useKey(key: Pick<Key, 'selector' | 'replaces'>, used: number, until: number): Promise<void>
  /** Drops the keys of a guest's sessions. */
  dropSessions(guest: string, which: SessionQuery): Promise<void>
  /** True for exactly one of several attempts to drop the same key. */
  dropKey(selector: string): Promise<boolean>
  /** Deletes up to `limit` keys that were valid until then or earlier. Returns how many were deleted. */
  forgetKeys(until: number, limit: number): Promise<number>
}

/** A secret that identifies a guest: a cookie, a link for another device, or a program's token. Only its hash is stored. */
export interface Key {
  readonly selector: string
  readonly hash: Uint8Array
  readonly guest: string
  readonly kind: 'cookie' | 'link' | 'token'
  readonly until: number
  /** The signed-in device. A key that replaces another one belongs to the same session. */
  readonly session: string
  /** When the device was signed in; 0 if that is not known. */
  readonly signedIn: number
  /** When the key was made; 0 if that is not known. */
  readonly created: number
  readonly used: number
  /** A rough name of the browser; empty if it is not known. */
  readonly browser: string
  /** When this key was replaced by another one. */
  readonly replaced?: number
  /** The selector of the key that this one replaces, until this one has been used. */
  readonly replaces?: string
}

/** One session, or all others. */
export type SessionQuery = { readonly only: string } | { readonly except: string }
