import { options } from 'preact'

/** What a person does that the page has to be ready for. */
const INPUT = ['keydown', 'pointerdown', 'pointerup', 'click', 'wheel', 'input'] as const

/** Effects run after this many milliseconds even if no frame is drawn, for example in a hidden tab. */
const LONGEST_WAIT = 35

/**
 * Makes Preact run the effects of what it has drawn before the next input, if no frame comes first. Otherwise a key
 * that is pressed right after a page has appeared would find no listener, or a state that an effect is about to reset.
 */
export function runEffectsBeforeInput(): void {
  // Hooks and signals each have a queue of their own.
  const due = new Set<() => void>()
  const run = (): void => {
    const queues = [...due]
    due.clear()
    for (const flush of queues) flush()
  }
  options.requestAnimationFrame = (flush) => {
    due.add(flush)
    const drawn = (): void => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      // After the frame has been painted.
      setTimeout(run)
    }
    const timer = setTimeout(drawn, LONGEST_WAIT)
    const frame = requestAnimationFrame(drawn)
  }
  for (const type of INPUT) addEventListener(type, run, { capture: true, passive: true })
}
