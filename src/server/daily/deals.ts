import { CHALLENGES } from '../../daily/challenge.ts'
import { type Day, dayAfter, dayAt } from '../../daily/day.ts'
import { findGame, type GameList } from '../../games/manifest.ts'
import { newFairSeed } from '../../kernel/index.ts'
import type { ServerContext } from '../context.ts'
import type { PlayedDeal, ScoreCount } from '../store/daily-store.ts'
import type { Store } from '../store/store.ts'
import { hasPassed, type Time } from '../time.ts'

/** The days that are shown together. */
export const SHOWN_DAYS = 7
/** How long what is the same for all visitors is kept in memory, in milliseconds. */
const CACHE_TIME = 5_000

/** What everybody may be shown about some days, with the seeds, which only the server may see. */
interface Known {
  readonly at: number
  readonly today: Day
  readonly deals: readonly PlayedDeal[]
  readonly scores: readonly ScoreCount[]
}

/** The challenges whose games and bots a server has. */
const offeredChallenges = (games: GameList): typeof CHALLENGES =>
  CHALLENGES.filter(({ game, bots }) => {
    const known = findGame(games, game)?.bots.map(({ name }) => name) ?? []
    return findGame(games, game) !== undefined && bots.every((bot) => known.includes(bot))
  })

/** The deals of the daily challenge. Each is chosen the day before, so that its hash is public before it is played. */
export class Deals {
  readonly challenges: typeof CHALLENGES
  readonly #store: Store
  readonly #time: Time
  #known: Known | undefined
  #reading: Promise<Known> | undefined

  constructor({ store, time, games }: Pick<ServerContext, 'store' | 'time' | 'games'>, offered: boolean) {
    this.challenges = offered ? offeredChallenges(games) : []
    this.#store = store
    this.#time = time
  }

  get today(): Day {
    return dayAt(this.#time.now())
  }

  /** The deals and scores from some days ago until tomorrow. */
  async recent(): Promise<Known> {
    const known = this.#known
    const isFresh = known && !hasPassed(CACHE_TIME, { since: known.at, now: this.#time.now() })
    if (isFresh && known.today === this.today) return known
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  /** Something has changed that should be shown at once. */
  refresh(): void {
    this.#known = undefined
  }

  async #read(): Promise<Known> {
    const at = this.#time.now()
    const today = this.today
    const tomorrow = dayAfter(today)
    const read = (): Promise<PlayedDeal[]> => this.#store.dealsBetween(dayAfter(today, -SHOWN_DAYS), tomorrow)
    let deals = await read()
    const missing = this.challenges.flatMap(({ game }) =>
      [today, tomorrow]
        .filter((day) => !deals.some((deal) => deal.day === day && deal.game === game))
        .map((day) => ({ day, game, seed: newFairSeed(), created: at })),
    )
    if (missing.length > 0) {
      await this.#store.addDeals(missing)
      // Another process may have been faster.
      deals = await read()
    }
    const scores = await this.#store.scoresBetween(dayAfter(today, -SHOWN_DAYS), today)
    this.#known = { at, today, deals, scores }
    return this.#known
  }
}
