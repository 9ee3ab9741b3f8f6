import { at, type Seat } from '../../../../kernel/index.ts'

/** Each seat has a gem of its own in colour and shape, since colour alone is not enough for everybody. */
const GEMS = ['circle', 'square', 'diamond', 'triangle', 'cross', 'star'] as const
export type GemShape = (typeof GEMS)[number]

export const gemOf = (seat: Seat): GemShape => at(GEMS, seat % GEMS.length)

/** The emblem on a boot: the outline of its gem. */
export const EMBLEMS: Record<GemShape, string> = {
  circle: 'M0-8.6a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 1 1 0-17.2z',
  square: 'M-7.8-7.8h15.6v15.6h-15.6z',
  diamond: 'M0-10.4L10.4 0L0 10.4L-10.4 0z',
  triangle: 'M0-9.8L10.2 8.2H-10.2z',
  cross: 'M-3.6-9.6h7.2v6h6v7.2h-6v6h-7.2v-6h-6v-7.2h6z',
  star: 'M0-11.2L3.1-4.1L10.7-3.4L5-.3L6.7 8.9L0 5L-6.7 8.9L-5-.3L-10.7-3.4L-3.1-4.1z',
}
