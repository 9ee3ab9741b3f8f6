import { randomUUID } from 'node:crypto'
import type { Rejection } from '../../kernel/index.ts'
import type { CommandOf } from '../../protocol/index.ts'
import {
  type Action,
  CannotReplay,
  type ChangeCommand,
  commandKey,
  isOverdue,
  refuse,
  seatOfGuest,
  type TableGame,
  type TableState,
} from '../../table/index.ts'
import type { PeerTable } from '../cluster/peers.ts'
import type { TableContext } from '../context.ts'
import { reminderOf } from '../notices/turn-notices.ts'
import { AbsentGuests } from '../pairing/absent-guests.ts'
import { BlockedPairs } from '../people/blocked-pairs.ts'
import { withBlockLists } from '../people/with-block-lists.ts'
import type { Guest } from '../store/store.ts'
import { CommandRates } from './command-rates.ts'
import { CatchUp } from './following/catch-up.ts'
import { type Account, type Subscriber, Subscribers } from './following/subscribers.ts'
import { Joining } from './joining.ts'
import { Journal } from './journal.ts'
import { MatchResult } from './match-result.ts'
import { OwnCommands } from './own-commands.ts'
import { Rematching } from './rematching.ts'
import { TableBots } from './table-bots.ts'
import { TablePresence } from './table-presence.ts'

/** Somebody who looks at a picture of a table asks for the next one within this time, in milliseconds. */
const GLANCE_TIME = 60_000

/** A table in the memory of this process: its subscribers, their commands, and its bots. */
export class Table implements PeerTable {
  readonly id: string
  readonly #context: TableContext
  readonly #subscribers: Subscribers
  readonly #journal: Journal
  readonly #bots: TableBots
  readonly #joining: Joining
  readonly #presence: TablePresence
  #pending = 0
  /** The highest entry count that other processes have announced and that is being looked for in the store. */
  #announced = 0
  #following: Promise<void> = Promise.resolve()
  /** How often the log had been rewritten when the whole table was last sent to everybody. */
  #shownRewrites: number
  readonly #rematching: Rematching
  readonly #own: OwnCommands
  readonly #result: MatchResult
  readonly #absentGuests: AbsentGuests
  readonly #rates: CommandRates
  /** Whoever gave the last command also pays for what bots do next. */
  #payer: Account | undefined
  #glancedUntil = Number.NEGATIVE_INFINITY
  lastUsed: number

