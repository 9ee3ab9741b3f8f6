import { randomBytes } from 'node:crypto'
import type { CatalogueEntry } from '../games/catalogue.ts'
import { fastChance, hasSeat, type Rejection, type Seat, viewOf } from '../kernel/index.ts'
import { type CommandOf, LIMITS } from '../protocol/index.ts'
import {
  botOf,
  botsToMove,
  CannotReplay,
  type Course,
  replayCourse,
  seatOfGuest,
  waitingOf,
} from './course.ts'
import {
  type Changing,
  commandKey,
  type Decision,
  decide,
  isDecision,
  play,
  playProblem,
  refuse,
  startIfFull,
  timesUp,
  write,
} from './decisions.ts'
import { type Entry, readersOf } from './entries.ts'
import { eventTexts, type Reader, readerOf, tableText, viewText } from './frames.ts'
import type { House } from './house.ts'
import type { Append, Guest, Head, StoredTable } from './store.ts'

/** Who follows a table: one socket. */
export interface Follower {
  guest: Guest | undefined
  send(text: string): void
  done(id: string, more?: { number?: number; table?: string }): void
  refuse(id: string, rejection: Rejection): void
}

/** An unlisted table waits longer for the friends who have the link. */
const LISTED_LOBBY = 2 * 3_600_000
const UNLISTED_LOBBY = 7 * 24 * 3_600_000
/** Who has a bot to move moves it at once; when that process dies, another one takes over after this time. */
const BOT_OVERDUE = 5_000

/** What is sent when an entry is stored, to those who followed the table when it was decided. */
interface Frame {
  readonly entry: Entry
  readonly texts: readonly (readonly [Follower, string])[]
}

/**
 * A table in the memory of this process. What is decided is stored, then shown, then acknowledged. Decisions are made
 * one after the other, but the next one need not wait for the disk: it is stored after the one before, or not at all.
 * The memory is only a cache; where the store has gone on without us we follow it and decide again.
 */
export class Table {
  readonly id: string
  readonly #house: House
  readonly #entry: CatalogueEntry
  #course: Course
  /** False when the memory may differ from the store. */
  #sound = true
  #reloading: Promise<void> | undefined
  /** What is decided and not yet stored. */
  readonly #inFlight = new Set<Promise<boolean>>()
  /** How many entries the followers have been shown. */
  #shown: number
  readonly #followers = new Map<Follower, Seat | undefined>()
  /** The seats whose bot is thinking, with the question that it thinks about. */
  readonly #thinking = new Map<Seat, number>()
  #pending = 0
  lastUsed: number

  constructor(house: House, entry: CatalogueEntry, stored: StoredTable) {
    this.id = stored.record.id
    this.#house = house
    this.#entry = entry
    this.#course = replayCourse(stored, entry.game)
    this.#shown = this.#course.entries
    this.lastUsed = house.time.now()
  }

  get idle(): boolean {
    return this.#followers.size === 0 && this.#pending === 0 && this.#thinking.size === 0
  }

