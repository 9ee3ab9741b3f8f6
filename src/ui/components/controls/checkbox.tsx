import './checkbox.css'
/** A checkbox with a hand-drawn tick. */
export function Checkbox({
  label,
  checked,
  change,
}: {
  label: string
  checked: boolean
  change(checked: boolean): void
}) {
  return (
    <button
      type="button"
      class="tick"
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      onClick={() => change(!checked)}
    >
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <rect x="3" y="3" width="24" height="24" rx="3" />
        {checked ? <path d="M7 16c3 1.5 5 4 6.5 7C17 15 22 8 31 1" class="tick-mark" /> : undefined}
      </svg>
    </button>
  )
}
