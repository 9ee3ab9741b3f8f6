import type { Seat } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import type { Token } from '../../rules/components/tokens.ts'
import type { BoardEvent } from './difference.ts'
import type { Leg } from './retrace.ts'

/** The last journey of the round. */
interface RecentJourney {
  readonly seat: Seat
  readonly legs: readonly Leg[]
  /** The number of town pieces that it took. */
  readonly pieces: number
}

/** By road and token: the seat that laid it there; after an exchange, the seat that cast it. */
export type LaidBy = ReadonlyMap<number, ReadonlyMap<Token, Seat>>

/** What has happened in this round, as far as the map shows it. */
export interface Recent {
  readonly laidBy: LaidBy
  /** The roads that others have changed since the own seat last acted, with the seat that changed them last. */
  readonly fresh: ReadonlyMap<number, Seat>
  readonly journey: RecentJourney | undefined
  /** Where something last happened. */
  readonly scene: { readonly road: number } | { readonly town: number } | undefined
}

export function recently(entries: readonly LogLine[], me: Seat | undefined): Recent {
  const laidBy = new Map<number, Map<Token, Seat>>()
  const fresh = new Map<number, Seat>()
  let journey: RecentJourney | undefined
  let scene: Recent['scene']
  const lay = (seat: Seat, road: number, token: Token): void => {
    laidBy.set(road, (laidBy.get(road) ?? new Map<Token, Seat>()).set(token, seat))
    if (seat !== me) fresh.set(road, seat)
  }
  for (const entry of entries.slice(roundStart(entries))) {
    const what = entry.what as BoardEvent | undefined
    if (entry.seat !== undefined && entry.seat === me) fresh.clear()
    switch (what?.kind) {
      case 'laid':
      case 'doubled':
        lay(what.seat, what.road, what.token)
        scene = { road: what.road }
        break
      case 'swapped':
        lay(what.seat, what.road, what.token)
        lay(what.seat, what.other, what.otherToken)
        scene = { road: what.road }
        break
      case 'travelled':
        // Some players send each step of a journey by itself.
        journey = {
          seat: what.seat,
          legs: journey?.seat === what.seat ? [...journey.legs, ...what.legs] : what.legs,
          pieces: what.pieces + (journey?.seat === what.seat ? journey.pieces : 0),
        }
        scene = { town: what.to }
        break
    }
  }
  return { laidBy, fresh, journey, scene }
}

/** The index of the first entry of this round. */
export const roundStart = (entries: readonly LogLine[]): number =>
  entries.findLastIndex(({ what }) => (what as BoardEvent | undefined)?.kind === 'cleared') + 1
