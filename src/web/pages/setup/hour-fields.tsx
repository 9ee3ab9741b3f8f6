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
    const [hour = Number.NaN, minute = Number.NaN] = text.split(':').map(Number)
    if (Number.isInteger(hour) && Number.isInteger(minute))
      change({ from: hours.from, to: hours.to, [end]: hour * 60 + minute })
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
          value={hourText(hours[end])}
          onChange={(event) => setHour(end, event.currentTarget.value)}
        />
      ))}
    </span>
  )
}

const hourText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
