import type { Guest } from '../store/store.ts'
import { newId } from './new-id.ts'

export const newGuestId = newId

/** A guest who is not stored yet. */
export const newGuest = (name: string): Guest => ({ id: newGuestId(), name, muted: [] })
