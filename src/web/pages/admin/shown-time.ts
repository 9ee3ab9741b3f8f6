import { language } from '../../../ui/text/texts.tsx'

export const shownTime = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time)

export const shownNumber = (value: number): string => new Intl.NumberFormat(language.value).format(value)
