import type { ReadonlySignal } from '@preact/signals'
import type { Phrase, Rejection, Result, Seat, View } from '../../kernel/index.ts'

/** Who sits on a chair. */
export interface SeatInfo {
  readonly name: string
  /** The level of a bot; a person has none. */
  readonly bot?: string
  /** A person who is away: the connection is gone. */
  readonly away?: boolean
  /** A bot plays for this person for the time being. */
  readonly standIn?: boolean
  /** When the time of this seat runs out, in milliseconds since 1970, while its clock runs. */
  readonly deadline?: number
  /** Milliseconds that it has left, while its clock stands. */
  readonly bank?: number
}

export type Connection = 'live' | 'resuming' | 'offline'

/** How the table looked to these eyes after something happened. */
export interface Step {
  readonly view: View
  /** Who did it. */
  readonly by?: Seat
  /** It was a bot that stands in for him. */
  readonly standIn?: true
  /** Who owes a move now, as a set of seats. */
  readonly waiting: number
  /** Somebody took a turn back: the table looks as it did before. */
  readonly back?: true
  /** What the step made of the match, once it is over. */
  readonly result?: Result
}

/** Something said at the table. */
export interface Remark {
  readonly seat?: Seat
  readonly name: string
  /** Free text, or a ready-made phrase that every reader sees in his own language. */
  readonly text?: string
  readonly phrase?: string
}

/** What a good player would do, and why. */
export interface Advice {
  readonly moves: readonly unknown[]
  readonly reason: Phrase
}

/** A table at which a match is played or watched, here on this device or on a server. */
export interface TableSession {
  /** Where the table is found again: the end of its address. */
  readonly id: string
  readonly place: 'here' | 'server'
  readonly game: string
  readonly options: unknown
  /** The clock of the table in words, nothing where there is none. */
  readonly clock: string
  readonly seats: ReadonlySignal<readonly SeatInfo[]>
  /** Whose eyes we look through; nobody's for a spectator. */
  readonly eyes: ReadonlySignal<Seat | undefined>
  /** All that these eyes have seen, from the first deal until now. */
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly connection: ReadonlySignal<Connection>
  readonly remarks: ReadonlySignal<readonly Remark[]>
  /** The seats whose players are not heard here. */
  readonly muted: ReadonlySignal<readonly Seat[]>
  /** Whether what I confirmed last can still be taken back. */
  readonly mayTakeBack: ReadonlySignal<boolean>
  /** The address of the next match, once somebody has asked for one. */
  readonly next: ReadonlySignal<string | undefined>
  /** At one screen: the seat that the screen must be handed to before it sees anything. */
  readonly handTo: ReadonlySignal<Seat | undefined>

  /** Sends a whole turn; what is refused comes back with its reason and changes nothing. */
  send(moves: readonly unknown[]): Promise<Rejection | undefined>
  takeBack(): Promise<Rejection | undefined>
  /** At one screen: the seat has the screen now. */
  look(seat: Seat): void
  say(remark: { text?: string; phrase?: string }): void
  /** "What would you do?": there is none where people play against each other. */
  hint?(): Promise<Advice | undefined>
  /** The match as a file, once it is over. */
  file(): Promise<string | undefined>
  /** Hears no more of what the player on this seat says, or hears him again. */
  mute(seat: Seat, on: boolean): void
  /** A new match at the same table; answers with its address. */
  rematch(): Promise<string | Rejection>
  /** Gives the chair up, for the time being; the match goes on. */
  leave(): void
  /** Takes the chair back from the bot that stands in. */
  comeBack(): void
  close(): void
}
