const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Lets the arrow keys move the focus between the items of a list, of which the Tab key reaches only one. */
export function walkItems(event: KeyboardEvent): void {
  const by = STEPS[event.key]
  if (by === undefined || !(event.target instanceof Element)) return
  const next = by === 1 ? event.target.nextElementSibling : event.target.previousElementSibling
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return
  event.preventDefault()
  next.focus()
}
