import type { Seat } from '../../../kernel/index.ts'
import { useFrame } from '../../board/frame-context.ts'
import { levelName } from '../../board/levels.ts'
import type { SeatStatus, TimeSpan } from '../../board/session.ts'
import { shell } from '../../text/shell/index.ts'
import { language } from '../../text/texts.tsx'
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

/** Marks a player who is away, or for whom a bot plays. */
export function Absence({ away, standIn, holiday }: Pick<SeatStatus, 'away' | 'standIn' | 'holiday'>) {
  const absent = standIn
    ? shell.t('seat.standIn')
    : holiday
      ? holidayWords(holiday)
      : away
        ? shell.t('seat.away')
        : undefined
  return absent ? (
    <span class="away" data-explain={absent}>
      <Icon name={standIn ? 'bot' : holiday ? 'sunny' : 'away'} />
      <span class="vh">{absent}</span>
    </span>
  ) : undefined
}

/** The day after a holiday begins when it ends, so its last day is the one before. */
function holidayWords({ from, until }: TimeSpan): string {
  const day = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' })
  return shell.t('seat.holiday', { from: day.format(from), until: day.format(until - 1) })
}
