import { type CommandOf, LIMITS, type ReviewCommand } from '../../protocol/index.ts'
import type { Store } from '../store/store.ts'
import type { Subscriber } from '../tables/following/subscribers.ts'
import { SharedReview } from './shared-review.ts'
import type { SharedReviews } from './shared-reviews.ts'

/** The shared reviews at which one socket looks. */
export class ReviewVisits {
  readonly #subscriber: Subscriber
  readonly #reviews: SharedReviews
  readonly #store: Store
  readonly #open = new Map<string, SharedReview>()

  constructor(subscriber: Subscriber, reviews: SharedReviews, store: Store) {
    this.#subscriber = subscriber
    this.#reviews = reviews
    this.#store = store
  }

  async open({ id, review: name }: CommandOf<'openReview'>, isConnected: () => boolean): Promise<void> {
    const subscriber = this.#subscriber
    // Whom they have muted may have changed since the socket was opened.
    const guest = subscriber.guest && (await this.#store.findGuest(subscriber.guest.id))
    // A review with hundreds of notes takes a while to write out, and any number of sockets may ask for it at once.
    const weight = this.#reviews.loaded(name)?.weight ?? 0
    if (weight > 0) await subscriber.account.nextTurn(weight)
    let review = await this.#reviews.find(name, subscriber.account)
    // The last one who looked at it may have closed it in the same tick, or somebody may have deleted it.
    while (review instanceof SharedReview && this.#reviews.loaded(name) !== review)
      review = await this.#reviews.find(name, subscriber.account)
    if (!(review instanceof SharedReview)) return subscriber.refuse(id, review)
    if (guest) subscriber.guest = guest
    if (isConnected()) this.#visit(id, name, review)
    review.unloadUnused()
  }

  #visit(id: string, name: string, review: SharedReview): void {
    const subscriber = this.#subscriber
    const isTooMany = this.#open.size >= LIMITS.tablesPerSocket && !this.#open.has(name)
    if (subscriber.account.hasSentTooMuch) subscriber.refuse(id, { code: 'tooFast' })
    else if (isTooMany) subscriber.refuse(id, { code: 'tooManyJoined', most: LIMITS.tablesPerSocket })
    else if (!review.open(subscriber)) subscriber.refuse(id, { code: 'tooManyVisitors' })
    else {
      this.#open.set(name, review)
      subscriber.done(id)
    }
  }

  close({ id, review }: CommandOf<'closeReview'>): void {
    this.#open.get(review)?.close(this.#subscriber)
    this.#open.delete(review)
    this.#subscriber.done(id)
  }

  command(command: Exclude<ReviewCommand, { type: 'openReview' | 'closeReview' }>): void | Promise<void> {
    const review = this.#open.get(command.review)
    return review
      ? review.command(this.#subscriber, command)
      : this.#subscriber.refuse(command.id, { code: 'notJoined' })
  }

  closeAll(): void {
    for (const review of this.#open.values()) review.close(this.#subscriber)
    this.#open.clear()
  }
}
