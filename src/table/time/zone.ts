import { DAY, HOUR, MINUTE } from '../../kernel/time-units.ts'

/** Every offset change of the last decades took place at a multiple of this. */
const STEP = 15 * MINUTE

/** The offset of a time zone from UTC, and until when it is known to stay the same. */
interface Offset {
  readonly offset: number
  readonly until: number
}

/** The offsets of one zone, by days in UTC. */
type ZoneDays = Map<number, readonly Offset[]>

/** The name of a zone can be spelled in thousands of ways, upper and lower case: the caches are bounded. */
const MAX_ZONES = 100
const MAX_DAYS = 1_000
const zones = new Map<string, { readonly format: Intl.DateTimeFormat; readonly days: ZoneDays }>()

/** The offset that applies at a time: local time is that time plus the offset. */
export function offsetAt(at: number, zone: string): Offset {
  const { format, days } = zoneOf(zone)
  const day = Math.floor(at / DAY)
  let offsets = days.get(day)
  if (!offsets) {
    offsets = offsetsOf(day * DAY, format)
    if (days.size >= MAX_DAYS) days.clear()
    days.set(day, offsets)
  }
  return offsets.find(({ until }) => at < until) ?? { offset: 0, until: (day + 1) * DAY }
}

/** The number of the day in a time zone, counted from 1 January 1970. */
export const dayNumber = (at: number, zone: string): number =>
  Math.floor((at + offsetAt(at, zone).offset) / DAY)

/** Milliseconds since midnight, as a clock in a time zone shows them. */
export const timeOfDay = (at: number, zone: string): number =>
  (((at + offsetAt(at, zone).offset) % DAY) + DAY) % DAY

/** When a day begins in a time zone. A day whose midnight is skipped begins with its first moment. */
export function startOfDay(day: number, zone: string): number {
  // No zone is further than 14 hours from UTC. Offsets change on the quarter hour.
  const first = day * DAY - 15 * HOUR
  const last = day * DAY + 15 * HOUR
  for (let at = first; at < last; ) {
    const { offset, until } = offsetAt(at, zone)
    const midnight = day * DAY - offset
    if (midnight <= at) return at
    if (midnight < until) return midnight
    at = until
  }
  return last
}

/** Most days have one offset. A day on which the clocks are changed is searched for the moment. */
function offsetsOf(start: number, format: Intl.DateTimeFormat): Offset[] {
  const end = start + DAY
  const first = readOffset(start, format)
  if (readOffset(end - STEP, format) === first) return [{ offset: first, until: end }]
  const offsets: Offset[] = []
  let current = first
  for (let at = start + STEP; at < end; at += STEP) {
    const offset = readOffset(at, format)
    if (offset !== current) offsets.push({ offset: current, until: at })
    current = offset
  }
  return [...offsets, { offset: current, until: end }]
}

function readOffset(at: number, format: Intl.DateTimeFormat): number {
  const parts = format.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((one) => one.type === type)?.value ?? 0)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - at
}

function zoneOf(zone: string): { readonly format: Intl.DateTimeFormat; readonly days: ZoneDays } {
  const known = zones.get(zone)
  if (known) return known
  const added = { format: formatOf(zone), days: new Map<number, readonly Offset[]>() }
  if (zones.size >= MAX_ZONES) zones.clear()
  zones.set(zone, added)
  return added
}

const FIELDS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const

/** A zone that this machine does not know, although the one that wrote the log did, is read as UTC. */
function formatOf(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone, ...FIELDS })
  } catch {
    return new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...FIELDS })
  }
}
