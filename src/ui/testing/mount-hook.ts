import { createElement, render } from 'preact'

/** A component that only calls a hook. */
interface MountedHook<Value> {
  /** What the hook returned when the component was last rendered. */
  current(): Value
  /** Renders again, as a table does after every move. */
  render(): void
}

/** As much of an element as Preact needs to render a component that shows nothing. */
const fakeParent = (): Element => Object.assign(Object.create(null), { childNodes: [], nodeType: 1 })

export function mountHook<Value>(hook: () => Value): MountedHook<Value> {
  const parent = fakeParent()
  let held: { readonly value: Value } | undefined
  const Probe = (): null => {
    held = { value: hook() }
    return null
  }
  const draw = (): void => render(createElement(Probe, {}), parent)
  draw()
  return {
    current() {
      if (!held) throw new Error('not rendered')
      return held.value
    },
    render: draw,
  }
}
