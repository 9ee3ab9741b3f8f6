import { beginningOf, type Day } from '../../../daily/day.ts'
import { dateFormat } from '../../../text/format.ts'
import type { Language } from '../../../text/languages.ts'
import type { DailyMark } from '../../../ui/board/session.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'

/** A day in the reader's language, such as "16 Nov" or "Monday 16 November". */
export const dayWords = (day: Day, language: Language, long = false): string =>
  dateFormat(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: long ? 'long' : 'short',
    ...(long ? { weekday: 'long' as const } : {}),
  }).format(beginningOf(day))

/** What the table says about a match on the deal of a day. */
export const dailyWords = ({ day, counted }: DailyMark): string =>
  [shell.t(counted ? 'daily' : 'daily.practice'), dayWords(day, language.value)].join(' · ')
