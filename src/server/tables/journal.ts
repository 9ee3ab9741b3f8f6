import { randomInt } from 'node:crypto'
import { newFairSeed, type Rejection } from '../../kernel/index.ts'
import { LIMITS } from '../../protocol/index.ts'
import {
  type Action,
  apply,
  applyAll,
  CannotReplay,
  type DecideContext,
  type Decision,
  deadlineOf,
  decide,
  haltEntries,
  isDecision,
  nextRunOut,
  replaySteps,
  runOutsOf,
  type TableGame,
  type TableState,
  waitingOf,
} from '../../table/index.ts'
import { matchOutcome } from '../archive/match-outcome.ts'
import type { TableContext } from '../context.ts'
import { looksAlike } from '../input/look-alikes.ts'
import { type NoticeState, noticeStateOf, turnNotices } from '../notices/turn-notices.ts'
import { isRatedBot } from '../ratings/rater.ts'
import { type Head, PlayerErased } from '../store/store.ts'
import { Batch, type Changed } from './batch.ts'
import type { Account, Broadcast, Subscribers } from './following/subscribers.ts'

/** Callers that wait for a reload continue in the order in which they came. */
interface Waiter {
  readonly ticket: number
  resolve(): void
  reject(problem: unknown): void
}

/** What happens even while nothing can be changed: what administrators order, and bookkeeping. */
const ORDERED: ReadonlySet<Action['type']> = new Set(['expel', 'readmit', 'close', 'halts', 'rate'])

/**
 * The log of a table in the memory of this process. A decision is stored, then broadcast, then acknowledged. Decisions
 * are made one after the other, but the next one need not wait for the disk: those made during a write form the next
 * batch, which is stored after it or not at all. Memory is only a cache: when another process has written first, this
 * one follows and decides again.
 */
export class Journal {
  readonly #context: TableContext
  readonly #game: TableGame
  readonly #subscribers: Subscribers
  #table: TableState
  /** False when the table in memory may differ from the store. */
  #inSync = true
  #reloading: Promise<void> | undefined
  /** How many entries the store has, as far as this process knows. */
  #stored: number
  /** How often the log had been rewritten when this process read it. */
  #rewrites: number
  #writing: Batch | undefined
  #next: Batch | undefined
  #tickets = 0
  readonly #waiters: Waiter[] = []
  /** How many entries have been broadcast. */
  #broadcast: number
  /** What the outbox knows about the position that was stored last. */
  #noticeState: NoticeState

  constructor(
    context: TableContext,
    game: TableGame,
    table: TableState,
    subscribers: Subscribers,
    rewrites: number,
  ) {
    this.#context = context
    this.#game = game
    this.#subscribers = subscribers
    this.#table = table
    this.#stored = this.#table.length
    this.#rewrites = rewrites
    this.#broadcast = this.#table.length
    this.#noticeState = noticeStateOf(table)
  }

  /** May be ahead of the store, unless the journal is idle. */
  get table(): TableState {
    return this.#table
  }

  get storedLength(): number {
    return this.#stored
  }

  get rewrites(): number {
    return this.#rewrites
  }

  /** Whether the table in memory is exactly what the store has, as far as this process knows. */
  get idle(): boolean {
    return this.#inSync && this.#writing === undefined && this.#next === undefined
  }