  constructor(context: TableContext, game: TableGame, state: TableState, rewrites: number) {
    this.id = state.record.id
    this.#context = context
    const blocks = new BlockedPairs(context.store)
    const subscribers = new Subscribers(context.recentMemory, blocks)
    const journal = new Journal(context, game, state, subscribers, rewrites)
    const catchUp = new CatchUp(context, game, subscribers.recent)
    this.#subscribers = subscribers
    this.#journal = journal
    this.#shownRewrites = rewrites
    const presence = new TablePresence(context, journal, subscribers, blocks)
    this.#presence = presence
    this.#joining = new Joining(context, { journal, subscribers, blocks, catchUp, presence })
    this.#bots = new TableBots(context, journal, subscribers.renderer, {
      use: (task) => this.#use(task),
      payer: () => this.#payer,
      isWatched: () => this.#isWatched(),
    })
    this.#own = new OwnCommands(context, journal)
    this.#result = new MatchResult(context, journal)
    this.#absentGuests = new AbsentGuests(context, this)
    this.lastUsed = context.time.now()
    this.#rates = new CommandRates(context.time)
    this.#rematching = new Rematching(context, journal)
  }

  get idle(): boolean {
    return this.#subscribers.size === 0 && !this.busy && !this.attended
  }

  /** Whether a request has not been answered yet. */
  get busy(): boolean {
    return this.#pending > 0 || this.#result.isRating
  }

  get #state(): TableState {
    return this.#journal.table
  }

  /** Keeps the table in memory during a task; bots may have to move afterwards. */
  async #use<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#pending++
    this.lastUsed = this.#context.time.now()
    let result: Result
    try {
      result = await task()
    } catch (problem) {
      if (problem instanceof CannotReplay) this.#giveUp(problem.code)
      throw problem
    } finally {
      this.#pending--
    }
    if (this.#journal.rewrites !== this.#shownRewrites && this.#journal.idle) this.#showRewritten()
    this.#presence.announce(false)
    this.#bots.start()
    this.#result.passOn()
    return result
  }

  /** Passes on the result of a counted try, once the whole match is stored. */
  finishTry(): Promise<void> {
    return this.#result.finishTry()
  }

  // Subscribing

  /** Afterwards `follows` says whether the subscriber may follow the table. */
  join(subscriber: Subscriber, command: CommandOf<'join'>): Promise<void> {
    return this.#use(async () => {
      await this.#journal.catchUp()
      if (this.#state.record.clock.kind === 'correspondence') await this.#refreshGuest(subscriber)
      await this.#joining.join(subscriber, command)
    })
  }

  /** Lets somebody without a seat look at the table once. */
  see<Seen>(look: (state: TableState) => Seen): Promise<Seen> {
    return this.#use(async () => {
      await this.#journal.catchUp()
      return look(this.#state)
    })
  }

  follows(subscriber: Subscriber): boolean {
    return this.#subscribers.has(subscriber)
  }

  part(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber)) return
    this.#presence.announce(false, subscriber.account)
    const { record, status } = this.#state
    if (record.pairing && status === 'lobby' && subscriber.guest) this.expect(subscriber.guest)
  }

  mute(subscriber: Subscriber, command: CommandOf<'mute'>): Promise<void> {
    return this.#use(() => this.#own.mute(subscriber, command))
  }

  moves(subscriber: Subscriber, command: CommandOf<'moves'>): Promise<void> {
    return this.#use(() => this.#own.moves(subscriber, command))
  }

  look(subscriber: Subscriber, command: CommandOf<'look'>): Promise<void> {
    return this.#use(() => this.#own.look(subscriber, command))
  }

  /**
   * The guest may have taken another name, muted somebody at another table, or changed their sleeping hours. Undefined if
   * they have deleted themselves.
   */
  async #refreshGuest(subscriber: Subscriber): Promise<Guest | undefined> {
    const { guest } = subscriber
    const found = guest && (await this.#context.store.findGuest(guest.id))
    if (found) subscriber.guest = found
    return found
  }

  // Other processes

  get followed(): boolean {
    return this.#subscribers.size > 0
  }

  get entries(): number {
    return this.#journal.storedLength
  }

  grown(entries: number): void {
    const wanted = this.followed || this.#context.leases.holds(this.id)
    if (entries <= Math.max(this.#announced, this.entries) || !wanted) return
    this.#announced = entries
    this.#following = this.#following.then(async () => {
      if (this.entries < entries)
        await this.#use(() => this.#journal.catchUp()).catch((problem) =>
          this.#context.log.error({ table: this.id, problem }, 'could not follow another process'),
        )
      // Not every message is true: an entry count that was never stored must not hide later ones.
      if (this.#announced === entries) this.#announced = 0
    })
  }

  showPresence(): void {
    this.#presence.show()
  }

  publishPresence(asks: boolean): void {
    this.#presence.publish(asks)
  }

  /** How many watch it through any process. It stays in memory meanwhile. */
  countWatching(): number {
    this.lastUsed = this.#context.time.now()
    return this.#presence.spectators
  }

  #isWatched(): boolean {
    return this.followed || this.#presence.spectators > 0 || this.#context.time.now() < this.#glancedUntil
  }

  /** Somebody looks at a picture of the table without joining it. Bots among themselves go on for a while. */
  glance(): void {
    this.#glancedUntil = this.#context.time.now() + GLANCE_TIME
    this.#bots.start()
  }

  updateGuest(guest: Guest): void {
    this.#subscribers.updateGuest(guest)
  }

  rereadGuest(id: string): void {
    if (this.followed) this.#presence.lookForBlocks()
    if (!this.#subscribers.hasGuest(id)) return
    this.#context.store.findGuest(id).then(
      (guest) => guest && this.updateGuest(guest),
      (problem) => this.#context.log.error({ table: this.id, problem }, 'could not read a guest'),
    )
  }

  reread(): void {
    this.rewritten().catch((problem) =>
      this.#context.log.error({ table: this.id, problem }, 'could not read a rewritten table'),
    )
  }

  /** Reads the whole table again, which names somebody differently now. */
  rewritten(): Promise<void> {
    return this.#use(async () => {
      await this.#journal.reread()
      while (!this.#journal.idle) await this.#journal.settle()
    })
  }

  #showRewritten(): void {
    this.#shownRewrites = this.#journal.rewrites
    this.#subscribers.recent.clear()
    this.#subscribers.sendAll(this.#state, (subscriber, constantsOnce) =>
      this.#joining.render(subscriber, constantsOnce ? { constants: true } : {}),
    )
  }

  /** This process cannot replay the match, which was begun with other rules; another one may. */
  #giveUp(code: CannotReplay['code']): void {
    this.#context.drop(this.id)
    this.#subscribers.sendAway(code)
  }

  // Changing the table

  command(subscriber: Subscriber, command: ChangeCommand): Promise<void> {
    return this.#use(async () => {
      const isSitting = command.type === 'sit'
      const known = isSitting ? await this.#refreshGuest(subscriber) : subscriber.guest
      if (!known) return subscriber.refuse(command.id, refuse('nameFirst'))
      const guest = isSitting ? await withBlockLists(this.#context.store, known) : known
      const { account } = subscriber
      if (account.hasStoredTooMuch(guest) || !this.#rates.admits(this.#state, guest.id, command))
        return subscriber.refuse(command.id, refuse('tooFast'))
      // The space that is left belongs to the moves of running matches.
      if (command.type === 'chat' && (await this.#context.space.isFull()))
        return subscriber.refuse(command.id, refuse('storageFull'))
      // Who pays for the next moves must not tell that somebody has left an order.
      if (command.type !== 'order') this.#payer = account
      const outcome = await this.#journal.execute({ type: 'command', guest, command }, account)
      if ('code' in outcome) return subscriber.refuse(command.id, outcome)
      if (isSitting) this.#acceptInvitations(guest.id)
      const number = this.#state.commands.get(commandKey(guest, command.id))?.number
      subscriber.done(command.id, number === undefined ? {} : { number })
    })
  }

  /** Seats a guest who was invited. */
  seat(known: Guest, rated: boolean): Promise<Rejection | undefined> {
    return this.#use(async () => {
      await this.#journal.catchUp()
      const guest = await withBlockLists(this.#context.store, known)
      const command = { type: 'sit', id: randomUUID(), table: this.id, ...(rated ? { rated } : {}) } as const
      const outcome = await this.#journal.execute({ type: 'command', guest, command })
      if ('code' in outcome) return outcome
      this.#acceptInvitations(guest.id)
      return undefined
    })
  }

  /** Seats a player who is looking for strangers: before the start, or in the seat of a bot. */
  async pair(known: Guest): Promise<Rejection | undefined> {
    if (await this.see(({ status }) => status === 'lobby')) {
      const problem = await this.seat(known, false)
      if (problem?.code !== 'alreadyStarted') return problem
    }
    return this.#use(async () => {
      const guest = await withBlockLists(this.#context.store, known)
      const outcome = await this.#journal.execute({ type: 'takeOver', guest })
      return 'code' in outcome ? outcome : undefined
    })
  }

  /** Frees the seat of a player who is looking for strangers unless they connect soon. */
  expect(guest: Guest): void {
    if (seatOfGuest(this.#state.seats, guest.id) !== undefined) this.#absentGuests.expect(guest)
  }

  /** Whether a guest has a seat here and is connected, to this process or to another one. */
  isPresent(guest: string): boolean {
    const seat = seatOfGuest(this.#state.seats, guest)
    return seat !== undefined && this.#presence.isConnected(seat)
  }

  #acceptInvitations(guest: string): void {
    this.#context.store
      .acceptInvitations(this.id, guest)
      .catch((problem) =>
        this.#context.log.error({ table: this.id, problem }, 'could not record the answer to an invitation'),
      )
  }

  /** In the lobby a guest appears under their current name. */
  rename(guest: Guest, account: Account): Promise<void> {
    return this.#use(async () => {
      await this.#journal.execute({ type: 'rename', guest }, account)
    })
  }

  /** A player has changed their sleeping hours or holidays; perhaps once more since, in another process. */
  rest(id: string): Promise<void> {
    return this.#use(async () => {
      const guest = await this.#context.store.findGuest(id)
      if (guest) await this.#journal.execute({ type: 'rest', guest })
    })
  }

  /** A player can be told on another channel from now on, also of the move that they owe already. */
  remind(guest: string): Promise<void> {
    return this.#use(async () => {
      await this.#journal.catchUp()
      while (!this.#journal.idle) await this.#journal.settle()
      const notices = reminderOf(this.#state, guest, this.#context.time.now())
      if (notices.length === 0) return
      await this.#context.store.addTurnNotices(this.id, this.#journal.storedLength, notices)
    })
  }

  /** Gives up the seat of a guest who is being deleted. */
  leave(guest: Guest): Promise<void> {
    return this.#use(async () => {
      const command = { type: 'leave', id: randomUUID(), table: this.id } as const
      await this.#journal.execute({ type: 'command', guest, command })
    })
  }

  /** The same where the match has not begun. */
  leaveLobby(guest: Guest): Promise<void> {
    return this.#use(async () => {
      await this.#journal.execute({ type: 'leaveLobby', guest })
    })
  }

  /** An administrator removes somebody, lets them back in, or ends the table. */
  order(action: Extract<Action, { type: 'expel' | 'readmit' | 'close' }>): Promise<void> {
    return this.#use(async () => {
      await this.#journal.execute(action)
    })
  }

  /** Starts a new table that is full from the beginning. A counted try is given the seed of its deal. */
  open(made: { readonly guest: Guest } | { readonly seed: string }): Promise<void> {
    return this.#use(async () => {
      await this.#journal.execute({ type: 'open', ...made })
    })
  }

  rematch(subscriber: Subscriber, { id }: CommandOf<'rematch'>): Promise<void> {
    return this.#use(async () => {
      const problem = await this.#rematching.ask(subscriber.guest, id, subscriber.address)
      if (problem) return subscriber.refuse(id, problem)
      const { rematch: table } = this.#state
      subscriber.done(id, table === undefined ? {} : { table })
    })
  }

  /** Does what is due: seats whose time has run out, orders, bots that must move, a lobby that has expired. */
  wake(): Promise<void> {
    return this.#use(async () => {
      await this.#journal.catchUp()
      // One order at a time: each makes another position.
      for (;;) {
        const outcome = await this.#journal.execute({ type: 'due' }, this.#payer)
        if ('code' in outcome || outcome.entries.length === 0 || !this.overdue) return
      }
    })
  }

  /** Frees memory that is shared with other tables, when this one is unloaded. */
  unload(): void {
    this.#presence.cancel()
    this.#bots.forget()
    this.#absentGuests.forget()
    this.#subscribers.recent.clear()
  }

  /** Whether bots of this table think in this process. */
  get attended(): boolean {
    return this.#bots.thinking
  }

  /** Whether somebody's time has run out, or an order is to be carried out. */
  get overdue(): boolean {
    return isOverdue(this.#state, this.#context.time.now())
  }
}
