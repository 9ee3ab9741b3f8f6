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
