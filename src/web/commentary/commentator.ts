import type { View } from '../../kernel/index.ts'
import type { WatchedChances } from '../../review/commentary.ts'

export interface Commentary {
  readonly chances: readonly number[]
  /** The seat whose chance has changed most with the last position, if that is worth mentioning. */
  readonly change?: { readonly seat: number; readonly from: number; readonly to: number }
}

/** Smaller changes are not mentioned. */
const NOTABLE = 0.04

/** What the last position has changed. */
export function commentaryOf(chances: readonly number[], before: readonly number[] | undefined): Commentary {
  const changes = chances.map((to, seat) => ({ seat, from: before?.[seat] ?? to, to }))
  const size = ({ from, to }: { from: number; to: number }): number => Math.abs(to - from)
  const [change] = changes.toSorted((a, b) => size(b) - size(a))
  return change && size(change) >= NOTABLE ? { chances, change } : { chances }
}

interface Commentator {
  /** The position that is on screen. Without one, nothing is said any more. */
  watch(view: View | undefined): void
}

/**
 * Comments on the positions of a match, one at a time: those that have passed meanwhile are left out. `ask` evaluates a
 * position, and `pause` is how long to rest afterwards.
 */
export function createCommentator(
  ask: (view: View, memory: unknown) => Promise<WatchedChances | undefined>,
  say: (commentary: Commentary | undefined) => void,
  pause: () => Promise<void>,
): Commentator {
  let wanted: View | undefined
  let current: View | undefined
  let busy = false
  let last: WatchedChances | undefined

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    while (wanted !== undefined) {
      const view = wanted
      wanted = undefined
      const found = await ask(view, last?.memory).catch(() => undefined)
      // A person may have sat down while it was computed.
      if (current === undefined || !found) continue
      say(commentaryOf(found.chances, last?.chances))
      last = found
      await pause()
    }
    busy = false
  }

  return {
    watch(view) {
      if (view === current) return
      current = view
      wanted = view
      if (view === undefined) {
        last = undefined
        say(undefined)
      } else void work()
    },
  }
}
