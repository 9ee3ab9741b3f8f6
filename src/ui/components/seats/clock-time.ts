import type { TimeSpan } from '../../../kernel/time-units.ts'
import { language } from '../../text/texts.tsx'

/** A remaining time in milliseconds: minutes and seconds, or hours, or days. */
export function timeWords(left: number): string {
  const seconds = Math.max(0, Math.round(left / 1000))
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  // German and French hardly know the short form of "days".
  const [value, unit, unitDisplay] =
    seconds < 2 * 86_400
      ? ([Math.round(seconds / 3600), 'hour', 'short'] as const)
      : ([Math.round(seconds / 86_400), 'day', 'long'] as const)
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay }).format(value)
}

/** Whether a pause is on. */
export const isOn = (pause: TimeSpan | undefined, now: number): boolean =>
  pause !== undefined && pause.from <= now && now < pause.until

/** How long a clock still runs, in milliseconds. During a pause that does not change. */
export const clockTime = (until: number, pause: TimeSpan | undefined, now: number): number =>
  until - (pause !== undefined && isOn(pause, now) ? pause.until : now)
