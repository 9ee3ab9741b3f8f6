import type { CatalogueEntry } from '../../games/index.ts'
import type { Rejection } from '../../kernel/index.ts'
import { type Decision, isDecision } from '../../table/decide.ts'
import type { Entry } from '../../table/log-entry.ts'
import { CannotReplay, type Course, goOn, replayCourse, waitingOf } from '../../table/state.ts'
import type { House } from '../context.ts'
import type { Head, StoredTable } from '../store/store.ts'
import { deadlineOf } from './deadlines.ts'
import type { Followers, Frame } from './followers.ts'

/** Those who wait for a reload go on in the order in which they came. */
interface Waiting {
  readonly ticket: number
  resolve(): void
  reject(problem: unknown): void
}

/** Decisions that are stored together, or not at all. */
class Group {
  readonly entries: Entry[] = []
  readonly frames: Frame[] = []
  seed: string | undefined
  seats = false
  readonly #settled = Promise.withResolvers<boolean>()

  /** True when they are stored. */
  get stored(): Promise<boolean> {
    return this.#settled.promise
  }

  add({ entries, seed }: Decision, frames: readonly Frame[], seats: boolean): void {
    this.entries.push(...entries)
    this.frames.push(...frames)
    this.seed ??= seed
    this.seats ||= seats
  }

  settle(stored: boolean): void {
    this.#settled.resolve(stored)
  }

  fail(problem: unknown): void {
    this.#settled.reject(problem)
  }
}

/**
 * The log of a table in the memory of this process. What is decided is stored, then shown, then acknowledged.
 * Decisions are made one after the other, but the next one need not wait for the disk: what is decided while some are
 * being stored is stored together after them, or not at all. The memory is only a cache; where the store has gone on
 * without us we follow it and decide again.
 */
export class Journal {
  readonly #house: House
  readonly #entry: CatalogueEntry
  readonly #followers: Followers
  #course: Course
  /** False when the memory may differ from the store. */
  #sound = true
  #reloading: Promise<void> | undefined
  /** How many entries the store has, as far as we know. */
  #stored: number
  /** What is being stored, and what comes after it. */
  #underWay: Group | undefined
  #next: Group | undefined
  #tickets = 0
  readonly #waiting: Waiting[] = []
  /** How many entries the followers have been shown. */
  #shown: number

  constructor(house: House, entry: CatalogueEntry, stored: StoredTable, followers: Followers) {
    this.#house = house
    this.#entry = entry
    this.#followers = followers
    this.#course = replayCourse(stored, entry.game)
    this.#stored = this.#course.entries
    this.#shown = this.#course.entries
  }

  /** May be ahead of the store, unless the journal is quiet. */
  get course(): Course {
    return this.#course
  }

  /** How many entries the store has, as far as this process knows. */
  get stored(): number {
    return this.#stored
  }

  /** Whether the memory is exactly what the store has, as far as this process knows. */
  get quiet(): boolean {
    return this.#sound && this.#underWay === undefined && this.#next === undefined
  }

