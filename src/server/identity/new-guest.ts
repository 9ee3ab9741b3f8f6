import { randomBytes } from 'node:crypto'
import type { Guest } from '../store/store.ts'

export const newGuestId = (): string => randomBytes(12).toString('base64url')

/** A guest who is not stored yet. */
export const newGuest = (name: string): Guest => ({ id: newGuestId(), name, muted: [] })
