import { createHash } from 'node:crypto'

const LENGTH = 16

/**
 * The name of a guest within one review. The same in all processes; it tells nobody who the guest is, and whether two
 * visitors of different reviews are the same person.
 */
export const visitorIn = (review: string, guest: string): string =>
  createHash('sha256').update(`visitor ${review} ${guest}`).digest('base64url').slice(0, LENGTH)