  /** Waits for what is being stored. More may have come meanwhile: ask `quiet` again. */
  async settle(): Promise<void> {
    await this.#lastSettled()
    if (!this.#sound) await this.#reload()
  }

  async #lastSettled(): Promise<void> {
    await (this.#next ?? this.#underWay)?.stored.catch(() => false)
  }

  /** Decides, stores, shows. Where somebody else has written meanwhile: follows, and decides again. */
  async carryOut<Known extends object>(
    decision: (course: Course, applied: (entry: Entry) => void) => Decision | Rejection | Known,
  ): Promise<Decision | Rejection | Known> {
    const ticket = ++this.#tickets
    for (;;) {
      while (!this.#sound) await this.#inTurn(ticket)
      const course = this.#course
      const { seats } = course
      const frames: Frame[] = []
      const outcome = this.#decide(() =>
        decision(course, (entry) => frames.push(this.#followers.frame(course, entry))),
      )
      if (isDecision(outcome) && outcome.entries.length > 0) {
        if (await this.#store(outcome, frames, course.seats !== seats)) return outcome
        this.#house.metrics.conflicts.inc()
      } else {
        // What others decided before may not be stored yet: only then it is an answer.
        if (!this.quiet) await this.#lastSettled()
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

  #store(decision: Decision, frames: readonly Frame[], seats: boolean): Promise<boolean> {
    let group = this.#next
    if (!group) {
      group = new Group()
      this.#next = group
      // Those who move at the same time come in one breath: then they are stored and shown together.
      if (!this.#underWay) setImmediate(() => this.#underWay ?? this.#send())
    }
    group.add(decision, frames, seats)
    return group.stored
  }

  /** Stores what is next, then shows it, then goes on. */
  #send(): void {
    const group = this.#next
    this.#underWay = group
    this.#next = undefined
    if (!group) return
    const { entries, seed, seats } = group
    const head = this.#head(seats)
    const table = this.#course.record.id
    const append = { table, expected: this.#stored, entries, head, ...(seed === undefined ? {} : { seed }) }
    this.#house.store.append(append).then(
      (appended) => {
        if (!appended) return this.#giveUp(() => group.settle(false))
        this.#stored += entries.length
        this.#house.neighbours.tell({ type: 'grown', table, entries: this.#stored })
        this.#house.noteDeadline(head.deadline)
        for (const frame of group.frames) this.#show(frame)
        group.settle(true)
        this.#send()
      },
      (problem) => this.#giveUp(() => group.fail(problem)),
    )
  }

  /** What was decided after it was decided on what has not come to be. */
  #giveUp(tell: () => void): void {
    const after = this.#next
    this.#sound = false
    this.#underWay = undefined
    this.#next = undefined
    tell()
    after?.settle(false)
  }

  #show(frame: Frame): void {
    this.#shown++
    this.#house.metrics.countEntry(frame.entry.type)
    this.#followers.show(frame)
  }

  #head(withSeats: boolean): Head {
    const { status, updated, seats } = this.#course
    const deadline = deadlineOf(this.#course, this.#house.time.now())
    return {
      status,
      asked: status === 'playing' ? waitingOf(this.#course) : 0,
      updated,
      ...(deadline === undefined ? {} : { deadline }),
      ...(withSeats ? { seats } : {}),
    }
  }

  /** Another process may have written: reads what is new, and shows it. */
  async catchUp(): Promise<void> {
    while (!this.quiet) await this.settle()
    const course = this.#course
    const { entries, record } = course
    const stored = await this.#house.store.loadTable(record.id, entries)
    // What this process has written meanwhile stands in its place: then nothing was missing, or it will be noticed.
    if (!stored || stored.entries.length === 0 || !this.quiet || this.#course.entries !== entries) return
    this.#decide(() => goOn(course, stored, (_, entry) => this.#show(this.#followers.frame(course, entry))))
    this.#stored = course.entries
  }

  #inTurn(ticket: number): Promise<void> {
    const turn = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ ticket, resolve, reject })
    })
    this.#reload().catch((problem) => {
      for (const { reject } of this.#waiting.splice(0)) reject(problem)
    })
    return turn
  }

  #reload(): Promise<void> {
    this.#reloading ??= this.#readAnew()
    return this.#reloading
  }

  /** Reads the table anew, when nothing is being stored any more, and shows what we have not shown. */
  async #readAnew(): Promise<void> {
    try {
      await this.#lastSettled()
      const stored = await this.#house.store.loadTable(this.#course.record.id)
      if (!stored) throw new CannotReplay('serverTrouble', 'the table is gone')
      const shown = this.#shown
      this.#course = replayCourse(stored, this.#entry.game, (course, entry) => {
        if (course.entries > shown) this.#show(this.#followers.frame(course, entry))
      })
      this.#stored = this.#course.entries
      this.#sound = true
    } finally {
      this.#reloading = undefined
    }
    for (const { resolve } of this.#waiting.splice(0).sort((a, b) => a.ticket - b.ticket)) resolve()
  }
}
