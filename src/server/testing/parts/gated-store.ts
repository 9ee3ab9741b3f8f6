import type { Store } from '../../store/store.ts'

/** A store some of whose methods wait at a gate while it is shut, as in a process that is slow or was suspended. */
export function gated(store: Store, methods: readonly (keyof Store)[]) {
  let open: () => void = () => undefined
  let gate: Promise<void> = Promise.resolve()
  const waiting = new Set<keyof Store>()
  const slow = Object.fromEntries(
    methods.map((name) => [
      name,
      async (...values: never[]) => {
        waiting.add(name)
        await gate
        return (store[name] as (...values: never[]) => unknown)(...values)
      },
    ]),
  )
  return {
    store: { ...store, ...slow },
    shut(): void {
      waiting.clear()
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    isWaiting: (name: keyof Store) => waiting.has(name),
    open: () => open(),
  }
}
