import { randomUUID } from 'node:crypto'
import { at, hasSeat, type Rejection, type Seat, type SeatSet, viewOf } from '../../kernel/index.ts'
import type { CommandOf } from '../../protocol/index.ts'
import {
  type Action,
  CannotReplay,
  type ChangeCommand,
  commandKey,
  isCounted,
  isOverdue,
  isToBeRated,
  mayFollow,
  refuse,
  seatKeptFor,
  seatOfGuest,
  shownPresence,
  type TableGame,
  type TableState,
  type Viewer,
  viewerOf,
} from '../../table/index.ts'
import type { PeerTable, Presence } from '../cluster/peers.ts'
import type { TableContext } from '../context.ts'
import { Looking } from '../notices/looking.ts'
import { Expecting } from '../pairing/expecting.ts'
import { BlockedPairs } from '../people/blocked-pairs.ts'
import { keptApart } from '../people/kept-apart.ts'
import { rateTable } from '../ratings/rater.ts'
import type { Guest } from '../store/store.ts'
import { CatchUp } from './catch-up.ts'
import { CommandRates } from './command-rates.ts'
import { Journal } from './journal.ts'
import { Rematching } from './rematching.ts'
import { shortText, wholeText } from './render.ts'
import { type Account, type Subscriber, Subscribers } from './subscribers.ts'
import { TableBots } from './table-bots.ts'

/**
 * Characters of missed events. Beyond that, which a large deck in every position can reach, sending the whole table is
 * cheaper, and the client is not mistaken for one that does not read.
 */
const MAX_MISSED_LENGTH = 262_144

/** Somebody who looks at a picture of a table asks for the next one within this time, in milliseconds. */
const GLANCE_TIME = 60_000

type Join = Pick<CommandOf<'join'>, 'history' | 'constants'>

/** A table in the memory of this process: its subscribers, their commands, and its bots. */
export class Table implements PeerTable {
  readonly id: string
  readonly #context: TableContext
  readonly #subscribers: Subscribers
  readonly #journal: Journal
  readonly #bots: TableBots
  readonly #catchUp: CatchUp
  #pending = 0
  /** The entry count that another process last announced. */
  #announced = 0
  #following: Promise<void> = Promise.resolve()
  readonly #rematching: Rematching
  readonly #looking: Looking
  readonly #expecting: Expecting
  readonly #rates: CommandRates
  readonly #blocks: BlockedPairs
  #lookingForBlocks = false
  /** Who was connected here when the other processes were last told. */
  #toldPresence: Presence = { seats: 0, spectators: 0 }
  /** The seats that were last shown as connected. */
  #shownSeats: SeatSet = 0
  /** Cancels the timer for the next change of who seems to be connected. */
  #cancelPresence: () => void = () => undefined
  /** Whether the result of a counted try was passed on. */
  #reported = false
  #rating = false
  /** Whoever gave the last command also pays for what bots do next. */
  #payer: Account | undefined
  #glancedUntil = Number.NEGATIVE_INFINITY
  lastUsed: number

