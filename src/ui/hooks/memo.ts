import { Component, type ComponentChildren, type ComponentClass, type FunctionComponent, h } from 'preact'

/** A component that renders again only when one of its properties has changed. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChildren): ComponentClass<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return differ(this.props, next)
    }
    // A component of its own, because signals and state that `draw` reads must be able to render it again.
    override render(props: Props): ComponentChildren {
      return h(draw as FunctionComponent<Props>, props)
    }
  }
}

function differ<Props extends object>(before: Props, after: Props): boolean {
  for (const name in before) if (!(name in after)) return true
  for (const name in after) if (before[name] !== after[name]) return true
  return false
}
