import type { ReadonlySignal } from '@preact/signals'
import type { Phrase, Rejection, Result, Seat, View } from '../../kernel/index.ts'
import type { TimeSpan } from '../../kernel/time-units.ts'

/** The occupant of a seat. */
export interface SeatStatus {
  readonly name: string
  /** The level of a bot; a person has none. */
  readonly bot?: string
  /** A person whose connection is gone. */
  readonly away?: boolean
  /** A bot plays for this person at the moment. */
  readonly standIn?: boolean
  /** It does so because their time has run out. */
  readonly late?: boolean
  /** The present or next holiday of a person. */
  readonly holiday?: TimeSpan
  /** When this seat's time runs out, in milliseconds since 1970; only while its clock runs. */
  readonly deadline?: number
  /** A pause before that, in which the clock stands still. */
  readonly pause?: TimeSpan
  /** Remaining time in milliseconds; only while its clock is stopped. */
  readonly bank?: number
}

export type ConnectionState = 'live' | 'resuming' | 'offline'

/** What the viewer sees after something has happened. */
export interface SessionStep {
  readonly view: View
  /** The seat that acted. */
  readonly by?: Seat
  /** Whether a stand-in bot acted for that seat. */
  readonly standIn?: true
  /** Whether the viewer's own order acted for that seat. */
  readonly byOrder?: true
  /** The seats that have to move now, as a bit set. */
  readonly waiting: number
  /** A turn was taken back, so the view is an earlier one. `unlisted`: the turn itself is not among the steps. */
  readonly back?: true | 'unlisted'
  /** The result, once the match is over. */
  readonly result?: Result
}

/** A message in the chat. */
export interface Remark {
  readonly seat?: Seat
  readonly name: string
  /** Free text, or a ready-made phrase that readers see in their own language. */
  readonly text?: string
  readonly phrase?: string
}

/** What a strong bot would play, and why. */
export interface Advice {
  readonly moves: readonly unknown[]
  readonly reason: Phrase
  /** Further sentences: what the plan brings, what it saves, and what it gives up. */
  readonly more?: readonly Phrase[]
  /** The moves that follow by the plan, if nobody interferes. */
  readonly plan?: readonly unknown[]
}

/** The deal of a day, which is the same for everybody. */
export interface DailyMark {
  /** In UTC, such as `2026-11-16`. */
  readonly day: string
  /** Whether this is the player's one try that counts; otherwise it is a practice. */
  readonly counted: boolean
  /** The seed, if a past deal is practised whose seed has been published. */
  readonly revealed?: string | undefined
}

/** When the clocks of a table run out and stand still. Times are in milliseconds since 1970, by this device's clock. */
export interface TableTiming {
  /** For each seat. `rest` is the first time before the end in which the clock stands still. */
  readonly clocks: readonly {
    readonly until?: number
    /** When three quarters of the days are over. */
    readonly remind?: number
    readonly rest?: TimeSpan & { readonly because: 'sleep' | 'weekend' | 'holiday' | 'pause' }
  }[]
  /** The present or next holiday of each seat. */
  readonly holidays: readonly (TimeSpan | undefined)[]
  /** A pause until then, or an offer of one that lapses, with the seats that want it or its end. */
  readonly pause: { readonly agreed: number; readonly until?: number; readonly lapses?: number } | undefined
}

/** A table at which a match is played or watched, on this device or on a server. */
export interface TableSession {
  /** The end of the table's address. */
  readonly id: string
  readonly place: 'here' | 'server'
  /** Whether the match on this device has just been started. */
  readonly begins?: boolean
  readonly game: string
  /** Whether the match counts for ratings. */
  readonly rated?: boolean
  /** Whether people without a seat may watch it. */
  readonly watchable?: boolean
  /** Set if the match is played on the deal of a day. */
  readonly daily?: DailyMark | undefined
  readonly options: unknown
  /** The clock settings in words; empty if there is no clock. */
  readonly clock: string
  /** Absent where there are no clocks. */
  readonly timing?: ReadonlySignal<TableTiming | undefined>
  readonly seats: ReadonlySignal<readonly SeatStatus[]>
  /** The seat of the viewer; undefined for spectators. */
  readonly eyes: ReadonlySignal<Seat | undefined>
  /** Everything that the viewer has seen, from the set-up until now. */
  readonly steps: ReadonlySignal<readonly SessionStep[]>
  readonly connection: ReadonlySignal<ConnectionState>
  readonly remarks: ReadonlySignal<readonly Remark[]>
  /** The seats that the viewer has muted. */
  readonly muted: ReadonlySignal<readonly Seat[]>
  /** Whether the viewer's last turn can still be taken back. */
  readonly mayTakeBack: ReadonlySignal<boolean>
  /** The viewer's order that stands, in the game's own shape; undefined if there is none. */
  readonly order: ReadonlySignal<unknown>
  /** The address of the next match, once somebody has asked for one. */
  readonly next: ReadonlySignal<string | undefined>
  /** At a shared screen: the seat that must get the device before anything is shown. */
  readonly handTo: ReadonlySignal<Seat | undefined>

  /** Whether an order is about to make a move: the viewer's own or, on this device, anybody's. */
  readonly ordering: ReadonlySignal<boolean>

  /** On this device: makes that move. The page calls it when it has shown everything before. */
  carryOutOrder?(): void
  /** Sends a whole turn. A rejected turn changes nothing. */
  send(moves: readonly unknown[]): Promise<Rejection | undefined>
  takeBack(): Promise<Rejection | undefined>
  /** Leaves an order for the viewer's seat, instead of the one that stands; without one, withdraws it. */
  leaveOrder(order?: unknown): Promise<Rejection | undefined>
  /** At a shared screen: this seat has the device now. */
  look(seat: Seat): void
  say(remark: { text?: string; phrase?: string }): void
  /** Asks for advice. Absent where people play against each other. */
  hint?(): Promise<Advice | undefined>
  /** The advice is no longer wanted. */
  dropHint?(): void
  /** The match as a file, once it is over. */
  file(): Promise<string | undefined>
  /** Mutes a seat in the chat, or unmutes it. */
  mute(seat: Seat, on: boolean): void
  /** The viewer has blocked the player of a seat, which mutes them as well. */
  noteBlock(seat: Seat): void
  /** Starts a new match with the same players; returns its address. */
  rematch(): Promise<string | Rejection>
  /** Leaves the seat to a bot for the time being. */
  leave(): void
  /** Takes the seat back from the stand-in bot. */
  comeBack(): Promise<Rejection | undefined>
  /** Offers a pause or agrees to one; declines or ends it. */
  pause?(on: boolean): Promise<Rejection | undefined>
  /** The seats that want to end the match without a result, and when their offer lapses. Absent on this device. */
  readonly ending?: ReadonlySignal<{ readonly agreed: number; readonly lapses: number } | undefined>
  /** Offers to end the match or agrees to that; declines or withdraws it. */
  end?(on: boolean): Promise<Rejection | undefined>
}
