import type { Seat } from '../kernel/index.ts'

/** Sea folk, one for each chair; proper names stay as they are in every language. */
const BOTS = ['Nereus', 'Calypso', 'Sindbad', 'Melusine', 'Triton', 'Galatea'] as const

export const botName = (seat: Seat): string => BOTS[seat % BOTS.length]
