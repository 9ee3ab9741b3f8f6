interface SelectFieldProps {
  readonly class?: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  choose(value: string): void
}

/** A list to choose from, with its label. */
export function SelectField({ class: look, label, value, options, choose }: SelectFieldProps) {
  return (
    <label class={look}>
      <span>{label}</span>
      <select class="field" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([of, words]) => (
          <option key={of} value={of}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
