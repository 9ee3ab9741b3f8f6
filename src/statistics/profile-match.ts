import type { Seat } from '../kernel/index.ts'
import type { MatchStatistics } from '../protocol/index.ts'

/** A finished match of the reader with what is known about it. */
export interface ProfileMatch {
  readonly place: 'here' | 't'
  readonly id: string
  readonly game: string
  readonly ended: number
  readonly seats: readonly ProfileSeat[]
  /** The reader's seat. */
  readonly me: Seat
  readonly statistics?: MatchStatistics
}

export interface ProfileSeat {
  readonly name: string
  /** The level of a bot; a person has none. */
  readonly bot?: string
  readonly place: number
  readonly score: number
}

/** Names a match among those of the server and of this device. */
export const matchKey = ({ place, id }: Pick<ProfileMatch, 'place' | 'id'>): string => `${place}/${id}`

export const ownSeat = ({ seats, me }: ProfileMatch): ProfileSeat | undefined => seats[me]

/** The reader's share of the victory: all of it, a part if several players won, or nothing. */
export function shareOf({ seats, me }: ProfileMatch): number {
  if (seats[me]?.place !== 1) return 0
  return 1 / seats.filter(({ place }) => place === 1).length
}

/** Somebody must have played against the reader for a match to be won. */
export const hasOpponents = ({ seats }: ProfileMatch): boolean => seats.length > 1

/** Whether at least one other person played. */
export const hasPeople = ({ seats, me }: ProfileMatch): boolean =>
  seats.some(({ bot }, seat) => bot === undefined && seat !== me)
