import { dateFormat } from '../../text/format.ts'
import { language } from './texts.tsx'

/** A day with the time of day, such as "16 Nov 2026, 14:05". */
export const shownTime = (time: number): string =>
  dateFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time)
