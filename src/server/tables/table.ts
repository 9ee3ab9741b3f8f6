import { botsOf } from '../../games/bots.ts'
import type { CatalogueEntry } from '../../games/index.ts'
import type { Rejection, Seat } from '../../kernel/index.ts'
import { type CommandOf, LIMITS } from '../../protocol/index.ts'
import {
  type Changing,
  commandKey,
  type Decision,
  decide,
  isFull,
  refuse,
  startIfFull,
  timesUp,
  write,
} from '../../table/decide.ts'
import type { Entry } from '../../table/log-entry.ts'
import { CannotReplay, type Course, seatOfGuest } from '../../table/state.ts'
import type { Listening, Presence } from '../cluster/peers.ts'
import type { House } from '../context.ts'
import { Bucket, type Rate } from '../limits.ts'
import type { Guest, StoredTable } from '../store/store.ts'
import { Late } from './catch-up.ts'
import { lobbyTime } from './deadlines.ts'
import { type Follower, Followers, mutedSeats } from './followers.ts'
import { readerOf, tableText } from './frames.ts'
import { Journal } from './journal.ts'
import { TableBots } from './table-bots.ts'

/** A table in the memory of this process: who follows it, what they ask for, and its bots. */
export class Table implements Listening {
  readonly id: string
  readonly #house: House
  readonly #followers = new Followers()
  readonly #journal: Journal
  /** From the weakest to the strongest. */
  readonly #levels: readonly string[]
  readonly #bots: TableBots
  #pending = 0
  /** How many entries it had when another process last told of it. */
  #heard = 0
  #catchingUp: Promise<void> = Promise.resolve()
  #rematching: Promise<Rejection | undefined> | undefined
  readonly #late: Late
  readonly #talking = new Map<Seat, Bucket>()
  /** Who was connected here when the others were last told. */
  #told: Presence = { seats: 0, spectators: 0 }
  lastUsed: number

  constructor(house: House, entry: CatalogueEntry, stored: StoredTable) {
    this.id = stored.record.id
    this.#house = house
    this.#levels = botsOf(entry.game.id).map(({ name }) => name)
    this.#journal = new Journal(house, entry, stored, this.#followers)
    this.#bots = new TableBots(house, entry.game, this.#journal, (task) => this.#use(task))
    this.#late = new Late(this.id, entry.game, house.store)
    this.lastUsed = house.time.now()
  }

  get idle(): boolean {
    return this.#followers.size === 0 && !this.busy && !this.attended
  }

  /** Whether something that was asked for is not answered yet. */
  get busy(): boolean {
    return this.#pending > 0
  }

