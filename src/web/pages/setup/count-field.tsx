import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'

/** A number to choose, from `min` to `max`. */
export function CountField(props: {
  label: string
  hint?: string | undefined
  value: number
  min: number
  max: number
  choose(value: number): void
}) {
  const { label, hint, value, min, max, choose } = props
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <OptionRow label={label} hint={hint}>
      <Segments
        label={label}
        value={value}
        options={counts.map((count) => ({ value: count, label: count }))}
        choose={(count) => choose(count)}
      />
    </OptionRow>
  )
}
