import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { SeatTimer } from '../../../../ui/components/seats/clock.tsx'
import { Absence } from '../../../../ui/components/seats/seat-name.tsx'
import { memo } from '../../../../ui/hooks/memo.ts'
import { deckOf } from '../../rules/components/deck.ts'
import { sg } from '../texts.ts'
import { scoreSoFar } from '../turn/gain.ts'
import { playerAt } from '../view.ts'
import type { OpponentsProps } from './opponents.tsx'
import { StartHelm, statusOf } from './seat-status.tsx'
import './opponent-chips.css'

/** The other players on a phone: a row of chips that open everything they have. */
export const OpponentChips = memo(({ open, seats, inspect }: Omit<OpponentsProps, 'latest'>) => (
  <nav class={`chips chips-${seats.length}`} aria-label={sg.t('opponents')}>
    {seats.map((seat) => (
      <Chip key={seat} open={open} seat={seat} inspect={inspect} />
    ))}
  </nav>
))

function Chip({ open, seat, inspect }: Pick<OpponentsProps, 'open' | 'inspect'> & { seat: Seat }) {
  const { name, seats: players } = useFrame()
  const status = statusOf(open, seat)
  const points = scoreSoFar(deckOf(open.options), playerAt(open, seat))
  const player = players[seat]
  return (
    <button
      type="button"
      class={status?.icon === 'check' ? 'chip ok' : 'chip'}
      data-chip={seat}
      onClick={() => inspect(seat)}
    >
      <span class="tk">
        <SeatToken seat={seat} />
        {status ? <Icon name={status.icon} /> : undefined}
      </span>
      <span class="nm">
        {name(seat)}
        <small>
          {points} <span class="unit">{sg.t('points', { n: points })}</span>
          {player ? <SeatTimer {...player} /> : undefined}
        </small>
      </span>
      {status ? <span class="vh">{status.words}</span> : undefined}
      {player ? <Absence {...player} /> : undefined}
      <StartHelm open={open} seat={seat} />
    </button>
  )
}
