import type { ComponentChildren } from 'preact'
import './segments.css'

/** A row of buttons of which exactly one is chosen. */
export function Segments<Value extends string | number>(props: {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: ComponentChildren; readonly name?: string }[]
  choose(value: Value): void
}) {
  return (
    <div class="seg" role="group" aria-label={props.label}>
      {props.options.map(({ value, label, name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          aria-label={name}
          onClick={() => props.choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
