import type { Rejection } from '../../kernel/index.ts'
import type { PeerTables } from '../cluster/peers.ts'
import type { ServerContext } from '../context.ts'
import { type Account, LOADING_COST } from '../tables/following/subscribers.ts'
import { type ReviewRates, reviewRates } from './review-rates.ts'
import { SharedReview } from './shared-review.ts'

/** The shared reviews at which somebody is looking through this process. */
export class SharedReviews implements PeerTables {
  readonly rates: ReviewRates
  readonly #context: ServerContext
  readonly #loaded = new Map<string, SharedReview>()
  readonly #loading = new Map<string, Promise<SharedReview | undefined>>()

  constructor(context: ServerContext) {
    this.#context = context
    this.rates = reviewRates(context.limits, context.time)
  }

  loaded(id: string): SharedReview | undefined {
    return this.#loaded.get(id)
  }

  all(): Iterable<readonly [string, SharedReview]> {
    return this.#loaded
  }

  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#context.store.reviewVersions(ids)
  }

  /** Loads the review if necessary. The account pays for the attempt even if there is no such review. */
  async find(id: string, account: Account): Promise<SharedReview | Rejection> {
    const loaded = this.#loaded.get(id)
    if (loaded) return loaded
    if (!account.payReplay(LOADING_COST)) return { code: 'tooFast' }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return (await loading) ?? { code: 'noSuchReview' }
  }

  async #load(id: string): Promise<SharedReview | undefined> {
    const { store, peers } = this.#context
    const row = await store.findReview(id)
    if (!row) return undefined
    const items = await store.reviewItems(id)
    const review = new SharedReview(this.#context, this.rates, row, items, () => {
      if (this.#loaded.delete(id)) peers.unsubscribe(id)
    })
    peers.subscribe(id)
    this.#loaded.set(id, review)
    return review
  }

  /** Everybody who looks at a deleted review is told, in the other processes as well. */
  deleted(id: string, version: number): void {
    this.#loaded.get(id)?.reread()
    this.#context.peers.publish({ type: 'grown', table: id, entries: version + 1 })
  }

  /** A guest was erased, and with them what they have added. */
  rereadGuest(guest: string): void {
    for (const review of this.#loaded.values()) review.rereadGuest(guest)
  }
}
