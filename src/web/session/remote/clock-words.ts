import type { ClockSettings, TableRest } from '../../../protocol/index.ts'
import { dateFormat } from '../../../text/format.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'

type LiveClock = Extract<ClockSettings, { kind: 'live' }>

/** A time of day, in minutes since midnight, as the reader's language writes it. */
function timeOfDay(minutes: number): string {
  return dateFormat(language.value, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(minutes * 60_000)
}

/** The clock of a table in words; none where there is no clock. */
export function clockWords(clock: ClockSettings, rest: TableRest = {}): string {
  switch (clock.kind) {
    case 'none':
      return ''
    case 'live':
      return shell.t(clock.increment === 0 ? 'clock.bank' : 'clock.live', {
        time: bankWords(clock, 'long'),
        increment: inUnits(clock.increment, 'second', 'long'),
      })
    case 'correspondence': {
      const weekends = rest.weekends === undefined ? '' : ` ${shell.t('clock.weekends')}`
      const days = shell.t('clock.days', { n: clock.days }) + weekends
      if (!clock.sleep) return days
      const { from, to, zone } = clock.sleep
      return `${days} ${shell.t('clock.sleep', { from: timeOfDay(from), to: timeOfDay(to), zone: zone.replaceAll('_', ' ') })}`
    }
  }
}

type UnitDisplay = 'short' | 'long'

const inUnits = (count: number, unit: 'day' | 'minute' | 'second', unitDisplay: UnitDisplay): string =>
  new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay }).format(count)

/** The time for the whole match: in seconds if rounding to minutes would change it much. */
const bankWords = ({ bank }: LiveClock, display: UnitDisplay): string =>
  bank < 120 && bank % 60 !== 0
    ? inUnits(bank, 'second', display)
    : inUnits(Math.round(bank / 60), 'minute', display)

/** The clock of a table as it fits into a row of a list: `5 min + 10 sec`, or `2 days`. */
export function shortClock(clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return ''
    case 'live':
      return [
        bankWords(clock, 'short'),
        ...(clock.increment === 0 ? [] : [inUnits(clock.increment, 'second', 'short')]),
      ].join(' + ')
    case 'correspondence':
      return inUnits(clock.days, 'day', 'short')
  }
}
