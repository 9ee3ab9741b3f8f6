import type { Seat } from '../../../kernel/index.ts'
import { DAY } from '../../../kernel/time-units.ts'
import { useFrame } from '../../board/frame-context.ts'
import { levelName } from '../../board/levels.ts'
import type { SeatStatus } from '../../board/session.ts'
import { holidayDays } from '../../text/holiday-days.ts'
import { shell } from '../../text/shell/index.ts'
import { Icon } from '../pictures/icon.tsx'
import { SeatToken } from '../pictures/token.tsx'
import { SeatTimer } from './clock.tsx'

/** The token and name of a seat, with marks for a bot or an absent player, and the clock. */
export function SeatName({ seat, open }: { seat: Seat; open?: () => void }) {
  const { seats, name } = useFrame()
  const { bot } = seats[seat] ?? {}
  const inside = (
    <>
      <SeatToken seat={seat} />
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
      <Absence {...seats[seat]} />
      <SeatTimer {...seats[seat]} />
    </>
  )
}

/** How long before a holiday the table shows it, in milliseconds. */
const ANNOUNCED = 14 * DAY

type AbsenceProps = Pick<SeatStatus, 'away' | 'standIn' | 'late' | 'holiday'>

/** Marks a player who is away, or for whom a bot plays, and who is on holiday or will be soon. */
export function Absence({ away, standIn, late, holiday }: AbsenceProps) {
  const soon = holiday !== undefined && holiday.from - Date.now() < ANNOUNCED && holiday.until > Date.now()
  return (
    <>
      {standIn ? (
        <Sign icon="bot" words={shell.t(late ? 'seat.late' : 'seat.standIn')} />
      ) : away ? (
        <Sign icon="away" words={shell.t('seat.away')} />
      ) : undefined}
      {soon ? (
        <Sign icon="sunny" words={shell.t('seat.holiday', { days: holidayDays(holiday) })} />
      ) : undefined}
    </>
  )
}

const Sign = ({ icon, words }: { icon: string; words: string }) => (
  <span class="away" data-explain={words}>
    <Icon name={icon} />
    <span class="vh">{words}</span>
  </span>
)
