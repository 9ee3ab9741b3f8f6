import { useEffect, useState } from 'preact/hooks'
import { hasSeat } from '../../kernel/seat.ts'
import type { TableSummary } from '../../protocol/index.ts'
import type { SavedMatch } from './saved-match.ts'

/** A table that waits for the visitor. */
export interface MyTurn {
  /** The address of the table. */
  readonly path: readonly [place: 'here' | 't', id: string]
  readonly game: string
  /** When the visitor's time runs out, if there is a clock. */
  readonly deadline?: number
}

/** Whether a match on this device waits for a person. */
export const awaitsPerson = ({ over, seats, waiting }: SavedMatch): boolean =>
  !over && seats.some(({ bot }, seat) => bot === undefined && hasSeat(waiting, seat))

/** The tables that wait for the visitor: those with a clock first, by the time left, then the last played. */
export function myTurns(remote: readonly TableSummary[], local: readonly SavedMatch[]): MyTurn[] {
  const turns = [
    ...remote
      .filter(({ yourMove }) => yourMove === true)
      .map(({ table, game, deadline, updated }) => ({
        at: updated,
        turn: { path: ['t', table] as const, game, ...(deadline === undefined ? {} : { deadline }) },
      })),
    ...local
      .filter(awaitsPerson)
      .map(({ id, game, at }) => ({ at, turn: { path: ['here', id] as const, game } })),
  ]
  return turns
    .sort((a, b) => b.at - a.at)
    .map(({ turn }): MyTurn => turn)
    .sort((a, b) => byTimeLeft(a.deadline, b.deadline))
}

/** Compares two deadlines: the earlier one first, and what has none last. */
export function byTimeLeft(
  a: number = Number.POSITIVE_INFINITY,
  b: number = Number.POSITIVE_INFINITY,
): number {
  return a === b ? 0 : a - b
}

/** How often a list is asked for again while the page is visible, in milliseconds. */
export const INTERVAL = 10_000

/** The answer to a question that is asked again and again while the page is visible. */
export function usePolled<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, set] = useState<Answer | undefined>(undefined)
  useEffect(() => {
    let gone = false
    const look = async (): Promise<void> => {
      if (document.hidden) return
      const next = await ask()
      if (!gone) set(next)
    }
    void look()
    const timer = setInterval(() => void look(), INTERVAL)
    document.addEventListener('visibilitychange', look)
    return () => {
      gone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return answer
}
