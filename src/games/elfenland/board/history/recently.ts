import type { Seat } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import type { BoardEvent } from './difference.ts'
import type { Leg } from './retrace.ts'

/** The last journey of the round. */
interface RecentJourney {
  readonly seat: Seat
  readonly legs: readonly Leg[]
  /** The number of town pieces that it took. */
  readonly pieces: number
}

/** What has happened in this round, as far as the map shows it. */
export interface Recent {
  /** The seat that last changed each road; after an exchange, the seat that cast it. */
  readonly laidBy: ReadonlyMap<number, Seat>
  /** The roads that others have changed since the own seat last acted. */
  readonly fresh: ReadonlySet<number>
  readonly journey: RecentJourney | undefined
  /** Where something last happened. */
  readonly scene: { readonly road: number } | { readonly town: number } | undefined
}

export function recently(entries: readonly LogLine[], me: Seat | undefined): Recent {
  const laidBy = new Map<number, Seat>()
  const fresh = new Set<number>()
  let journey: RecentJourney | undefined
  let scene: Recent['scene']
  for (const entry of entries.slice(roundStart(entries))) {
    const what = entry.what as BoardEvent | undefined
    if (entry.seat !== undefined && entry.seat === me) fresh.clear()
    switch (what?.kind) {
      case 'laid':
      case 'doubled':
      case 'swapped':
        for (const road of what.kind === 'swapped' ? [what.road, what.other] : [what.road]) {
          laidBy.set(road, what.seat)
          if (what.seat !== me) fresh.add(road)
        }
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
