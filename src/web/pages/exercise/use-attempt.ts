import { useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
import { forgetDrafts } from '../../../ui/hooks/draft.ts'

/** What the player has tried in an exercise so far, and what they can do next. */
interface Attempt<Judged> {
  /** The last attempt, as it was judged; undefined while the player thinks. */
  readonly tried: Judged | undefined
  /** Whether an attempt is being judged, which may take a second. */
  readonly isJudging: boolean
  /** Whether the solution is on the board. */
  readonly isSolutionShown: boolean
  /** Judges moves. A rejection leaves the position as it is. */
  send(moves: readonly unknown[]): Promise<Rejection | undefined>
  again(): void
  showSolution(): void
}

/** An attempt at a position on the board: play, be judged, look at the solution, try again. */
export function useAttempt<Judged extends object>(
  judge: (moves: readonly unknown[]) => Promise<Judged | Rejection>,
): Attempt<Judged> {
  const [tried, setTried] = useState<Judged | undefined>(undefined)
  const [isSolutionShown, setSolutionShown] = useState(false)
  const [isJudging, setJudging] = useState(false)
  return {
    tried,
    isJudging,
    isSolutionShown,
    async send(moves) {
      setJudging(true)
      const judged = await judge(moves)
      setJudging(false)
      if ('code' in judged) return judged
      forgetDrafts()
      setTried(judged)
      return undefined
    },
    again() {
      setTried(undefined)
      setSolutionShown(false)
    },
    showSolution() {
      forgetDrafts()
      setSolutionShown(true)
    },
  }
}
