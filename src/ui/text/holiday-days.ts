import { HOUR, type TimeSpan } from '../../kernel/time-units.ts'
import { dateFormat } from '../../text/format.ts'
import { language } from './texts.tsx'

const HALF_DAY = 12 * HOUR

/**
 * The days of a holiday, such as "3 – 9 Dec". They begin and end at midnight where the player lives; noon is on the same
 * day for most readers elsewhere.
 */
export const holidayDays = ({ from, until }: TimeSpan): string =>
  dateFormat(language.value, { day: 'numeric', month: 'short' }).formatRange(
    from + HALF_DAY,
    until - HALF_DAY,
  )
