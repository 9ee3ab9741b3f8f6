interface RowButtonProps {
  readonly words: string
  /** The same with what the row is about, for those who hear the buttons of all rows one after another. */
  readonly label: string
  readonly small?: boolean
  press(): void
}

/** A button in a row of a list, such as "Remove". */
export const RowButton = ({ words, label, small, press }: RowButtonProps) => (
  <button type="button" class={small ? 'btn small' : 'btn'} aria-label={label} onClick={press}>
    {words}
  </button>
)
