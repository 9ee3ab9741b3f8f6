import { SelectField } from '../../../ui/components/controls/select-field.tsx'
import { language } from '../../../ui/text/texts.tsx'
import { adminWords as words } from './texts.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** In minutes. */
const DURATIONS = [HOUR, 12 * HOUR, DAY, 7 * DAY, 30 * DAY, 365 * DAY] as const
export const USUAL_DURATION = DAY

function durationWords(minutes: number): string {
  const [value, unit] = minutes < DAY ? [minutes / HOUR, 'hour'] : [minutes / DAY, 'day']
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** For how long something lasts, in minutes. `endless` adds an entry with the value 0. */
export function DurationField(props: { value: number; choose(minutes: number): void; endless?: boolean }) {
  return (
    <SelectField
      class="admin-field"
      label={words.t('for')}
      value={String(props.value)}
      options={[
        ...(props.endless ? [['0', words.t('for.ever')] as const] : []),
        ...DURATIONS.map((minutes) => [String(minutes), durationWords(minutes)] as const),
      ]}
      choose={(minutes) => props.choose(Number(minutes))}
    />
  )
}
