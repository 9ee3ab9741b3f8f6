import { dateFormat } from '../../text/format.ts'
import { language } from './texts.tsx'

/** A day in the reader's language and time zone, such as "16 Nov 2026". */
export const shownDay = (time: number): string =>
  dateFormat(language.value, { dateStyle: 'medium' }).format(time)