  get #course(): Course {
    return this.#journal.course
  }

  /** Keeps the table in memory while something goes on at it; afterwards bots may have to move. */
  async #use(task: () => Promise<void>): Promise<void> {
    this.#pending++
    this.lastUsed = this.#house.time.now()
    try {
      await task()
    } catch (problem) {
      if (problem instanceof CannotReplay) this.#leaveTo(problem.code)
      throw problem
    } finally {
      this.#pending--
    }
    this.#tellChange(false)
    this.#bots.attend()
  }

  // Following

  join(follower: Follower, { id, seen, history }: CommandOf<'join'>): Promise<void> {
    return this.#use(async () => {
      await this.#journal.catchUp()
      if (seen === undefined) await this.#comeBack(follower.guest)
      const missed = seen === undefined ? undefined : await this.#missed(follower, seen)
      // From here to the end nothing is waited for, so that nothing can happen in between.
      while (!this.#journal.quiet) await this.#journal.settle()
      const course = this.#course
      const seat = seatOfGuest(course, follower.guest?.id)
      const reader = readerOf(seat)
      if (missed?.entries === course.entries) for (const text of missed.texts) follower.send(text)
      else {
        const muted = mutedSeats(course, follower.guest)
        const past = history ? this.#late.history(course, reader) : undefined
        follower.send(tableText(course, { reader, muted, now: this.#house.time.now(), history: past }))
      }
      const first = !this.followed
      this.#followers.add(follower, seat)
      follower.done(id, { number: course.numbers[reader] })
      if (!this.#tellChange(first)) this.showPresence()
    })
  }

  /**
   * The events that a reader missed, each with the position as it was then; undefined where he is sent the whole
   * table. While it is read from the store more may happen: then it is read again, but not for ever.
   */
  async #missed(follower: Follower, seen: number): Promise<Missed | undefined> {
    for (let tries = 0; tries < 3; tries++) {
      while (!this.#journal.quiet) await this.#journal.settle()
      const { entries, numbers } = this.#course
      const reader = readerOf(seatOfGuest(this.#course, follower.guest?.id))
      const number = numbers[reader]
      if (seen > number || number - seen > LIMITS.resumeNumbers) return undefined
      const late = seen < number ? await this.#late.events(this.#course, reader, follower.guest) : []
      const texts = late.flatMap((one) => (one.number > seen ? [one.text] : []))
      if (texts.reduce((sum, { length }) => sum + length, 0) > MOST_MISSED) return undefined
      if (this.#course.entries === entries) return { entries, texts }
    }
    return undefined
  }

  /** Without a `seen` somebody opens the table anew: then the person is back. */
  async #comeBack(guest: Guest | undefined): Promise<void> {
    await this.#journal.carryOut((course, applied) => {
      const seat = seatOfGuest(course, guest?.id)
      const holder = seat === undefined ? undefined : course.seats[seat]
      const away = course.status === 'playing' && holder?.kind === 'person' && holder.standIn !== undefined
      if (!guest || seat === undefined || !away || isFull(course, guest)) return NOTHING
      return write(course, [{ at: this.#house.time.now(), type: 'returned', seat }], applied)
    })
  }

  part(follower: Follower): void {
    if (this.#followers.delete(follower)) this.#tellChange(false)
  }

  mute(follower: Follower, { id, seat, on }: CommandOf<'mute'>): Promise<void> {
    return this.#use(async () => {
      const guest = await this.#newest(follower)
      const holder = this.#course.seats[seat]
      if (!guest) return follower.refuse(id, refuse('nameFirst'))
      if (holder?.kind !== 'person') return follower.refuse(id, { code: 'noSuchSeat' })
      const others = guest.muted.filter((other) => other !== holder.guest).slice(-99)
      const changed = { ...guest, muted: on ? [...others, holder.guest] : others }
      await this.#house.store.saveGuest(changed)
      this.#house.changed(changed)
      follower.done(id)
    })
  }

  /** A guest may have another name by now, and have muted others at another table. */
  async #newest(follower: Follower): Promise<Guest | undefined> {
    if (follower.guest)
      follower.guest = (await this.#house.store.findGuest(follower.guest.id)) ?? follower.guest
    return follower.guest
  }

  // Other processes

  get followed(): boolean {
    return this.#followers.size > 0
  }

  get entries(): number {
    return this.#journal.stored
  }

  grown(entries: number): void {
    const wanted = this.followed || this.#house.leases.holds(this.id)
    if (entries <= Math.max(this.#heard, this.entries) || !wanted) return
    this.#heard = entries
    this.#catchingUp = this.#catchingUp.then(async () => {
      if (this.entries >= entries) return
      await this.#use(() => this.#journal.catchUp()).catch((problem) => {
        this.#heard = 0
        this.#house.log.error({ table: this.id, problem }, 'could not follow another process')
      })
    })
  }

  showPresence(): void {
    this.#followers.showPresence(this.id, this.#house.neighbours.elsewhere(this.id))
  }

  tellPresence(asks: boolean): void {
    const presence = { ...this.#followers.presence(), ...(asks ? { asks } : {}) }
    this.#house.neighbours.tell({ type: 'presence', table: this.id, ...presence })
  }

  /** Tells everybody where who is connected here has changed; whether it has. */
  #tellChange(asks: boolean): boolean {
    const { seats, spectators } = this.#followers.presence()
    if (seats === this.#told.seats && spectators === this.#told.spectators) return false
    this.#told = { seats, spectators }
    this.tellPresence(asks)
    this.showPresence()
    return true
  }

  /** A guest as he is now, on whichever device he follows the table. */
  know(guest: Guest): void {
    this.#followers.know(guest)
  }

  rereadGuest(id: string): void {
    if (!this.#followers.has(id)) return
    this.#house.store.findGuest(id).then(
      (guest) => guest && this.know(guest),
      (problem) => this.#house.log.error({ table: this.id, problem }, 'could not read a guest'),
    )
  }

  /** Other processes may go on with a match that this one cannot replay: it was begun with other rules. */
  #leaveTo(code: CannotReplay['code']): void {
    this.#house.drop(this.id)
    this.#followers.sendAway(code)
  }

  // Changing

  command(follower: Follower, command: Changing): Promise<void> {
    return this.#use(async () => {
      const guest = command.type === 'sit' ? await this.#newest(follower) : follower.guest
      if (!guest) return follower.refuse(command.id, refuse('nameFirst'))
      if (!this.#mayTalk(guest, command)) return follower.refuse(command.id, refuse('tooFast'))
      const key = commandKey(guest, command.id)
      const outcome = await this.#journal.carryOut((course, applied) => {
        const known = course.commands.get(key)
        if (known) return ENTRIES_OF[command.type].includes(known.type) ? known : refuse('idUsed')
        return decide(
          course,
          { guest, command, key, now: this.#house.time.now(), bots: this.#levels },
          applied,
        )
      })
      if ('code' in outcome) return follower.refuse(command.id, outcome)
      const { number } = this.#course.commands.get(key) ?? {}
      follower.done(command.id, number === undefined ? {} : { number })
    })
  }

  /** Until the match begins a guest is called what he is called now. */
  rename(guest: Guest): Promise<void> {
    return this.#use(async () => {
      await this.#journal.carryOut((course, applied) => {
        const seat = course.status === 'lobby' ? seatOfGuest(course, guest.id) : undefined
        const holder = seat === undefined ? undefined : course.seats[seat]
        if (seat === undefined || holder?.kind !== 'person' || holder.name === guest.name) return NOTHING
        const at = this.#house.time.now()
        return write(course, [{ at, type: 'sat', seat, guest: guest.id, name: guest.name }], applied)
      })
    })
  }

  #mayTalk(guest: Guest, { type }: Changing): boolean {
    const seat = seatOfGuest(this.#course, guest.id)
    if ((type !== 'chat' && type !== 'phrase') || seat === undefined) return true
    const now = this.#house.time.now()
    const bucket = this.#talking.get(seat) ?? new Bucket(TALK, now)
    this.#talking.set(seat, bucket)
    return bucket.take(now)
  }

  /** Starts what is to start at once, when the table is made. */
  open(): Promise<void> {
    return this.#use(async () => {
      await this.#journal.carryOut((course, applied) =>
        course.status === 'lobby' ? startIfFull(course, NOTHING, this.#house.time.now(), applied) : NOTHING,
      )
    })
  }

  rematch(follower: Follower, { id }: CommandOf<'rematch'>): Promise<void> {
    return this.#use(async () => {
      const { guest } = follower
      const seat = seatOfGuest(this.#course, guest?.id)
      if (!guest || seat === undefined) return follower.refuse(id, refuse('notSeated'))
      if (this.#course.status !== 'over') return follower.refuse(id, refuse('matchNotOver'))
      // Who asks while one is being made waits for it, and makes one only where that failed.
      while (this.#rematching) await this.#rematching.catch(() => undefined)
      if (this.#course.rematch === undefined) {
        this.#rematching = this.#makeRematch(guest, seat, id).finally(() => {
          this.#rematching = undefined
        })
        const problem = await this.#rematching
        if (problem) return follower.refuse(id, problem)
      }
      const { rematch: table } = this.#course
      follower.done(id, table === undefined ? {} : { table })
    })
  }

  async #makeRematch(guest: Guest, seat: Seat, id: string): Promise<Rejection | undefined> {
    const to = await this.#house.create(this.#course, guest)
    if (typeof to !== 'string') return to
    const command = commandKey(guest, id)
    const entry = { at: this.#house.time.now(), command, type: 'rematch', seat, to } as const
    await this.#journal.carryOut((course, applied) =>
      course.rematch === undefined ? write(course, [entry], applied) : NOTHING,
    )
    return undefined
  }

  /** What is due at a table: seats whose time is up, bots that are to move, a lobby that nobody wants. */
  wake(): Promise<void> {
    return this.#use(async () => {
      await this.#journal.catchUp()
      const now = this.#house.time.now()
      await this.#journal.carryOut((course, applied) => {
        if (course.status !== 'lobby') return timesUp(course, now, this.#levels, applied)
        if (course.updated + lobbyTime(course.record) > now) return NOTHING
        return write(course, [{ at: now, type: 'closed', because: 'expired' }], applied)
      })
    })
  }

  /** Whether bots think about it here. */
  get attended(): boolean {
    return this.#bots.think
  }

  /** Whether somebody's time is up. */
  get late(): boolean {
    const now = this.#house.time.now()
    return this.#course.clocks.some(({ until }) => until !== undefined && until <= now)
  }
}

/** What is said stays in the log, so a seat may not say too much of it. */
const TALK: Rate = { perSecond: 1, burst: 100 }

/**
 * Characters of all that somebody has missed: where they are more, with a large deck in every position, the whole table
 * is less, and he is not taken for one who does not read.
 */
const MOST_MISSED = 262_144

interface Missed {
  readonly entries: number
  readonly texts: readonly string[]
}

const NOTHING: Decision = { entries: [] }

/** What a command becomes, so that an id that comes again is known for the same command. */
const ENTRIES_OF: Record<Changing['type'], readonly Entry['type'][]> = {
  sit: ['sat'],
  leave: ['left', 'standIn'],
  return: ['returned'],
  setSeat: ['seatSet'],
  start: ['started'],
  play: ['turn'],
  takeBack: ['tookBack'],
  chat: ['chat'],
  phrase: ['phrase'],
}
