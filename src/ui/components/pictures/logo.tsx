/** The mark of Vermeil. */
export function Logo() {
  return (
    <svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
      <use href="#v-mark" />
    </svg>
  )
}
