import { challengeOf } from '../../daily/challenge.ts'
import { dayAfter } from '../../daily/day.ts'
import { findGame } from '../../games/manifest.ts'
import { at, type Seat, viewOf, writeMatch } from '../../kernel/index.ts'
import {
  type Action,
  apply,
  botsToMove,
  decide,
  isDecision,
  newTable,
  type TableState,
} from '../../table/index.ts'
import { botJob, NOTHING_RANDOM } from '../bots/bot-job.ts'
import type { ServerContext } from '../context.ts'
import type { Deal } from '../store/daily-store.ts'
import type { Deals } from './deals.ts'
import { endOf } from './tries.ts'

const MASTER = 'master'
const DUTY = 'daily'
/** How often the process that plays for master renews its duty, and looks for what is to be done, in milliseconds. */
const INTERVAL = 30_000
/** Attempts to play the deals of a day. A bot that fails is likely to fail again. */
const MAX_ATTEMPTS = 3

type Parts = Pick<ServerContext, 'store' | 'time' | 'log' | 'leases' | 'bots' | 'games'>

/**
 * Lets master play the deals that somebody plays, for comparison. Nobody waits for it: its bots think only when no other
 * bot has to. Everything it does follows from the deal, so a process that takes over ends up with the same match.
 */
export class MasterPlayer {
  readonly #parts: Parts
  readonly #deals: Deals
  #cancel: () => void = () => undefined
  #running = false
  #closed = false
  /** How often playing the deals of a day has failed. */
  #failures = { day: '', count: 0 }

  constructor(parts: Parts, deals: Deals) {
    this.#parts = parts
    this.#deals = deals
  }

  /** Chooses the next deals in time, and plays what is missing, from now on. */
  start(delay = INTERVAL): void {
    const { time, log } = this.#parts
    if (this.#deals.challenges.length === 0 || this.#closed) return
    this.#cancel = time.after(delay, () => {
      this.#step().catch((problem) => log.warn({ problem }, 'could not prepare the daily challenge'))
      this.start()
    })
  }

  close(): void {
    this.#closed = true
    this.#cancel()
  }

  /** Somebody has begun a try: the comparison will be wanted. */
  wake(): void {
    this.#cancel()
    this.start(0)
  }

  async #step(): Promise<void> {
    // Also chooses the deal of tomorrow.
    const { deals, today } = await this.#deals.recent()
    // A try may have been begun just before midnight.
    const yesterday = dayAfter(today, -1)
    const wanted = deals.filter(({ day, master }) => (day === today || day === yesterday) && !master)
    if (this.#failures.day !== today) this.#failures = { day: today, count: 0 }
    if (wanted.length === 0 || this.#failures.count >= MAX_ATTEMPTS) return
    const { leases, store } = this.#parts
    const duty = await leases.holdDuty(DUTY)
    if (!duty || this.#running) return
    this.#running = true
    try {
      for (const deal of wanted) if (await store.hasTries(deal)) await this.#play(deal)
    } catch (problem) {
      this.#failures.count++
      throw problem
    } finally {
      this.#running = false
    }
  }

  async #play(deal: Deal): Promise<void> {
    const table = this.#seat(deal)
    if (!table) return
    act(table, { type: 'open', seed: deal.seed })
    for (let [seat] = botsToMove(table); seat !== undefined; [seat] = botsToMove(table)) {
      const move = await this.#choose(table, seat)
      if (this.#closed) return
      if (move === undefined) throw new Error(`a bot could not play the daily challenge of ${deal.game}`)
      act(table, { type: 'botMove', seat, asked: table.asked[seat] ?? 0, move })
    }
    const { match } = table
    const result = match?.game.result(match.state.open)
    if (!match || !result) return
    await this.#parts.store.setMasterMatch(deal, { result: at(result.seats, 0), file: writeMatch(match) })
    this.#deals.refresh()
  }

  #seat({ day, game }: Deal): TableState | undefined {
    const manifest = findGame(this.#parts.games, game)
    const challenge = challengeOf(game)
    if (!manifest || !challenge) return undefined
    const seats = [MASTER, ...challenge.bots].map((bot) => ({ kind: 'bot' as const, bot }))
    const record = {
      id: MASTER,
      created: 0,
      game,
      options: challenge.options,
      listed: false,
      clock: { kind: 'none' },
      startWhenFull: true,
      seats,
      daily: { day, until: endOf(day) },
    } as const
    return newTable(record, manifest)
  }

  #choose(table: TableState, seat: Seat): Promise<unknown> {
    const { match } = table
    const view = JSON.stringify(match && viewOf(match.state, seat))
    return this.#parts.bots.choose({ ...botJob(table, seat, view), owner: DUTY, background: true })
  }
}

function act(table: TableState, action: Action): void {
  const outcome = decide(table, action, NOTHING_RANDOM)
  if (!isDecision(outcome) || outcome.fallback !== undefined)
    throw new Error('a bot of the daily challenge made a move that is not legal')
  for (const entry of outcome.entries) apply(table, entry, outcome.prepared)
}
