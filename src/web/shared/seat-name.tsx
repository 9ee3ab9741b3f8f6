import type { Seat } from '../../kernel/index.ts'
import { SeatClock } from './clock.tsx'
import { useFrame } from './frame-context.ts'
import { levelName } from './levels.ts'
import { Icon, Token } from './pieces.tsx'
import { shell } from './texts/index.ts'

/** A seat by token and name, with what is to be known of who sits there: bot, away, clock. */
export function SeatName({ seat, open }: { seat: Seat; open?: () => void }) {
  const { seats, name } = useFrame()
  const { bot, away, standIn } = seats[seat] ?? {}
  const absent = standIn ? shell.t('seat.standIn') : away ? shell.t('seat.away') : undefined
  const inside = (
    <>
      <Token seat={seat} />
      <b>{name(seat)}</b>
    </>
  )
  return (
    <>
      {open ? (
        <button type="button" class="seat-name ibare" onClick={open}>
          {inside}
        </button>
      ) : (
        <span class="seat-name">{inside}</span>
      )}
      {bot === undefined ? undefined : (
        <span class="bot" data-explain={shell.t('bot.level', { level: levelName(bot) })}>
          <Icon name="bot" />
          <span class="vh">{shell.t('bot.level', { level: levelName(bot) })}</span>
        </span>
      )}
      {absent ? (
        <span class="away" data-explain={absent}>
          <Icon name="away" />
          <span class="vh">{absent}</span>
        </span>
      ) : undefined}
      <SeatClock {...seats[seat]} />
    </>
  )
}
