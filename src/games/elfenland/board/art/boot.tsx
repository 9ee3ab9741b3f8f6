import './seat-palette.css'
import './boot.css'
import type { Seat } from '../../../../kernel/index.ts'
import { EMBLEMS, gemOf } from './seats.ts'

/* Lists of tables show boots without the other drawings of the game, so a boot needs none of them. */

const LEATHER =
  'M-13-37Q-3-33 6-38Q7-26 6-20Q13-17 18-18Q24-20 21-26Q17-28 17-24Q13-29 18-32Q27-33 27-23Q27-8 12-2Q4 1-9 1' +
  'Q-16 1-15-8Q-12-20-13-37z'
const SHADE =
  'M2-35Q7-37 6-38Q7-26 6-20Q13-17 18-18Q24-20 21-26Q27-30 27-23Q27-8 12-2Q4 1-9 1Q8-6 4-14Q1-22 2-35z'
const CUFF = 'M-16-40Q-4-34 8-41L9-32Q5-34 1-29Q-3-34-7-29Q-11-34-14-30z'

/** The inside of a boot, on the map and beside it. */
export function BootShape({ seat }: { seat: Seat }) {
  return (
    <>
      <ellipse class="e-bs" cx="1" cy="1" rx="21" ry="4.5" />
      <path class="e-bb" d={LEATHER} />
      <path class="e-bh" d={SHADE} />
      <path class="e-bc" d={CUFF} />
      <circle class="e-bg" cx="18.500" cy="-29" r="3.600" />
      <g transform="translate(-5 -13) scale(.62)">
        <path class="e-be" d={EMBLEMS[gemOf(seat)]} />
      </g>
    </>
  )
}

export function Boot({ seat }: { seat: Seat }) {
  return (
    <svg class={`ef-boot seat-${seat}`} viewBox="-26 -44 56 50" aria-hidden="true">
      <BootShape seat={seat} />
    </svg>
  )
}

/** The boot as the sign of a seat, in place of the shared token. */
export function SeatSign({ seat }: { seat: Seat }) {
  return (
    <svg class={`tok ef-sign seat-${seat}`} viewBox="-26 -44 56 50" aria-hidden="true">
      <BootShape seat={seat} />
    </svg>
  )
}
