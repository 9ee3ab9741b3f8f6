/** One of the drawings in `symbols.svg`. It is hidden from screen readers, so a word or a label must go with it. */
export function Icon({ name }: { name: string }) {
  return (
    <svg class="ic" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
