import { DAY, MINUTE } from '../../kernel/time-units.ts'
import type { Sleep } from '../../protocol/index.ts'
import { timeOfDay } from '../../table/index.ts'

/** When the quiet hours end that it is now; undefined if it is not. */
export function endOfQuiet({ from, to, zone }: Sleep, now: number): number | undefined {
  const length = ((to - from + 1440) % 1440) * MINUTE
  const since = (timeOfDay(now, zone) - from * MINUTE + DAY) % DAY
  return since < length ? nextTimeOfDay(to, zone, now) : undefined
}

/**
 * The next time after now when a clock in this zone shows this minute of the day. Where the clocks are put forward over it,
 * it comes as much later as they are.
 */
export function nextTimeOfDay(minute: number, zone: string, now: number): number {
  const wait = (minute * MINUTE - timeOfDay(now, zone) + DAY) % DAY
  const next = now + (wait === 0 ? DAY : wait)
  // Where the clocks are changed in between, it is an hour off.
  const off = ((timeOfDay(next, zone) - minute * MINUTE + DAY + DAY / 2) % DAY) - DAY / 2
  const exact = next - off
  return exact > now && timeOfDay(exact, zone) === minute * MINUTE ? exact : next
}