  get #bots(): string[] {
    return this.#entry.bots.map(({ name }) => name)
  }

  /** Keeps the table in memory while something goes on at it. */
  async #use<T>(task: () => Promise<T>): Promise<T> {
    this.#pending++
    this.lastUsed = this.#house.time.now()
    try {
      return await task()
    } finally {
      this.#pending--
    }
  }

  /** Whether the memory is exactly what the store has, as far as this process knows. */
  get #quiet(): boolean {
    return this.#sound && this.#inFlight.size === 0
  }

  async #settle(): Promise<void> {
    await Promise.allSettled(this.#inFlight)
    if (!this.#sound) await this.#reload()
  }

  // Following

  join(follower: Follower, { id, seen }: CommandOf<'join'>): Promise<void> {
    return this.#use(async () => {
      await this.#catchUp()
      if (seen === undefined) await this.#comeBack(follower.guest)
      const missed = seen === undefined ? undefined : await this.#missed(follower, seen)
      // From here to the end nothing is waited for, so that nothing can happen in between.
      while (!this.#quiet) await this.#settle()
      const seat = seatOfGuest(this.#course, follower.guest?.id)
      const reader = readerOf(seat)
      if (missed?.entries === this.#course.entries) for (const text of missed.texts) follower.send(text)
      else {
        const muted = this.#mutedSeats(follower.guest)
        follower.send(tableText(this.#course, reader, muted, this.#house.time.now()))
      }
      this.#followers.set(follower, seat)
      follower.done(id, { number: this.#course.numbers[reader] })
      this.#sendPresence()
      this.#attend()
    })
  }

  /**
   * The events that a reader missed, each with the position as it was then; undefined where he is sent the whole
   * table. While it is read from the store more may happen: then it is read again, but not for ever.
   */
  async #missed(follower: Follower, seen: number): Promise<Missed | undefined> {
    for (let tries = 0; tries < 3; tries++) {
      while (!this.#quiet) await this.#settle()
      const { entries } = this.#course
      const reader = readerOf(seatOfGuest(this.#course, follower.guest?.id))
      const number = this.#course.numbers[reader]
      if (seen > number || number - seen > LIMITS.resumeNumbers) return undefined
      const texts = seen < number ? await this.#since(follower, reader, seen) : []
      if (this.#course.entries === entries) return { entries, texts }
    }
    return undefined
  }

  /** Without a `seen` somebody opens the table anew: then the person is back. */
  async #comeBack(guest: Guest | undefined): Promise<void> {
    await this.#carryOut((applied) => {
      const { seats, status } = this.#course
      const seat = seatOfGuest(this.#course, guest?.id)
      const holder = seat === undefined ? undefined : seats[seat]
      const away = status === 'playing' && holder?.kind === 'person' && holder.standIn !== undefined
      if (seat === undefined || !away) return NOTHING
      return write(this.#course, [{ at: this.#house.time.now(), type: 'returned', seat }], applied)
    })
  }

  async #since(follower: Follower, reader: Reader, seen: number): Promise<string[]> {
    const stored = await this.#house.store.loadTable(this.id)
    const muted = this.#mutedSeats(follower.guest)
    const texts: string[] = []
    if (!stored) return texts
    replayCourse(stored, this.#entry.game, (course, entry) => {
      if (!hasSeat(readersOf(entry), reader) || course.numbers[reader] <= seen) return
      if (!isMuted(entry, muted)) texts.push(eventTexts(course, entry)(reader))
    })
    return texts
  }

  part(follower: Follower): void {
    if (this.#followers.delete(follower)) this.#sendPresence()
  }

  #sendPresence(): void {
    let seats = 0
    let spectators = 0
    for (const seat of this.#followers.values()) {
      if (seat === undefined) spectators++
      else seats |= 1 << seat
    }
    const text = JSON.stringify({ type: 'presence', table: this.id, seats, spectators })
    for (const follower of this.#followers.keys()) follower.send(text)
  }

  #mutedSeats(guest: Guest | undefined): Seat[] {
    return this.#course.seats.flatMap((holder, seat) =>
      holder.kind === 'person' && guest?.muted.includes(holder.guest) ? [seat] : [],
    )
  }

  mute(follower: Follower, { id, seat, on }: CommandOf<'mute'>): Promise<void> {
    return this.#use(async () => {
      const { guest } = follower
      const holder = this.#course.seats[seat]
      if (!guest) return follower.refuse(id, refuse('nameFirst'))
      if (holder?.kind !== 'person') return follower.refuse(id, { code: 'noSuchSeat' })
      const others = guest.muted.filter((other) => other !== holder.guest).slice(-99)
      const changed = { ...guest, muted: on ? [...others, holder.guest] : others }
      await this.#house.store.saveGuest(changed)
      for (const other of this.#followers.keys()) if (other.guest?.id === guest.id) other.guest = changed
      follower.done(id)
    })
  }

  // Changing

  command(follower: Follower, command: Changing): Promise<void> {
    return this.#use(async () => {
      const { guest } = follower
      if (!guest) return follower.refuse(command.id, refuse('nameFirst'))
      const outcome = await this.#carryOut((applied) => {
        const known = this.#course.commands.get(commandKey(guest, command.id))
        if (known) return ENTRIES_OF[command.type].includes(known.type) ? known : refuse('idUsed')
        const now = this.#house.time.now()
        return decide(this.#course, { guest, command, now, bots: this.#bots }, applied)
      })
      if ('code' in outcome) return follower.refuse(command.id, outcome)
      const { number } = this.#course.commands.get(commandKey(guest, command.id)) ?? {}
      follower.done(command.id, number === undefined ? {} : { number })
      this.#attend()
    })
  }

  /** Starts what is to start at once, when the table is made. */
  open(): Promise<void> {
    return this.#use(async () => {
      await this.#carryOut((applied) =>
        this.#course.status === 'lobby'
          ? startIfFull(this.#course, NOTHING, this.#house.time.now(), applied)
          : NOTHING,
      )
      this.#attend()
    })
  }

  rematch(follower: Follower, { id }: CommandOf<'rematch'>): Promise<void> {
    return this.#use(async () => {
      const { guest } = follower
      const seat = seatOfGuest(this.#course, guest?.id)
      if (!guest || seat === undefined) return follower.refuse(id, refuse('notSeated'))
      if (this.#course.status !== 'over') return follower.refuse(id, refuse('matchNotOver'))
      if (this.#course.rematch === undefined) {
        const to = await this.#house.create(this.#course, guest)
        if (typeof to !== 'string') return follower.refuse(id, to)
        const command = commandKey(guest, id)
        const entry = { at: this.#house.time.now(), command, type: 'rematch', seat, to } as const
        await this.#carryOut((applied) =>
          this.#course.rematch === undefined ? write(this.#course, [entry], applied) : NOTHING,
        )
      }
      const { rematch: table } = this.#course
      follower.done(id, table === undefined ? {} : { table })
    })
  }

  /** What is due at a table: seats whose time is up, bots that are to move, a lobby that nobody wants. */
  wake(): Promise<void> {
    return this.#use(async () => {
      await this.#catchUp()
      const now = this.#house.time.now()
      await this.#carryOut((applied) => {
        const { status, updated, record } = this.#course
        if (status !== 'lobby' || updated + lobbyTime(record.listed) > now) return NOTHING
        return write(this.#course, [{ at: now, type: 'closed', because: 'expired' }], applied)
      })
      await this.#carryOut((applied) => timesUp(this.#course, now, this.#bots, applied))
      this.#attend()
    })
  }

  // Bots

  #attend(): void {
    for (const seat of botsToMove(this.#course)) {
      const asked = this.#course.asked[seat]
      if (this.#thinking.get(seat) === asked) continue
      this.#thinking.set(seat, asked)
      this.#think(seat, asked).catch((problem) => this.#house.log.error({ table: this.id, problem }, 'bot'))
    }
  }

  async #think(seat: Seat, asked: number): Promise<void> {
    const game = this.#course.record.game
    const bot = botOf(this.#course.seats[seat]) ?? ''
    const chosen = await this.#house.bots.choose({ game, bot, view: viewText(this.#course, seat) })
    if (this.#thinking.get(seat) === asked) this.#thinking.delete(seat)
    await this.#use(async () => {
      const outcome = await this.#carryOut((applied) => this.#playBot(seat, asked, chosen, applied))
      if ('code' in outcome) this.#house.log.debug({ table: this.id, outcome }, 'a bot came too late')
      this.#attend()
    })
  }

  /** Where a bot has failed, any legal move. */
  #playBot(
    seat: Seat,
    asked: number,
    chosen: unknown,
    applied: (entry: Entry) => void,
  ): Decision | Rejection {
    const course = this.#course
    const problem = playProblem(course, seat, asked)
    if (problem) return problem
    if (botOf(course.seats[seat]) === undefined || !course.match) return refuse('seatNotAway')
    const common = { at: this.#house.time.now() }
    const played = chosen === undefined ? refuse('malformed') : play(course, seat, [chosen], common, applied)
    if (!('code' in played)) return played
    this.#house.log.warn({ table: this.id, seat, code: played.code }, 'a bot failed, any move is played')
    this.#house.metrics.botFallbacks.inc()
    const legal = this.#entry.game.legal(viewOf(course.match.state, seat))
    if (legal.length === 0) return refuse('serverTrouble')
    const nth = fastChance(randomBytes(16).toString('hex')).below(legal.length)
    return play(course, seat, [legal[nth]], common, applied)
  }

  // Storing, showing

  /** Decides, stores, shows. Where somebody else has written meanwhile: follows, and decides again. */
  async #carryOut<Known extends object>(
    decision: (applied: (entry: Entry) => void) => Decision | Rejection | Known,
  ): Promise<Decision | Rejection | Known> {
    for (;;) {
      while (!this.#sound) await this.#reload()
      const expected = this.#course.entries
      const seatsBefore = this.#course.seats
      const frames: Frame[] = []
      const outcome = this.#decide(() => decision((entry) => frames.push(this.#frame(entry))))
      if (isDecision(outcome) && outcome.entries.length > 0) {
        const { entries, seed } = outcome
        const head = this.#head(this.#course.seats !== seatsBefore)
        const append = { table: this.id, expected, entries, head, ...(seed === undefined ? {} : { seed }) }
        if (await this.#store(append, frames)) return outcome
        this.#house.metrics.conflicts.inc()
      } else {
        // What others decided before may not be stored yet: only then it is an answer.
        if (this.#inFlight.size > 0) await Promise.allSettled(this.#inFlight)
        if (this.#sound) return outcome
      }
    }
  }

  /** Where the rules themselves fail, the memory is not what it was: it is read anew. */
  #decide<T>(decision: () => T): T {
    try {
      return decision()
    } catch (problem) {
      this.#sound = false
      throw problem
    }
  }

  /** Stores, then shows. Whatever is decided in the meantime is stored after it. */
  #store(append: Append, frames: readonly Frame[]): Promise<boolean> {
    const stored = this.#house.store.append(append).then(
      (appended) => {
        this.#inFlight.delete(stored)
        if (!appended) this.#sound = false
        else {
          this.#house.noteDeadline(append.head.deadline)
          for (const frame of frames) this.#show(frame)
        }
        return appended
      },
      (problem) => {
        this.#inFlight.delete(stored)
        this.#sound = false
        throw problem
      },
    )
    this.#inFlight.add(stored)
    return stored
  }

  #head(withSeats: boolean): Head {
    const course = this.#course
    const { status, updated, seats } = course
    const deadline = deadlineOf(course, this.#house.time.now())
    return {
      status,
      asked: status === 'playing' ? waitingOf(course) : 0,
      updated,
      ...(deadline === undefined ? {} : { deadline }),
      ...(withSeats ? { seats } : {}),
    }
  }

  #frame(entry: Entry): Frame {
    if (SEATS_CHANGE.has(entry.type)) {
      for (const follower of this.#followers.keys()) {
        this.#followers.set(follower, seatOfGuest(this.#course, follower.guest?.id))
      }
    }
    const readers = readersOf(entry)
    const said = entry.type === 'chat' || entry.type === 'phrase'
    const textFor = eventTexts(this.#course, entry)
    const byReader = new Map<Reader, string>()
    const texts: [Follower, string][] = []
    for (const [follower, seat] of this.#followers) {
      const reader = readerOf(seat)
      if (!hasSeat(readers, reader)) continue
      if (said && isMuted(entry, this.#mutedSeats(follower.guest))) continue
      const text = byReader.get(reader) ?? textFor(reader)
      byReader.set(reader, text)
      texts.push([follower, text])
    }
    return { entry, texts }
  }

  #show({ entry, texts }: Frame): void {
    this.#shown++
    this.#house.metrics.countEntry(entry.type)
    for (const [follower, text] of texts) if (this.#followers.has(follower)) follower.send(text)
  }

  /** Another process may have written: reads what is new. */
  async #catchUp(): Promise<void> {
    while (!this.#quiet) await this.#settle()
    const { entries } = this.#course
    const stored = await this.#house.store.loadTable(this.id, entries)
    if (stored && this.#course.entries === entries && stored.entries.length > 0) this.#sound = false
  }

  /** Reads the table anew, when nothing is being stored any more, and shows what we have not shown. */
  #reload(): Promise<void> {
    this.#reloading ??= this.#readAnew().finally(() => {
      this.#reloading = undefined
    })
    return this.#reloading
  }

  async #readAnew(): Promise<void> {
    await Promise.allSettled(this.#inFlight)
    const stored = await this.#house.store.loadTable(this.id)
    if (!stored) throw new CannotReplay('serverTrouble', 'the table is gone')
    const shown = this.#shown
    this.#course = replayCourse(stored, this.#entry.game, (course, entry) => {
      if (course.entries <= shown) return
      this.#course = course
      this.#show(this.#frame(entry))
    })
    this.#sound = true
    this.#attend()
  }
}

interface Missed {
  readonly entries: number
  readonly texts: readonly string[]
}

const NOTHING: Decision = { entries: [] }

const SEATS_CHANGE: ReadonlySet<Entry['type']> = new Set(['sat', 'left', 'started'])

/** The entry that a command becomes, so that an id that comes again is known for the same command. */
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

const isMuted = (entry: Entry, muted: readonly Seat[]): boolean =>
  (entry.type === 'chat' || entry.type === 'phrase') && muted.includes(entry.seat)

const lobbyTime = (listed: boolean): number => (listed ? LISTED_LOBBY : UNLISTED_LOBBY)

export function deadlineOf(course: Course, now: number): number | undefined {
  const { status, record, updated, clocks } = course
  if (status === 'lobby') return updated + lobbyTime(record.listed)
  if (status !== 'playing') return undefined
  const times = clocks.flatMap(({ until }) => (until === undefined ? [] : [until]))
  if (botsToMove(course).length > 0) times.push(now + BOT_OVERDUE)
  return times.length > 0 ? Math.min(...times) : undefined
}
