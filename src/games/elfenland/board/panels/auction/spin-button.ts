/** How much the keys for a page change a number. */
const PAGE = 5

interface Spin {
  readonly value: number
  readonly least: number
  readonly most: number
  set(value: number): void
}

/** Turns a text field into a spin button: its role, its range and its keys. */
export function spinButton({ value, least, most, set }: Spin) {
  const numbers: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + PAGE,
    PageDown: value - PAGE,
    Home: least,
    End: most,
  }
  return {
    role: 'spinbutton',
    'aria-valuemin': least,
    'aria-valuemax': most,
    'aria-valuenow': value,
    onKeyDown(event: KeyboardEvent): void {
      const wanted = numbers[event.key]
      // With Shift, Home and End select what was typed.
      if (wanted === undefined || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      set(wanted)
    },
  } as const
}