  constructor(context: TableContext, game: TableGame, state: TableState) {
    this.id = state.record.id
    this.#context = context
    this.#blocks = new BlockedPairs(context.store)
    this.#subscribers = new Subscribers(context.recentMemory, this.#blocks)
    this.#journal = new Journal(context, game, state, this.#subscribers)
    this.#bots = new TableBots(context, this.#journal, this.#subscribers.renderer, {
      use: (task) => this.#use(task),
      payer: () => this.#payer,
      isWatched: () => this.#isWatched(),
    })
    this.#catchUp = new CatchUp(context, game, this.#subscribers.recent)
    this.#looking = new Looking(context)
    this.#expecting = new Expecting(context, this)
    this.lastUsed = context.time.now()
    this.#rates = new CommandRates(context.time)
    this.#rematching = new Rematching(context, this.#journal)
  }

  get idle(): boolean {
    return this.#subscribers.size === 0 && !this.busy && !this.attended
  }

  /** Whether a request has not been answered yet. */
  get busy(): boolean {
    return this.#pending > 0
  }

  get #state(): TableState {
    return this.#journal.table
  }

  /** Keeps the table in memory during a task; bots may have to move afterwards. */
  async #use(task: () => Promise<void>): Promise<void> {
    this.#pending++
    this.lastUsed = this.#context.time.now()
    try {
      await task()
    } catch (problem) {
      if (problem instanceof CannotReplay) this.#giveUp(problem.code)
      throw problem
    } finally {
      this.#pending--
    }
    this.#announcePresence(false)
    this.#bots.start()
    this.finishTry().catch((problem) =>
      this.#context.log.error({ table: this.id, problem }, 'could not store the result of a counted try'),
    )
    this.#rate().catch((problem) =>
      this.#context.log.error({ table: this.id, problem }, 'could not rate a match'),
    )
  }

  /** Rates a match, once all of it is stored. If this process dies before that, the table is due in another one. */
  async #rate(): Promise<void> {
    const state = this.#state
    if (this.#rating || !isToBeRated(state) || !this.#journal.idle) return
    this.#rating = true
    this.#pending++
    try {
      const order = await rateTable(this.#context.store, state, this.#context.log)
      if (order !== undefined) await this.#journal.execute({ type: 'rate', order })
    } finally {
      this.#rating = false
      this.#pending--
    }
  }

  /** Passes on the result of a counted try, once the whole match is stored. */
  async finishTry(): Promise<void> {
    const state = this.#state
    if (this.#reported || state.status !== 'over' || !isCounted(state) || !this.#journal.idle) return
    await this.#context.tryFinished(state)
    this.#reported = true
  }

  // Subscribing

  /** Afterwards `follows` says whether the subscriber may follow the table. */
  join(subscriber: Subscriber, { id, seen, ...wanted }: CommandOf<'join'>): Promise<void> {
    return this.#use(async () => {
      await this.#journal.catchUp()
      const isExcluded = (): boolean => !mayFollow(this.#state, subscriber.guest?.id)
      if (isExcluded()) return subscriber.refuse(id, refuse('noSpectators'))
      // A client without `seen` opens the table anew: the person is back.
      if (this.#state.record.clock.kind === 'correspondence') await this.#refreshGuest(subscriber)
      if (seen === undefined && subscriber.guest)
        await this.#journal.execute({ type: 'arrive', guest: subscriber.guest }, subscriber.account)
      if (subscriber.guest) await this.#blocks.look([subscriber.guest.id], this.#state.seats)
      const resumes = seen !== undefined && (await this.#recall(subscriber, seen))
      if (!resumes && wanted.history)
        await this.#catchUp.prepareHistory(() => this.#state, this.#viewer(subscriber), subscriber.account)
      while (!this.#journal.idle) await this.#journal.settle()
      // From here on nothing is awaited, so that nothing can happen in between.
      const state = this.#state
      if (isExcluded()) return subscriber.refuse(id, refuse('noSpectators'))
      const seat = seatOfGuest(state.seats, subscriber.guest?.id)
      const constantsOnce = wanted.constants === true
      const missed = seen === undefined ? undefined : this.#missedBy(subscriber, seen, constantsOnce)
      this.#send(subscriber, missed ?? [this.#render(subscriber, wanted)])
      const first = !this.followed
      this.#subscribers.add(subscriber, { seat, constantsOnce }, state)
      subscriber.done(id, { number: at(state.numbers, viewerOf(seat)) })
      if (!this.#announcePresence(first, subscriber.account)) this.showPresence(subscriber.account)
    })
  }

  #viewer({ guest }: Subscriber): Viewer {
    return viewerOf(seatOfGuest(this.#state.seats, guest?.id))
  }

  /** Sends a subscriber what they asked for, at the expense of their account. */
  #send(subscriber: Subscriber, texts: readonly string[]): void {
    for (const text of texts) {
      subscriber.send(text)
      subscriber.account.chargeSent(text.length)
    }
  }

  /** The whole table as a subscriber sees it. */
  #render(subscriber: Subscriber, { history, constants }: Join): string {
    const viewer = this.#viewer(subscriber)
    return this.#subscribers.renderer.table(this.#state, viewer, {
      ...this.#unheardBy(subscriber),
      now: this.#context.time.now(),
      kept: seatKeptFor(this.#state.reserved, subscriber.guest?.id),
      history: history ? this.#catchUp.history(this.#state, viewer) : undefined,
      constantsOnce: constants === true,
    })
  }

  /** The seats whose players a subscriber has muted or blocked, and those whose players have blocked them. */
  #unheardBy({ guest }: Subscriber): { readonly muted: readonly Seat[]; readonly silent: readonly Seat[] } {
    const { seats } = this.#state
    if (!guest) return { muted: [], silent: [] }
    const seatsWhere = (is: (other: string) => boolean): Seat[] =>
      seats.flatMap((occupant, seat) => (occupant.kind === 'person' && is(occupant.guest) ? [seat] : []))
    return {
      muted: seatsWhere((other) => guest.muted.includes(other) || this.#blocks.hasBlocked(guest.id, other)),
      silent: seatsWhere((other) => this.#blocks.hasBlocked(other, guest.id)),
    }
  }

  async #recall(subscriber: Subscriber, seen: number): Promise<boolean> {
    while (!this.#journal.idle) await this.#journal.settle()
    return this.#catchUp.recall(seen, this.#state, this.#viewer(subscriber), subscriber.account)
  }

  /** The events that a subscriber has missed; undefined where the whole table is to be sent instead. */
  #missedBy(subscriber: Subscriber, seen: number, constantsOnce: boolean): readonly string[] | undefined {
    const events = this.#catchUp.eventsAfter(seen, this.#state, this.#viewer(subscriber))
    const texts = events
      ?.filter((event) => !this.#subscribers.isSilent(event, subscriber))
      .map((event) => (constantsOnce ? shortText(event) : wholeText(event)))
    const length = texts?.reduce((sum, text) => sum + text.length, 0) ?? 0
    return length > MAX_MISSED_LENGTH ? undefined : texts
  }

  /** Lets somebody without a seat look at the table once. */
  async see<Seen>(look: (state: TableState) => Seen): Promise<Seen> {
    let seen: Seen | undefined
    await this.#use(async () => {
      await this.#journal.catchUp()
      seen = look(this.#state)
    })
    return seen as Seen
  }

  follows(subscriber: Subscriber): boolean {
    return this.#subscribers.has(subscriber)
  }

  part(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber)) return
    this.#announcePresence(false, subscriber.account)
    const { record, status } = this.#state
    if (record.pairing && status === 'lobby' && subscriber.guest) this.expect(subscriber.guest)
  }

  mute(subscriber: Subscriber, { id, seat, on }: CommandOf<'mute'>): Promise<void> {
    return this.#use(async () => {
      const guest = await this.#refreshGuest(subscriber)
      const occupant = this.#state.seats[seat]
      if (!guest) return subscriber.refuse(id, refuse('nameFirst'))
      if (occupant?.kind !== 'person') return subscriber.refuse(id, { code: 'noSuchSeat' })
      const others = guest.muted.filter((other) => other !== occupant.guest).slice(-99)
      const changed = { ...guest, muted: on ? [...others, occupant.guest] : others }
      await this.#context.store.saveGuest(changed)
      this.#context.changed(changed)
      subscriber.done(id)
    })
  }

  /** All moves that a player may make now. They follow from the player's own view, so they reveal nothing. */
  moves(subscriber: Subscriber, { id }: CommandOf<'moves'>): Promise<void> {
    return this.#use(async () => {
      const { match, game, seats, asked, status } = this.#state
      const seat = seatOfGuest(seats, subscriber.guest?.id)
      if (seat === undefined) return subscriber.refuse(id, refuse('notSeated'))
      if (!match) return subscriber.refuse(id, refuse('notStarted'))
      if (status === 'over') return subscriber.refuse(id, refuse('matchOver'))
      const isAsked = hasSeat(game.waiting(match.state.open), seat)
      const moves = isAsked ? game.legal(viewOf(match.state, seat)) : []
      const message = { type: 'done', id, ...(isAsked ? { asked: asked[seat] } : {}), moves }
      this.#send(subscriber, [JSON.stringify(message)])
    })
  }

  /** A player has the table in view and sees what it asks of them, so nothing else needs to tell them. */
  look(subscriber: Subscriber, { id, asked }: CommandOf<'look'>): Promise<void> {
    return this.#use(async () => {
      const { guest } = subscriber
      const seat = seatOfGuest(this.#state.seats, guest?.id)
      if (!guest || seat === undefined) return subscriber.refuse(id, refuse('notSeated'))
      await this.#looking.note(this.#state, guest.id, seat, asked)
      subscriber.done(id)
    })
  }

  /** The guest may have taken another name, muted somebody at another table, or changed their sleeping hours. */
  async #refreshGuest(subscriber: Subscriber): Promise<Guest | undefined> {
    if (subscriber.guest)
      subscriber.guest = (await this.#context.store.findGuest(subscriber.guest.id)) ?? subscriber.guest
    return subscriber.guest
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
      if (this.entries >= entries) return
      await this.#use(() => this.#journal.catchUp()).catch((problem) => {
        this.#announced = 0
        this.#context.log.error({ table: this.id, problem }, 'could not follow another process')
      })
    })
  }

  showPresence(payer?: Account): void {
    const { spectators } = this.#subscribers.presence()
    const elsewhere = this.#context.peers.elsewhere(this.id)
    this.#shownSeats = this.#seatsToShow()
    const presence = { seats: this.#shownSeats, spectators: spectators + elsewhere.spectators }
    this.#subscribers.sendPresence(this.#state, presence, payer)
    const isKnown = (guest: string): boolean => this.#blocks.isKnown(guest, this.#state.seats)
    if (!this.#subscribers.guests().every(isKnown)) this.#lookForBlocks()
  }

  /** Finds out who has blocked whom, and shows everybody who is there accordingly. */
  #lookForBlocks(): void {
    if (this.#lookingForBlocks) return
    this.#lookingForBlocks = true
    this.#blocks
      .look(this.#subscribers.guests(), this.#state.seats)
      .finally(() => {
        this.#lookingForBlocks = false
      })
      .then(
        () => this.showPresence(),
        (problem) => this.#context.log.error({ table: this.id, problem }, 'could not read who is blocked'),
      )
  }

  /** The seats that are to be shown as connected. Looks again when that changes by itself. */
  #seatsToShow(): SeatSet {
    const { time, peers } = this.#context
    const connected = this.#subscribers.presence().seats | peers.elsewhere(this.id).seats
    const { seats, until } = shownPresence(this.#state, connected, time.now())
    this.#cancelPresence()
    if (until !== undefined && this.followed)
      this.#cancelPresence = time.after(until - time.now(), () => this.showPresence())
    return seats
  }

  /** How many watch it through any process. It stays in memory meanwhile. */
  countWatching(): number {
    this.lastUsed = this.#context.time.now()
    return this.#subscribers.presence().spectators + this.#context.peers.elsewhere(this.id).spectators
  }

  #isWatched(): boolean {
    const { time, peers } = this.#context
    return this.followed || peers.elsewhere(this.id).spectators > 0 || time.now() < this.#glancedUntil
  }

  /** Somebody looks at a picture of the table without joining it. Bots among themselves go on for a while. */
  glance(): void {
    this.#glancedUntil = this.#context.time.now() + GLANCE_TIME
    this.#bots.start()
  }

  publishPresence(asks: boolean): void {
    const presence = { ...this.#subscribers.presence(), ...(asks ? { asks } : {}) }
    this.#context.peers.publish({ type: 'presence', table: this.id, ...presence })
  }

  /** Tells everybody if who is connected here, or seems to be, has changed, and returns whether it has. */
  #announcePresence(asks: boolean, payer?: Account): boolean {
    const { seats, spectators } = this.#subscribers.presence()
    const changed = seats !== this.#toldPresence.seats || spectators !== this.#toldPresence.spectators
    if (!changed && this.#seatsToShow() === this.#shownSeats) return false
    this.#toldPresence = { seats, spectators }
    if (changed) this.publishPresence(asks)
    this.showPresence(payer)
    return true
  }

  updateGuest(guest: Guest): void {
    this.#subscribers.updateGuest(guest)
  }

  rereadGuest(id: string): void {
    if (this.followed) this.#lookForBlocks()
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

  /** Reads the whole table again, which names somebody differently now, and sends it to everybody. */
  rewritten(): Promise<void> {
    return this.#use(async () => {
      await this.#journal.reread()
      while (!this.#journal.idle) await this.#journal.settle()
      this.#subscribers.recent.clear()
      this.#subscribers.sendAll(this.#state, (subscriber, constantsOnce) =>
        this.#render(subscriber, constantsOnce ? { constants: true } : {}),
      )
    })
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
      const guest = isSitting ? await keptApart(this.#context.store, known) : known
      if (!this.#rates.admits(this.#state, guest.id, command))
        return subscriber.refuse(command.id, refuse('tooFast'))
      // Who pays for the next moves must not tell that somebody has left an order.
      if (command.type !== 'order') this.#payer = subscriber.account
      const outcome = await this.#journal.execute({ type: 'command', guest, command }, subscriber.account)
      if ('code' in outcome) return subscriber.refuse(command.id, outcome)
      if (isSitting) this.#acceptInvitations(guest.id)
      const number = this.#state.commands.get(commandKey(guest, command.id))?.number
      subscriber.done(command.id, number === undefined ? {} : { number })
    })
  }

  /** Seats a guest who was invited. */
  async seat(known: Guest, rated: boolean): Promise<Rejection | undefined> {
    let problem: Rejection | undefined
    await this.#use(async () => {
      await this.#journal.catchUp()
      const guest = await keptApart(this.#context.store, known)
      const command = { type: 'sit', id: randomUUID(), table: this.id, ...(rated ? { rated } : {}) } as const
      const outcome = await this.#journal.execute({ type: 'command', guest, command })
      problem = 'code' in outcome ? outcome : undefined
      if (!problem) this.#acceptInvitations(guest.id)
    })
    return problem
  }

  /** Seats a player who is looking for strangers: before the start, or in the seat of a bot. */
  async pair(known: Guest): Promise<Rejection | undefined> {
    if (await this.see(({ status }) => status === 'lobby')) {
      const problem = await this.seat(known, false)
      if (problem?.code !== 'alreadyStarted') return problem
    }
    let problem: Rejection | undefined
    await this.#use(async () => {
      const guest = await keptApart(this.#context.store, known)
      const outcome = await this.#journal.execute({ type: 'takeOver', guest })
      problem = 'code' in outcome ? outcome : undefined
    })
    return problem
  }

  /** A player who is looking for strangers must connect soon, or the seat is freed. */
  expect(guest: Guest): void {
    if (seatOfGuest(this.#state.seats, guest.id) !== undefined) this.#expecting.expect(guest)
  }

  /** Whether a guest has a seat here and is connected, to this process or to another one. */
  isPresent(guest: string): boolean {
    const seat = seatOfGuest(this.#state.seats, guest)
    const connected = this.#subscribers.presence().seats | this.#context.peers.elsewhere(this.id).seats
    return seat !== undefined && hasSeat(connected, seat)
  }

  #acceptInvitations(guest: string): void {
    this.#context.store
      .acceptInvitations(this.id, guest)
      .catch((problem) => this.#context.log.error({ table: this.id, problem }, 'could not note an answer'))
  }

  /** In the lobby a guest appears under their current name. */
  rename(guest: Guest): Promise<void> {
    return this.#use(async () => {
      await this.#journal.execute({ type: 'rename', guest })
    })
  }

  /** A player has changed their sleeping hours or holidays; perhaps once more since, in another process. */
  rest(id: string): Promise<void> {
    return this.#use(async () => {
      const guest = await this.#context.store.findGuest(id)
      if (guest) await this.#journal.execute({ type: 'rest', guest })
    })
  }

  /** Gives up the seat of a guest who is being deleted. */
  leave(guest: Guest): Promise<void> {
    return this.#use(async () => {
      const command = { type: 'leave', id: randomUUID(), table: this.id } as const
      await this.#journal.execute({ type: 'command', guest, command })
    })
  }

  /** An administrator removes somebody, lets them back in, or ends the table. */
  order(action: Extract<Action, { type: 'expel' | 'readmit' | 'close' }>): Promise<void> {
    return this.#use(async () => {
      await this.#journal.execute(action)
    })
  }

  /** Whom a player reports, and what was said at the table. A seat that is empty now is that of its last speaker. */
  reportFacts(reporter: string, seat: number) {
    const { seats, removed, chat } = this.#state
    const isPlayer =
      seatOfGuest(seats, reporter) !== undefined || removed.some(({ guest }) => guest === reporter)
    if (!isPlayer) return refuse('notSeated')
    const occupant = seats[seat]
    const speaker = chat.findLast((line) => line.seat === seat && line.guest !== undefined)
    const { guest: reported, name: reportedName } = occupant?.kind === 'person' ? occupant : (speaker ?? {})
    if (reported === undefined || reportedName === undefined || reported === reporter)
      return { code: 'noSuchSeat' }
    return { reported, reportedName, chat: chat.map(({ numbers: _, ...line }) => line) }
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
    this.#cancelPresence()
    this.#bots.forget()
    this.#expecting.forget()
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
