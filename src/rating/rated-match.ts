import { at } from '../kernel/index.ts'
import { DAY } from '../kernel/time-units.ts'
import { anchorOf } from './anchors.ts'
import { type Ladder, lowerEnd, NEWCOMER, type Rating, type UncountedReason } from './model.ts'
import { rateMatch } from './rate.ts'

/** A seat at the end of a rated match. */
interface RatedSeat {
  /** The person who sat there. */
  readonly guest?: string
  readonly bot?: string
  /** With everybody whom a stand-in has replaced behind all others. */
  readonly place: number
  /** A stand-in has played for the person. */
  readonly replaced?: true
}

export interface RatedMatch {
  readonly table: string
  readonly ladder: Ladder
  /** When the last turn was played. */
  readonly ended: number
  readonly seats: readonly RatedSeat[]
}

/** The rating of a person after some matches. */
export interface PlayerStanding extends Rating {
  readonly matches: number
}

export const UNRATED: PlayerStanding = { ...NEWCOMER, matches: 0 }

/** What a match means for a person. */
interface RatedPerson {
  readonly guest: string
  readonly seat: number
  readonly place: number
  readonly before: PlayerStanding
  readonly after: PlayerStanding
}

export interface RatingVerdict {
  readonly people: readonly RatedPerson[]
  readonly uncounted?: UncountedReason
}

/** How many matches of the same people count within this time, in one ladder. */
export const REPEATS_PER_DAY = 10
export const REPEAT_PERIOD = DAY

/** A bot further than this below the lower end of a player's interval proves nothing. */
const REACH = 10

/** Identifies the people of a match, whatever their seats are. */
export const peopleOf = ({ seats }: RatedMatch): string =>
  seats
    .flatMap(({ guest }) => guest ?? [])
    .sort()
    .join(' ')

/** What a match means for its people. `repeats` counts the matches of the same people on the day before. */
export function judgeMatch(
  match: RatedMatch,
  standingOf: (guest: string) => PlayerStanding,
  repeats: number,
): RatingVerdict {
  const { ladder, seats } = match
  const before = seats.map(({ guest, bot }): PlayerStanding => {
    if (guest !== undefined) return standingOf(guest)
    return { ...(anchorOf(ladder, bot ?? '') ?? NEWCOMER), matches: 0 }
  })
  const uncounted = whyUncounted(match, before, repeats)
  const after = uncounted
    ? before
    : rateMatch(
        seats.map(({ guest, place }, seat) => ({
          rating: at(before, seat),
          place,
          fixed: guest === undefined,
        })),
      )
  const people = seats.flatMap(({ guest, place }, seat): RatedPerson[] => {
    if (guest === undefined) return []
    const old = at(before, seat)
    const { mu, sigma } = at(after, seat)
    const matches = old.matches + (uncounted ? 0 : 1)
    return [{ guest, seat, place, before: old, after: { mu, sigma, matches } }]
  })
  return { people, ...(uncounted ? { uncounted } : {}) }
}

function whyUncounted(
  { seats }: RatedMatch,
  before: readonly PlayerStanding[],
  repeats: number,
): UncountedReason | undefined {
  if (seats.every(({ replaced }) => replaced)) return 'abandoned'
  if (repeats >= REPEATS_PER_DAY) return 'repeated'
  const people = seats.flatMap(({ guest }, seat) => (guest === undefined ? [] : at(before, seat)))
  const bots = seats.flatMap(({ guest }, seat) => (guest === undefined ? at(before, seat) : []))
  const [only, ...others] = people
  if (!only || others.length > 0) return undefined
  return bots.every(({ mu }) => mu < lowerEnd(only) - REACH) ? 'outclassed' : undefined
}
