import { language } from '../../../ui/text/texts.tsx'

/** A number with at most one digit after the point, as the reader's language writes it. */
export const shortNumber = (value: number): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, useGrouping: false }).format(value)

/** A change in percent with its sign. */
export const signedPercent = (value: number): string =>
  new Intl.NumberFormat(language.value, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(value)
