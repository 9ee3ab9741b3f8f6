import type { ComponentChildren } from 'preact'

export interface RowProps {
  readonly label: string
  /** What stands below the label, in small letters. */
  readonly hint?: ComponentChildren
  /** What stands below the hint. */
  readonly more?: ComponentChildren
  readonly class?: string
}

interface OptionRowProps extends RowProps {
  /** A row of a list, or the label of the only field in it. */
  readonly as?: 'div' | 'li' | 'label'
  /** What stands beside the label. */
  readonly children?: ComponentChildren
}

/** A row with something to choose or to do: what it is on the left, and the control on the right. */
export function OptionRow({ label, hint, more, as: Row = 'div', class: kind, children }: OptionRowProps) {
  return (
    <Row class={kind === undefined ? 'opt' : `opt ${kind}`}>
      <div>
        {label}
        {hint === undefined ? undefined : <small>{hint}</small>}
        {more}
      </div>
      {children}
    </Row>
  )
}
