import { at, rank, type Seat } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { countTowns, hasTown, TOWNS, type Town } from '../../rules/components/map.ts'
import { FIRST_GOLD } from '../../rules/setting-up.ts'
import type { Open, PhaseName } from '../../rules/state.ts'
import type { BoardEvent, Standing } from './difference.ts'
import type { Leg } from './retrace.ts'

/** What a round brought one player, and where they stand after it. */
export interface RoundLine {
  readonly seat: Seat
  /** From 1; players with as many town pieces share it, in Elfengold only with as much gold. */
  readonly place: number
  readonly pieces: number
  readonly gold: number
  readonly boot: Town
  readonly newTowns: readonly Town[]
  /** Earned minus spent in this round. */
  readonly goldGained: number
}

/** The end of the last round. */
export interface RoundSummary {
  readonly round: number
  /** The player who starts the next round. */
  readonly start: Seat
  /** The best placed player first. */
  readonly lines: readonly RoundLine[]
  /** The journey that ended the round, if the boot may still be walking. */
  readonly walk: readonly Leg[]
}

/** The phases in which a player may still be reading about the last round. */
const READING: ReadonlySet<PhaseName> = new Set(['roundEnd', 'drawCards', 'threeCounters'])

type Cleared = Extract<BoardEvent, { kind: 'cleared' }>

const clearedIn = ({ what }: LogLine): Cleared | undefined => {
  const event = what as BoardEvent | undefined
  return event?.kind === 'cleared' ? event : undefined
}

/**
 * The end of the last round, as long as it is news: to a player until they act in the next round, to spectators and
 * readers of a past match until anybody does.
 */
export function roundSummary(
  entries: readonly LogLine[],
  open: Open,
  reader: Seat | undefined,
): RoundSummary | undefined {
  const index = entries.findLastIndex(clearedIn)
  const ended = index < 0 ? undefined : clearedIn(at(entries, index))
  const goesOn = entries
    .slice(index + 1)
    .some(({ seat }) => seat !== undefined && (reader === undefined || seat === reader))
  if (!ended || goesOn || !READING.has(open.phase)) return undefined
  const round = open.phase === 'roundEnd' ? open.round : open.round - 1
  const previous = entries.slice(0, index).findLast(clearedIn)
  // A log that begins later does not tell what the round brought.
  if (round > 1 && !previous) return undefined
  const first = { pieces: 0, gold: open.variant.game === 'elfengold' ? FIRST_GOLD : 0 }
  const before = previous && clearedIn(previous)?.players
  return {
    round,
    start: ended.start,
    lines: linesOf(ended.players, (seat) => before?.[seat] ?? first),
    walk: walkOf(entries[index - 1]),
  }
}

function walkOf(line: LogLine | undefined): readonly Leg[] {
  const event = line?.what as BoardEvent | undefined
  return event?.kind === 'travelled' ? event.legs : []
}

function linesOf(
  now: readonly Standing[],
  before: (seat: Seat) => Pick<Standing, 'pieces' | 'gold'>,
): RoundLine[] {
  const { seats } = rank(
    now.map(({ pieces, gold }) => ({ score: countTowns(pieces), parts: {}, tieBreak: { gold } })),
  )
  return now
    .map(({ boot, pieces, gold }, seat): RoundLine => {
      const old = before(seat)
      return {
        seat,
        place: at(seats, seat).place,
        pieces: countTowns(pieces),
        gold,
        boot,
        newTowns: TOWNS.flatMap((_, town) =>
          hasTown(pieces, town) && !hasTown(old.pieces, town) ? [town] : [],
        ),
        goldGained: gold - old.gold,
      }
    })
    .sort((a, b) => a.place - b.place)
}
