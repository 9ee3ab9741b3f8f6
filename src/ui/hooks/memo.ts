import { Component, type ComponentChildren, type FunctionComponent, h } from 'preact'

/** A component that renders again only when one of its properties has changed. */
export function memo<Props extends object>(
  draw: (props: Props) => ComponentChildren,
): FunctionComponent<Props> {
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const now = new Map(Object.entries(this.props))
      const after = Object.entries(next)
      return after.length !== now.size || after.some(([name, value]) => now.get(name) !== value)
    }
    override render(props: Props): ComponentChildren {
      return h(draw as FunctionComponent<Props>, props)
    }
  }
  return (props) => h(Memo, props)
}
