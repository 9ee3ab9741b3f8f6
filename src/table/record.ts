import type { Seat } from '../kernel/index.ts'
import type { ClockSettings, PlayerRest, SeatInfo, TableRest } from '../protocol/index.ts'
import type { Reservation } from './reservation.ts'

export interface OpenSeat {
  readonly kind: 'open'
}

export interface BotSeat {
  readonly kind: 'bot'
  readonly bot: string
  /** Its name in the match; by default the bots are named after their seats. */
  readonly name?: string
}

export interface PersonSeat {
  readonly kind: 'person'
  /** The id of the guest who sits here. */
  readonly guest: string
  readonly name: string
  readonly host?: true
  /** The bot that plays until the person returns. */
  readonly standIn?: string
  /** A program plays here for somebody. */
  readonly program?: true
}

/** Who sits where. */
export type Occupant = OpenSeat | BotSeat | PersonSeat

/** What a table is made with. The host can change some of it before the match. */
export interface TableRecord {
  readonly id: string
  readonly created: number
  readonly game: string
  /** Set by the host. */
  readonly name?: string
  readonly options: unknown
  readonly listed: boolean
  readonly clock: ClockSettings
  /** What a clock with days has beside. */
  readonly rest?: TableRest
  readonly startWhenFull: boolean
  readonly seats: readonly Occupant[]
  /** Only players may follow the match. Absent: everybody with the link may watch. */
  readonly spectators?: false
  /** The language of whoever made the table, as an ISO 639 code. Tables of earlier versions have none. */
  readonly language?: string
  /** Leads to the table until the match starts. A table of an earlier version has none. */
  readonly code?: string
  /** Open seats that are kept for somebody. */
  readonly reserved?: readonly Reservation[]
  /** The file of a match that this one continues from its last turn. */
  readonly fork?: string
  /** The match counts for ratings. */
  readonly rated?: true
  /** Strangers were brought together here: nobody is the host, and bots take the seats that are still open. */
  readonly pairing?: PairingRecord
  /** The match is played on the deal of a day, which is the same for everybody. */
  readonly daily?: DailyDeal
}

interface PairingRecord {
  /** When the match begins, with bots on the open seats. */
  readonly starts: number
}

interface DailyDeal {
  /** A day in UTC, such as `2026-11-16`. */
  readonly day: string
  /**
   * When the day ends, where the match is a counted try. Nothing at such a table ever shows the seed, because others
   * may still play. Without it, the match is practice on a deal that everybody can compute.
   */
  readonly until?: number
}

/** What everybody may know about a counted try of the daily challenge. */
export const countedDay = ({ daily }: TableRecord): { readonly daily?: string } =>
  daily?.until === undefined ? {} : { daily: daily.day }

/** Somebody who uses the table. */
export interface TableGuest {
  readonly id: string
  readonly name: string
  /** When they sleep and are on holiday, if they have set it. */
  readonly rest?: PlayerRest
  /** The person whose program this is. Nobody but a program has one. */
  readonly owner?: string
  /** With whom they do not sit down at a table. */
  readonly blockLists?: BlockLists
}

/** The guests whom somebody has blocked, and those who have blocked them. */
export interface BlockLists {
  readonly blocks: ReadonlySet<string>
  readonly blockedBy: ReadonlySet<string>
}

/** The mark of a seat that a program takes. */
export const programMark = ({ owner }: TableGuest): { readonly program?: true } =>
  owner === undefined ? {} : { program: true }

/** The bot that moves for a seat, if there is one. */
export function botOf(occupant: Occupant | undefined): string | undefined {
  if (occupant?.kind === 'bot') return occupant.bot
  return occupant?.kind === 'person' ? occupant.standIn : undefined
}

/** Whether only bots play, and nobody ever sat down. Such a match is there to be watched. */
export const botsOnly = (seats: readonly Occupant[]): boolean => seats.every(({ kind }) => kind === 'bot')

export const isAway = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === 'person' && occupant.standIn !== undefined

export const isHost = (occupant: Occupant | undefined): boolean =>
  occupant?.kind === 'person' && occupant.host === true

export function seatOfGuest(seats: readonly Occupant[], guest: string | undefined): Seat | undefined {
  if (guest === undefined) return undefined
  const seat = seats.findIndex((occupant) => occupant.kind === 'person' && occupant.guest === guest)
  return seat < 0 ? undefined : seat
}

/** What everybody may know about a seat. */
export function seatInfo(occupant: Occupant): SeatInfo {
  if (occupant.kind === 'open') return occupant
  if (occupant.kind === 'bot') return { kind: 'bot', bot: occupant.bot }
  const { kind, name, host, standIn, program } = occupant
  return {
    kind,
    name,
    ...(host ? { host } : {}),
    ...(standIn === undefined ? {} : { standIn }),
    ...(program ? { program } : {}),
  }
}
