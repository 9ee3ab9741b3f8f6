import { useKeyedState } from './keyed-state.ts'

export interface Redo<Value> {
  /** Remembers a draft that is about to be undone. */
  remember(draft: Value): void
  /** The player has decided differently, so what was undone is forgotten. */
  forget(): void
  /** Restores what was undone last; absent if there is nothing. */
  readonly redo: (() => void) | undefined
}

/** What a player has undone in the draft for a decision, so that it can be done again. */
export function useRedo<Value>(decision: string, restore: (draft: Value) => void): Redo<Value> {
  const [undone, setUndone] = useKeyedState<readonly Value[]>(decision, [])
  const last = undone.at(-1)
  return {
    remember: (draft) => setUndone([...undone, draft]),
    forget: () => {
      if (undone.length > 0) setUndone([])
    },
    redo:
      last === undefined
        ? undefined
        : () => {
            setUndone(undone.slice(0, -1))
            restore(last)
          },
  }
}
