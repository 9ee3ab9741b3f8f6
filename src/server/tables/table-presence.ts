import { hasSeat, type Seat, type SeatSet } from '../../kernel/index.ts'
import { shownPresence, type TableState } from '../../table/index.ts'
import type { Presence } from '../cluster/peers.ts'
import type { TableContext } from '../context.ts'
import type { BlockedPairs } from '../people/blocked-pairs.ts'
import type { Account, Subscribers } from './following/subscribers.ts'
import type { Journal } from './journal.ts'

/** Who is connected to a table through this process and others, and which viewers may see it. */
export class TablePresence {
  readonly #context: TableContext
  readonly #journal: Journal
  readonly #subscribers: Subscribers
  readonly #blocks: BlockedPairs
  #lookingForBlocks = false
  /** Who was connected here when the other processes were last told. */
  #told: Presence = { seats: 0, spectators: 0 }
  /** The seats that were last shown as connected. */
  #shown: SeatSet = 0
  /** Cancels the timer for the next change of who seems to be connected. */
  #cancelTimer: () => void = () => undefined

  constructor(context: TableContext, journal: Journal, subscribers: Subscribers, blocks: BlockedPairs) {
    this.#context = context
    this.#journal = journal
    this.#subscribers = subscribers
    this.#blocks = blocks
  }

  get #state(): TableState {
    return this.#journal.table
  }

  get #id(): string {
    return this.#state.record.id
  }

  get #connected(): Presence {
    const here = this.#subscribers.presence()
    const elsewhere = this.#context.peers.elsewhere(this.#id)
    return { seats: here.seats | elsewhere.seats, spectators: here.spectators + elsewhere.spectators }
  }

  /** How many watch the table. */
  get spectators(): number {
    return this.#connected.spectators
  }

  isConnected(seat: Seat): boolean {
    return hasSeat(this.#connected.seats, seat)
  }

  show(payer?: Account): void {
    this.#shown = this.#seatsToShow()
    const presence = { seats: this.#shown, spectators: this.spectators }
    this.#subscribers.sendPresence(this.#state, presence, payer)
    const isKnown = (guest: string): boolean => this.#blocks.isKnown(guest, this.#state.seats)
    if (!this.#subscribers.guests().every(isKnown)) this.lookForBlocks()
  }

  /** Reads the blocks between the guests, then shows each viewer the presence they may see. */
  lookForBlocks(): void {
    if (this.#lookingForBlocks) return
    this.#lookingForBlocks = true
    this.#blocks
      .look(this.#subscribers.guests(), this.#state.seats)
      .finally(() => {
        this.#lookingForBlocks = false
      })
      .then(
        () => this.show(),
        (problem) => this.#context.log.error({ table: this.#id, problem }, 'could not read who is blocked'),
      )
  }

  /** The seats that are to be shown as connected. Looks again when that changes by itself. */
  #seatsToShow(): SeatSet {
    const { time } = this.#context
    const { seats, until } = shownPresence(this.#state, this.#connected.seats, time.now())
    this.#cancelTimer()
    if (until !== undefined && this.#subscribers.size > 0)
      this.#cancelTimer = time.after(until - time.now(), () => this.show())
    return seats
  }

  /** Tells the other processes who is connected here, and asks them for the same if wanted. */
  publish(asks: boolean): void {
    const presence = { ...this.#subscribers.presence(), ...(asks ? { asks } : {}) }
    this.#context.peers.publish({ type: 'presence', table: this.#id, ...presence })
  }

  /** Tells everybody if the seats shown as connected have changed. Returns whether they have. */
  announce(asks: boolean, payer?: Account): boolean {
    const { seats, spectators } = this.#subscribers.presence()
    const changed = seats !== this.#told.seats || spectators !== this.#told.spectators
    if (!changed && this.#seatsToShow() === this.#shown) return false
    this.#told = { seats, spectators }
    if (changed) this.publish(asks)
    this.show(payer)
    return true
  }

  cancel(): void {
    this.#cancelTimer()
  }
}
