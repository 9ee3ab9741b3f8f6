import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'

const SECRET = 'people'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * What stands for a person in the eyes of one visitor. Ids of guests are never sent, so a list of people carries these
 * instead: encrypted for the visitor who got the list, and useless to anybody else.
 */
export interface PersonRefs {
  of(viewer: string, guest: string): string
  /** Undefined if it was not made for this viewer by this server. */
  guestOf(viewer: string, ref: string): string | undefined
}

/** The key stays with the data, so that all processes share it. */
export async function openPersonRefs(store: Pick<Store, 'keepSecret'>): Promise<PersonRefs> {
  const secret = Buffer.from(
    await store.keepSecret(SECRET, randomBytes(32).toString('base64url')),
    'base64url',
  )
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  const [key, nonceKey] = [derive('encrypt'), derive('nonce')]
  return {
    of(viewer, guest) {
      // From what is encrypted: the same person always looks the same, and no nonce is used for two texts.
      const nonce = createHmac('sha256', nonceKey)
        .update(`${viewer}\n${guest}`)
        .digest()
        .subarray(0, NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(viewer))
      const text = Buffer.concat([cipher.update(guest), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    guestOf(viewer, ref) {
      const bytes = Buffer.from(ref, 'base64url')
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      if (body.length === 0) return undefined
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(viewer)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString()
      } catch {
        return undefined
      }
    },
  }
}
