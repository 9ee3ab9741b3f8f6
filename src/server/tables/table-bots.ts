import type { Seat } from '../../kernel/index.ts'
import { botsOnly, botsToMove, type TableState } from '../../table/index.ts'
import { botJob } from '../bots/bot-job.ts'
import type { TableContext } from '../context.ts'
import type { Renderer } from './following/render.ts'
import type { Account } from './following/subscribers.ts'
import type { Journal } from './journal.ts'

/** Bots among themselves leave this much time between two moves, so that they can be watched, in milliseconds. */
const PACE = 1_500
/** How long to wait before asking again whether another process still lets these bots play, in milliseconds. */
const LOOK_AGAIN = 5_000

/** What bots need from their table. */
interface BotHost {
  /** Keeps the table in memory during a task. */
  use(task: () => Promise<void>): Promise<void>
  /** Who pays for what is sent because of a bot. */
  payer(): Account | undefined
  /** Whether somebody watches the table, through this process or another one. */
  isWatched(): boolean
}

/** The bots of a table. They think in one process only: the one that holds the table's lease. */
export class TableBots {
  readonly #context: TableContext
  readonly #journal: Journal
  readonly #renderer: Renderer
  readonly #host: BotHost
  /** The seats whose bot is thinking. */
  readonly #thinking = new Set<Seat>()
  #cancelLooking: (() => void) | undefined

  constructor(context: TableContext, journal: Journal, renderer: Renderer, host: BotHost) {
    this.#context = context
    this.#journal = journal
    this.#renderer = renderer
    this.#host = host
  }

  get thinking(): boolean {
    return this.#thinking.size > 0
  }

  get #table(): TableState {
    return this.#journal.table
  }

  get #id(): string {
    return this.#table.record.id
  }

  /** Whether only bots play, who go on as long as somebody watches. */
  get #amongThemselves(): boolean {
    return botsOnly(this.#table.seats)
  }

  /** Starts the bots that must move and are not thinking yet. */
  start(): void {
    if (botsToMove(this.#table).length === 0) return
    if (this.#amongThemselves) {
      if (!this.#host.isWatched()) return
      this.#lookAgainLater()
    }
    if (this.#context.moderation.readOnly !== undefined || this.#idleSeats().length === 0) return
    this.#start().catch((problem) =>
      this.#context.log.error({ table: this.#id, problem }, 'could not start the bots of a table'),
    )
  }

  /**
   * Other tables are due when a bot should have moved, and then any process wakes them. Nobody waits for these bots once
   * nobody watches, so the process with the spectators sees to it that they go on.
   */
  #lookAgainLater(): void {
    this.#cancelLooking ??= this.#context.time.after(LOOK_AGAIN, () => {
      this.#cancelLooking = undefined
      this.start()
    })
  }

  /** Forgets what it was about to do, when the table is unloaded. */
  forget(): void {
    this.#cancelLooking?.()
    this.#cancelLooking = undefined
  }

  async #start(): Promise<void> {
    const { leases } = this.#context
    const held = leases.holds(this.#id)
    if (!(await leases.hold(this.#id))) return
    // The previous holder of the lease may have gone on.
    if (!held) await this.#journal.catchUp()
    // A bot must not answer something that may never be stored.
    while (!this.#journal.idle) await this.#journal.settle()
    for (const seat of this.#idleSeats()) {
      this.#thinking.add(seat)
      this.#think(seat, this.#table.asked[seat] ?? 0).catch((problem) => {
        this.#thinking.delete(seat)
        this.#context.log.error({ table: this.#id, problem }, 'a bot could not move')
      })
    }
  }

  /**
   * A bot that is asked something else while it thinks finishes its thought first. Otherwise a player who takes back
   * and plays again could give it more and more to think about.
   */
  #idleSeats(): Seat[] {
    return botsToMove(this.#table).filter((seat) => !this.#thinking.has(seat))
  }

  async #think(seat: Seat, asked: number): Promise<void> {
    const table = this.#table
    const watched = this.#amongThemselves
    const { time } = this.#context
    const earliest = time.now() + PACE
    const move = await this.#context.bots.choose({
      ...botJob(table, seat, this.#renderer.view(table, seat)),
      owner: table.record.seats.find((occupant) => occupant.kind === 'person')?.guest ?? '',
      // Bots that people wait for come first.
      ...(watched ? { background: true } : {}),
    })
    if (watched && time.now() < earliest)
      await new Promise<void>((resolve) => time.after(earliest - time.now(), resolve))
    await this.#host.use(async () => {
      try {
        await this.#play(seat, asked, move)
      } finally {
        this.#thinking.delete(seat)
      }
    })
  }

  async #play(seat: Seat, asked: number, move: unknown): Promise<void> {
    const { log, metrics } = this.#context
    const outcome = await this.#journal.execute({ type: 'botMove', seat, asked, move }, this.#host.payer())
    if ('code' in outcome) log.debug({ table: this.#id, outcome }, 'a bot answered too late')
    else if (outcome.fallback !== undefined) {
      log.warn(
        { table: this.#id, seat, code: outcome.fallback },
        'a bot failed, so any legal move was played',
      )
      metrics.botFallbacks.inc()
    }
  }
}
