import { randomBytes } from 'node:crypto'
import { findBot } from '../../games/bots.ts'
import { fastChance, type Game, type Rejection, type Seat, viewOf } from '../../kernel/index.ts'
import { memoryIn } from '../../search/play-out.ts'
import { type Applied, type Decision, play, playProblem, refuse } from '../../table/decide.ts'
import { botOf, botsToMove, type Course } from '../../table/state.ts'
import type { House } from '../context.ts'
import { viewText } from './frames.ts'
import type { Journal } from './journal.ts'

/** The bots of a table: they think at one process only, the one that holds it. */
export class TableBots {
  readonly #house: House
  readonly #game: Game
  readonly #journal: Journal
  /** Keeps the table in memory for a task. */
  readonly #use: (task: () => Promise<void>) => Promise<void>
  /** The seats whose bot is thinking. */
  readonly #thinking = new Set<Seat>()

  constructor(house: House, game: Game, journal: Journal, use: (task: () => Promise<void>) => Promise<void>) {
    this.#house = house
    this.#game = game
    this.#journal = journal
    this.#use = use
  }

  get think(): boolean {
    return this.#thinking.size > 0
  }

  get #course(): Course {
    return this.#journal.course
  }

  get #table(): string {
    return this.#course.record.id
  }

  /** Those who are to move begin to think. */
  attend(): void {
    if (this.#unattended().length === 0) return
    this.#attend().catch((problem) =>
      this.#house.log.error({ table: this.#table, problem }, 'bots cannot move'),
    )
  }

  async #attend(): Promise<void> {
    const { leases } = this.#house
    const held = leases.holds(this.#table)
    if (!(await leases.hold(this.#table))) return
    // Who held it before may have moved on.
    if (!held) await this.#journal.catchUp()
    // What is not stored yet may not come to be.
    while (!this.#journal.quiet) await this.#journal.settle()
    for (const seat of this.#unattended()) {
      this.#thinking.add(seat)
      this.#think(seat, this.#course.asked[seat]).catch((problem) => {
        this.#thinking.delete(seat)
        this.#house.log.error({ table: this.#table, problem }, 'a bot could not move')
      })
    }
  }

  /**
   * A bot that is asked something else while it thinks ends its thought first: else who takes back and plays again would
   * give it ever more to think about.
   */
  #unattended(): Seat[] {
    return botsToMove(this.#course).filter((seat) => !this.#thinking.has(seat))
  }

  async #think(seat: Seat, asked: number): Promise<void> {
    const { record, seats, match } = this.#course
    const name = botOf(seats[seat]) ?? ''
    const bot = findBot(record.game, name)
    const memory = match && bot ? memoryIn(match, bot, seat) : undefined
    const owner = record.seats.find((holder) => holder.kind === 'person')?.guest ?? ''
    const job = { game: record.game, bot: name, view: viewText(this.#course, seat), memory, owner }
    const chosen = await this.#house.bots.choose(job)
    await this.#use(async () => {
      try {
        const outcome = await this.#journal.carryOut((course, applied) =>
          this.#play(course, seat, asked, chosen, applied),
        )
        if ('code' in outcome) this.#house.log.debug({ table: this.#table, outcome }, 'a bot came too late')
      } finally {
        this.#thinking.delete(seat)
      }
    })
  }

  /** Where a bot has failed, any legal move. */
  #play(course: Course, seat: Seat, asked: number, chosen: unknown, applied: Applied): Decision | Rejection {
    const problem = playProblem(course, seat, asked)
    if (problem) return problem
    if (botOf(course.seats[seat]) === undefined || !course.match) return refuse('seatNotAway')
    const common = { at: this.#house.time.now() }
    const played = chosen === undefined ? refuse('malformed') : play(course, seat, [chosen], common, applied)
    if (!('code' in played)) return played
    this.#house.log.warn({ table: this.#table, seat, code: played.code }, 'a bot failed, any move is played')
    this.#house.metrics.botFallbacks.inc()
    const legal = this.#game.legal(viewOf(course.match.state, seat))
    if (legal.length === 0) return refuse('serverTrouble')
    const nth = fastChance(randomBytes(16).toString('hex')).below(legal.length)
    return play(course, seat, [legal[nth]], common, applied)
  }
}
