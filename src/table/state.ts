import type { Bot, Game, Match, Orders, Seat, SeatSet } from '../kernel/index.ts'
import { NO_SEATS, seatsOf } from '../kernel/index.ts'
import type { TimeSpan } from '../kernel/time-units.ts'
import type { ChatPhrase, ClosedBy, Status } from '../protocol/index.ts'
import { type BotMemory, newBotMemory } from './bots/bot-memory.ts'
import type { Removed } from './fair-play/removal.ts'
import { type LogEntry, SPECTATOR, type ViewerSet } from './log-entry.ts'
import type { LeftOrder } from './orders/order.ts'
import { botOf, type Occupant, type TableRecord } from './record.ts'
import type { Reservation } from './reservation.ts'
import type { Clock } from './time/clock.ts'
import type { Pause, PauseOffer } from './time/pause.ts'
import type { KnownRest } from './time/player-rest.ts'

/** What a table must know about its game. */
export interface TableGame {
  readonly game: Game
  /** From the weakest to the strongest. */
  readonly bots: readonly Bot[]
  /** What players can leave with the table, if the game has such orders. */
  readonly orders?: Orders
}

/**
 * A table as its log has made it. `decide` reads it, `apply` alone changes it, and replaying the log gives the same
 * again, numbers and clocks included.
 */
export interface TableState {
  /** The host can change some of it before the match. */
  record: TableRecord
  readonly game: Game
  /** From the weakest to the strongest. */
  readonly bots: readonly Bot[]
  readonly orderRules: Orders | undefined
  /** How many entries the log has. */
  length: number
  /** When something last happened that a spectator could see. */
  updated: number
  status: Status
  seats: readonly Occupant[]
  /** Open seats that are kept for somebody. */
  reserved: readonly Reservation[]
  /** Once it has begun. */
  match: Match | undefined
  /** The seed of the match, if it is played on the deal of a day. It is sent to nobody. */
  seed: string | undefined
  /** How many turns of the match were played before this table began, and cannot be taken back here. */
  inherited: number
  /** How many entries each viewer could see. */
  readonly numbers: number[]
  /** For each seat that owes a move, its number when it was asked; 0 for the others. */
  readonly asked: number[]
  /** When it was asked. */
  readonly askedAt: number[]
  /** What each seat has left with the table. Only its owner may know. */
  readonly orders: (LeftOrder | undefined)[]
  /** For each turn that stands, beside the log of the match. */
  readonly turns: TurnMark[]
  /** The turns that were taken back, in the order of time. */
  readonly takeBacks: TakeBackMark[]
  readonly clocks: Clock[]
  /** What the players have set about their rest, by guest. */
  readonly rests: Map<string, KnownRest>
  /** The agreed pauses, in the order of time. */
  pauses: readonly Pause[]
  pauseOffer: PauseOffer | undefined
  /** When each seat last offered a pause. */
  readonly lastOffers: number[]
  /** Some players want to end the match without a result. */
  endOffer: PauseOffer | undefined
  /** When each seat last offered that. */
  readonly lastEndOffers: number[]
  /** When the server did not accept moves, in the order of time. */
  halts: readonly TimeSpan[]
  /** Who was removed and may not sit down or return. */
  removed: readonly Removed[]
  /** The seats at which a bot plays because their time has run out. */
  late: SeatSet
  /** Who ended the table early. */
  closedBy: ClosedBy | undefined
  readonly botMemory: BotMemory
  chat: ChatMark[]
  /** Commands that were carried out, by guest and id. */
  readonly commands: Map<string, DoneCommand>
  /** How many entries each guest has written. */
  readonly written: Map<string, number>
  /** The table of the next match. */
  rematch: string | undefined
  /** Once a rated match has been rated: its position among the rated matches of its kind. */
  ratingOrder: number | undefined
}

interface TurnMark {
  readonly seat: Seat
  /** The number of the turn for the seat that played it. */
  readonly number: number
  /** The seats that owed a move when it was played: no other seat could have played next without it. */
  readonly asked: SeatSet
  /** Whether a stand-in played it. */
  readonly standIn: boolean
  /** Whether a bot played it that had the seat then. Somebody may have taken the seat over since. */
  readonly bot: boolean
  /** Whether an order of the seat made it. */
  readonly byOrder: boolean
  /** Whether it completed an answer, for which the clock gave the increment. */
  readonly answered: boolean
  readonly at: number
  /** When the seat's time would have run out. */
  readonly until: number | undefined
  /** Where a clock with days ran: when it was started. */
  readonly clockAsked: number | undefined
}

interface TakeBackMark {
  readonly seat: Seat
  /** After how many of the turns that still stand. */
  after: number
  /** Who could see that it was taken back. */
  readonly seen: ViewerSet
}

interface ChatMark {
  readonly at: number
  readonly seat: Seat
  /** The speaker and their name then. The guest is told to nobody. */
  readonly guest?: string
  readonly name?: string
  readonly text?: string
  readonly phrase?: ChatPhrase
  /** Its number for each viewer. */
  readonly numbers: readonly number[]
}

interface DoneCommand {
  readonly type: LogEntry['type']
  /** Its number for the guest who sent it. */
  readonly number: number
}

export function newTable(record: TableRecord, { game, bots, orders: orderRules }: TableGame): TableState {
  return {
    record,
    game,
    bots,
    orderRules,
    length: 0,
    updated: record.created,
    status: 'lobby',
    seats: record.seats,
    reserved: record.reserved ?? [],
    match: undefined,
    seed: undefined,
    inherited: 0,
    numbers: Array.from({ length: SPECTATOR + 1 }, () => 0),
    asked: [],
    askedAt: [],
    orders: [],
    turns: [],
    takeBacks: [],
    clocks: [],
    rests: new Map(),
    pauses: [],
    pauseOffer: undefined,
    lastOffers: [],
    endOffer: undefined,
    lastEndOffers: [],
    halts: [],
    removed: [],
    late: NO_SEATS,
    closedBy: undefined,
    botMemory: newBotMemory(bots),
    chat: [],
    commands: new Map(),
    written: new Map(),
    rematch: undefined,
    ratingOrder: undefined,
  }
}

/** The seats that owe a move. */
export const waitingOf = ({ game, match }: TableState): SeatSet =>
  match ? game.waiting(match.state.open) : 0

/** The seats for which a bot must move now. */
export function botsToMove(table: TableState): Seat[] {
  if (table.status !== 'playing' || table.seats.every((occupant) => botOf(occupant) === undefined)) return []
  return seatsOf(waitingOf(table)).filter((seat) => botOf(table.seats[seat]) !== undefined)
}
