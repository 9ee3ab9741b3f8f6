import * as v from 'valibot'
import { type Game, type Rejection, samePlain } from '../kernel/index.ts'
import type { Occupant, TableRecord } from './record.ts'
import type { TableState } from './state.ts'

/** A match needs an opponent to count. */
const MIN_SEATS = 2

/** How long after the end a match is rated by another process, if the one that should have done it is gone. */
const RATING_OVERDUE = 2_000

export const isRated = ({ record }: Pick<TableState, 'record'>): boolean => record.rated === true

/** When a finished match must have been rated at the latest; undefined if there is nothing to do. */
export const ratingDeadline = (table: TableState): number | undefined =>
  isToBeRated(table) ? table.updated + RATING_OVERDUE : undefined

export const isToBeRated = (table: TableState): boolean =>
  table.status === 'over' && isRated(table) && table.ratingOrder === undefined

/** Whether a bot of this name has a measured strength in this game. */
export type IsRatedBot = (game: string, bot: string) => boolean

/**
 * Why a table cannot be rated. Without a clock a player who is losing could stay away for ever, and other rules or a deck
 * of one's own would be another game.
 */
export function whyNotRated(
  { clock, options }: Pick<TableRecord, 'clock' | 'options'>,
  seats: readonly Occupant[],
  game: Game,
  isRatedBot: IsRatedBot | undefined,
): Rejection | undefined {
  if (clock.kind === 'none') return { code: 'ratedNeedsClock' }
  if (!samePlain(v.parse(game.options, options), v.parse(game.options, {})))
    return { code: 'ratedNeedsUsualRules' }
  if (seats.length < minSeats(true, game))
    return { code: 'wrongNumberOfSeats', min: MIN_SEATS, max: game.seats.max }
  if (seats.some((seat) => seat.kind === 'person' && seat.program)) return { code: 'notForPrograms' }
  const isUnknown = (seat: Occupant): boolean => seat.kind === 'bot' && !isRatedBot?.(game.id, seat.bot)
  return seats.some(isUnknown) ? { code: 'ratedNeedsLevels' } : undefined
}

export const minSeats = (rated: boolean, game: Game): number =>
  rated ? Math.max(MIN_SEATS, game.seats.min) : game.seats.min

interface FinalSeat {
  readonly guest?: string
  readonly bot?: string
  readonly place: number
  readonly replaced?: true
}

/**
 * Who sat where at the end of a match, by the places that count. A player for whom a stand-in has made even one move is
 * behind everybody else: otherwise leaving would let the strongest bot play for them.
 */
export function finalSeats({ match, seats, turns }: TableState): FinalSeat[] | undefined {
  const result = match?.game.result(match.state.open)
  if (!result) return undefined
  const replaced = new Set(turns.filter(({ standIn }) => standIn).map(({ seat }) => seat))
  const ranks = result.seats.map(({ place }, seat) => (replaced.has(seat) ? Number.POSITIVE_INFINITY : place))
  return seats.map((occupant, seat) => {
    const place = 1 + ranks.filter((rank) => rank < (ranks[seat] ?? 0)).length
    if (occupant.kind !== 'person')
      return { place, ...(occupant.kind === 'bot' ? { bot: occupant.bot } : {}) }
    return { place, guest: occupant.guest, ...(replaced.has(seat) ? { replaced: true } : {}) }
  })
}
