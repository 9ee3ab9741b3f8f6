import { Checkbox } from './checkbox.tsx'
import { OptionRow, type RowProps } from './option-row.tsx'

interface CheckboxRowProps extends RowProps {
  readonly checked: boolean
  change(checked: boolean): void
}

/** A row that is switched on and off. */
export function CheckboxRow({ checked, change, ...row }: CheckboxRowProps) {
  return (
    <OptionRow {...row}>
      <Checkbox label={row.label} checked={checked} change={change} />
    </OptionRow>
  )
}
