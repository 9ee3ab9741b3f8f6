import type { Seat } from '../../kernel/index.ts'

/** Figures of the sea, one for each seat; proper names stay the same in every language. */
const NAMES = ['Nereus', 'Calypso', 'Sindbad', 'Melusine', 'Triton', 'Galatea'] as const

export const botNameAt = (seat: Seat): string => NAMES[seat % NAMES.length] ?? NAMES[0]