  /** Waits for what is being stored. More may have come in meanwhile, so check `idle` again afterwards. */
  async settle(): Promise<void> {
    await this.#lastWrite()
    if (!this.#inSync) await this.#reload()
  }

  async #lastWrite(): Promise<void> {
    await (this.#next ?? this.#writing)?.stored.catch(() => false)
  }

  /**
   * Decides, stores and broadcasts. Where another process has written first: follows it, and decides again. The payer is
   * charged for what is stored and sent.
   */
  async execute(action: Action, payer?: Account): Promise<Decision | Rejection> {
    if (!ORDERED.has(action.type)) {
      if (this.#context.moderation.readOnly !== undefined) return { code: 'readOnly' }
      const { time, moderation } = this.#context
      const halting = { now: time.now(), halts: moderation.halts }
      if (haltEntries(this.#table, halting).length > 0) await this.execute({ type: 'halts' })
    }
    const ticket = ++this.#tickets
    let alone = false
    for (;;) {
      while (!this.#inSync || (alone && !this.idle))
        await (this.#inSync ? this.#lastWrite() : this.#waitForReload(ticket))
      const table = this.#table
      const { seats, record, status } = table
      const broadcasts: Broadcast[] = []
      const outcome = this.#guard(() => this.#decideAndApply(table, action, broadcasts, payer))
      if (isDecision(outcome) && outcome.entries.length > 0) {
        const changed = {
          seats: table.seats !== seats,
          record: table.record !== record,
          over: table.status === 'over' && status !== 'over',
        }
        try {
          if (await this.#store(outcome, broadcasts, changed)) return outcome
          this.#context.metrics.conflicts.inc()
        } catch (problem) {
          const seatsSomebody = outcome.entries.some(({ type }) => type === 'sat')
          if ((alone && seatsSomebody) || !(problem instanceof PlayerErased)) throw problem
          // Perhaps the player who is deleted sat down in another decision of the batch, so each is tried on its own.
          alone = true
        }
      } else {
        // The answer may rest on earlier decisions that are still being stored.
        if (!this.idle) await this.#lastWrite()
        if (this.#inSync) return outcome
      }
    }
  }

  #decideAndApply(
    table: TableState,
    action: Action,
    broadcasts: Broadcast[],
    payer: Account | undefined,
  ): Decision | Rejection {
    const outcome = decide(table, action, this.#decideContext())
    if (!isDecision(outcome)) return outcome
    for (const entry of outcome.entries) {
      payer?.chargeStored(Buffer.byteLength(JSON.stringify(entry)))
      apply(table, entry, outcome.prepared)
      broadcasts.push(this.#subscribers.prepare(table, entry, payer))
    }
    return outcome
  }

  #decideContext(): DecideContext {
    return {
      now: this.#context.time.now(),
      awake: this.#context.started,
      newSeed: newFairSeed,
      looksAlike,
      isRatedBot,
      chance: { below: randomInt },
      halts: this.#context.moderation.halts,
      limits: LIMITS,
    }
  }

  /** If the rules themselves throw, the table in memory may be half changed: it is read again. */
  #guard<T>(task: () => T): T {
    try {
      return task()
    } catch (problem) {
      this.#inSync = false
      throw problem
    }
  }

  #store(decision: Decision, broadcasts: readonly Broadcast[], changed: Changed): Promise<boolean> {
    let batch = this.#next
    if (!batch) {
      batch = new Batch()
      this.#next = batch
      // Moves that arrive in the same tick are stored and broadcast together.
      if (!this.#writing) setImmediate(() => this.#writing ?? this.#write())
    }
    batch.add(decision, broadcasts, changed)
    return batch.stored
  }

  /** Stores the next batch, broadcasts it, and goes on with the one after it. Settles the batch whatever throws. */
  #write(): void {
    const batch = this.#next
    this.#writing = batch
    this.#next = undefined
    if (!batch) return
    this.#append(batch).then(
      (appended) => {
        if (!appended) return this.#discard(() => batch.settle(false))
        this.#stored += batch.entries.length
        this.#noticeState = appended.noticeState
        this.#announce(batch, appended.head)
        batch.settle(true)
        this.#write()
      },
      (problem) => this.#discard(() => batch.fail(problem)),
    )
  }

  /** Returns what was stored beside the entries, or undefined if another process has written first. */
  async #append(
    batch: Batch,
  ): Promise<{ readonly head: Head; readonly noticeState: NoticeState } | undefined> {
    const { entries, seed } = batch
    const noticeState = noticeStateOf(this.#table)
    const head = this.#head(batch)
    const finished = batch.endsMatch ? matchOutcome(this.#table) : undefined
    const { time, noticeDelays, store } = this.#context
    const notices = turnNotices(
      this.#table,
      { before: this.#noticeState, now: noticeState },
      time.now(),
      noticeDelays,
    )
    const appended = await store.append({
      table: this.#table.record.id,
      expected: this.#stored,
      rewrites: this.#rewrites,
      entries,
      head,
      ...(seed === undefined ? {} : { seed }),
      ...(finished === undefined ? {} : { finished }),
      ...(notices.length > 0 ? { notices } : {}),
    })
    return appended ? { head, noticeState } : undefined
  }

  /** Tells everybody about a batch. It is stored, so whoever waits for that is answered even if this fails. */
  #announce(batch: Batch, head: Head): void {
    const { peers, log } = this.#context
    const table = this.#table.record.id
    const attempt = (task: () => void): void => {
      try {
        task()
      } catch (problem) {
        log.error({ table, problem }, 'could not announce a stored entry')
      }
    }
    attempt(() => peers.publish({ type: 'grown', table, entries: this.#stored }))
    attempt(() => this.#context.noteDeadline(head.deadline))
    for (const broadcast of batch.broadcasts) attempt(() => this.#send(broadcast))
  }

  /** Later decisions were based on entries that were never stored, so they are discarded too. */
  #discard(settle: () => void): void {
    const later = this.#next
    this.#inSync = false
    this.#writing = undefined
    this.#next = undefined
    settle()
    later?.settle(false)
  }

  #send(broadcast: Broadcast): void {
    this.#broadcast++
    this.#context.metrics.countEntry(broadcast.entry.type)
    this.#subscribers.send(broadcast)
  }

  #head({ seatsChanged, recordChanged }: Batch): Head {
    const { status, updated, seats, record } = this.#table
    const deadline = deadlineOf(this.#table, this.#context.time.now())
    const runsOut = nextRunOut(this.#table)
    const runOuts = runOutsOf(this.#table)
    const differ = runOuts.some((until) => until !== undefined && until !== runsOut)
    return {
      status,
      asked: status === 'playing' ? waitingOf(this.#table) : 0,
      updated,
      ...(deadline === undefined ? {} : { deadline }),
      ...(runsOut === undefined ? {} : { runsOut }),
      ...(differ ? { runOuts: runOuts.map((until) => until ?? null) } : {}),
      ...(recordChanged ? { record } : {}),
      ...(seatsChanged ? { seats } : {}),
    }
  }

  /** Reads what other processes have written since, and broadcasts it. */
  async catchUp(): Promise<void> {
    while (!this.idle) await this.settle()
    const table = this.#table
    const { length, record } = table
    const stored = await this.#context.store.loadTable(record.id, length)
    if (stored && (stored.rewrites ?? 0) !== this.#rewrites) return this.reread()
    // If this process has written meanwhile, nothing was missing, or the next write will notice.
    if (!stored || stored.entries.length === 0 || !this.idle || this.#table.length !== length) return
    this.#guard(() =>
      applyAll(table, stored.entries, stored.seed, (_, entry) =>
        this.#send(this.#subscribers.prepare(table, entry, undefined)),
      ),
    )
    this.#stored = table.length
    this.#noticeState = noticeStateOf(table)
  }

  /** The log in the store was rewritten: reads all of it again. */
  async reread(): Promise<void> {
    this.#inSync = false
    await this.#reload()
  }

  #waitForReload(ticket: number): Promise<void> {
    const turn = new Promise<void>((resolve, reject) => {
      this.#waiters.push({ ticket, resolve, reject })
    })
    this.#reload().catch((problem) => {
      for (const { reject } of this.#waiters.splice(0)) reject(problem)
    })
    return turn
  }

  #reload(): Promise<void> {
    this.#reloading ??= this.#readAgain()
    return this.#reloading
  }

  /** Once nothing is being stored, reads the whole table again and broadcasts what has not been broadcast. */
  async #readAgain(): Promise<void> {
    try {
      await this.#lastWrite()
      const stored = await this.#context.store.loadTable(this.#table.record.id)
      if (!stored) throw new CannotReplay('noSuchTable', 'the table was deleted')
      const sent = this.#broadcast
      this.#table = await this.#context.work.run(
        replaySteps(stored, this.#game, (table, entry) => {
          if (table.length > sent) this.#send(this.#subscribers.prepare(table, entry, undefined))
        }),
      )
      this.#stored = this.#table.length
      this.#rewrites = stored.rewrites ?? 0
      this.#noticeState = noticeStateOf(this.#table)
      this.#inSync = true
    } finally {
      this.#reloading = undefined
    }
    for (const { resolve } of this.#waiters.splice(0).sort((a, b) => a.ticket - b.ticket)) resolve()
  }
}
