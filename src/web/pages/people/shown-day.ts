import { language } from '../../../ui/text/texts.tsx'

/** A day and, where it matters, nothing else. */
export const shownDay = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time)
