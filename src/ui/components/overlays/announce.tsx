import { signal } from '@preact/signals'

const spoken = signal<readonly { readonly id: number; readonly words: string }[]>([])
let last = 0

/** What comes at once, as after a turn of four players, must all be on the page to be heard. */
const KEPT = 30

/** Says something to who listens to the page instead of looking at it. */
export function announce(words: string): void {
  if (words === '') return
  spoken.value = [...spoken.value.slice(1 - KEPT), { id: ++last, words }]
}

export function Announcer() {
  return (
    <div class="vh announcer" role="log" aria-live="polite" aria-relevant="additions">
      {spoken.value.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  )
}
