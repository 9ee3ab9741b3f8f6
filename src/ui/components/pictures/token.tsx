import type { Seat } from '../../../kernel/index.ts'
import './token.css'

/** The animal or thing that stands for each seat, so that seats differ by more than their colour. */
const SEAT_TOKENS = ['anchor', 'crab', 'whale', 'gull', 'turtle', 'lantern'] as const

/** Refers to the drawing of a seat's token. */
export const tokenHref = (seat: Seat): string => `#tok-${SEAT_TOKENS[seat % SEAT_TOKENS.length]}`

export function SeatToken({ seat }: { seat: Seat }) {
  return (
    <svg class={`tok tok-${seat + 1}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="21.3" r="18.3" class="tok-shadow" />
      <circle cx="20" cy="20" r="18.3" class="tok-disc" />
      <circle cx="20" cy="20" r="15.8" class="tok-ring" />
      <use href={tokenHref(seat)} x="7" y="7" width="26" height="26" class="tok-sign" />
    </svg>
  )
}
