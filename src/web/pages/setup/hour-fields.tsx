/** Chromium reports `Etc/Unknown` if the system does not say where it is, which is no time zone. Its clock shows UTC then. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return 'UTC'
  }
}

interface Hours {
  /** Minutes since midnight. */
  readonly from: number
  readonly to: number
}

/** The hours in which people sleep unless they choose others. */
export const NIGHT: Hours = { from: 22 * 60, to: 8 * 60 }

/** Two times of day. */
export function HourFields({
  hours,
  labels,
  change,
}: {
  hours: Hours
  labels: Readonly<Record<'from' | 'to', string>>
  change(hours: Hours): void
}) {
  const setHour = (end: 'from' | 'to', text: string): void => {
    const minutes = minutesIn(text)
    if (minutes !== undefined) change({ from: hours.from, to: hours.to, [end]: minutes })
  }
  return (
    <span class="hours">
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          type="time"
          class="field"
          required
          aria-label={labels[end]}
          value={timeText(hours[end])}
          onChange={(event) => setHour(end, event.currentTarget.value)}
        />
      ))}
    </span>
  )
}

/** The minutes since midnight in the value of a field for a time; undefined if it is empty. */
export function minutesIn(text: string): number | undefined {
  const [hour = Number.NaN, minute = Number.NaN] = text.split(':').map(Number)
  return Number.isInteger(hour) && Number.isInteger(minute) ? hour * 60 + minute : undefined
}

export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
