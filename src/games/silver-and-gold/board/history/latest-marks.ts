import { hasSeat, type Seat } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import type { Open } from '../../rules/state.ts'
import { type IslandPlace, playerAt, type SgView } from '../view.ts'
import type { RevealedMarks } from './log.ts'

/** What everyone marked in the turn that was revealed last. */
export type LatestMarks = ReadonlyMap<Seat, RevealedMarks>

const NOTHING: LatestMarks = new Map()

/** The marks that were revealed last, until the viewer has confirmed the next turn. */
export function latestMarks(entries: readonly LogLine[], { open, seat }: SgView): LatestMarks {
  const marks = entries.flatMap(({ what }) => (what === undefined ? [] : [what as RevealedMarks]))
  const turn = marks.at(-1)?.turn
  const confirmed =
    seat !== undefined && open.phase === 'mark' && open.turn !== turn && !hasSeat(open.waiting, seat)
  if (turn === undefined || confirmed) return NOTHING
  return new Map(marks.filter((one) => one.turn === turn).map((one) => [one.seat, one]))
}

/** The cells that were marked last on an island which still lies there. */
export function latestOn(latest: RevealedMarks | undefined, open: Open, place: IslandPlace): number {
  const stays = latest && latest.cards[place] === playerAt(open, latest.seat).cards[place]
  return stays ? latest.marks[place] : 0
}
