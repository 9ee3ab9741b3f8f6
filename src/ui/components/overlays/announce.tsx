import { signal } from '@preact/signals'

const spoken = signal<readonly { readonly id: number; readonly words: string }[]>([])
let last = 0

/** How many announcements stay on the page. A turn of four players makes many at once, and all must be read out. */
const KEPT = 30

/** Has a screen reader read out some text. */
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
