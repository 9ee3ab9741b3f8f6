import { at, type Seat } from '../../kernel/index.ts'
import type { CommandOf } from '../../protocol/index.ts'
import {
  mayFollow,
  refuse,
  seatKeptFor,
  seatOfGuest,
  type TableState,
  type Viewer,
  viewerOf,
} from '../../table/index.ts'
import type { TableContext } from '../context.ts'
import type { BlockedPairs } from '../people/blocked-pairs.ts'
import type { CatchUp } from './following/catch-up.ts'
import { shortText, wholeText } from './following/render.ts'
import { type Subscriber, type Subscribers, sendCharged } from './following/subscribers.ts'
import type { Journal } from './journal.ts'
import type { TablePresence } from './table-presence.ts'

/**
 * Characters of missed events. Beyond that, which a large deck in every position can reach, sending the whole table is
 * cheaper, and the client is not mistaken for one that does not read.
 */
const MAX_MISSED_LENGTH = 262_144

/** Writing out a table counts as this many commands. */
const RENDER_COST = 3

type Join = Pick<CommandOf<'join'>, 'history' | 'constants'>

interface Parts {
  readonly journal: Journal
  readonly subscribers: Subscribers
  readonly blocks: BlockedPairs
  readonly catchUp: CatchUp
  readonly presence: TablePresence
}

/** What those get who begin to follow a table or come back to it. */
export class Joining {
  readonly #context: TableContext
  readonly #journal: Journal
  readonly #subscribers: Subscribers
  readonly #blocks: BlockedPairs
  readonly #catchUp: CatchUp
  readonly #presence: TablePresence

  constructor(context: TableContext, { journal, subscribers, blocks, catchUp, presence }: Parts) {
    this.#context = context
    this.#journal = journal
    this.#subscribers = subscribers
    this.#blocks = blocks
    this.#catchUp = catchUp
    this.#presence = presence
  }

  get #state(): TableState {
    return this.#journal.table
  }

  #viewer({ guest }: Subscriber): Viewer {
    return viewerOf(seatOfGuest(this.#state.seats, guest?.id))
  }

  async join(subscriber: Subscriber, { id, seen, ...wanted }: CommandOf<'join'>): Promise<void> {
    const isExcluded = (): boolean => !mayFollow(this.#state, subscriber.guest?.id)
    if (isExcluded()) return subscriber.refuse(id, refuse('noSpectators'))
    // A client without `seen` opens the table anew: the person is back.
    if (seen === undefined && subscriber.guest)
      await this.#journal.execute({ type: 'arrive', guest: subscriber.guest }, subscriber.account)
    if (subscriber.guest) await this.#blocks.look([subscriber.guest.id], this.#state.seats)
    const resumes = seen !== undefined && (await this.#recall(subscriber, seen))
    if (!resumes && wanted.history)
      await this.#catchUp.prepareHistory(() => this.#state, this.#viewer(subscriber), subscriber.account)
    // Any number of sockets may have waited for the same table or the same replay.
    await subscriber.account.nextTurn(RENDER_COST)
    while (!this.#journal.idle) await this.#journal.settle()
    // From here on nothing is awaited, so that nothing can happen in between.
    if (subscriber.account.hasSentTooMuch) return subscriber.refuse(id, refuse('tooFast'))
    const state = this.#state
    if (isExcluded()) return subscriber.refuse(id, refuse('noSpectators'))
    const seat = seatOfGuest(state.seats, subscriber.guest?.id)
    const constantsOnce = wanted.constants === true
    const missed = seen === undefined ? undefined : this.#missedBy(subscriber, seen, constantsOnce)
    sendCharged(subscriber, missed ?? [this.render(subscriber, wanted)])
    const first = this.#subscribers.size === 0
    this.#subscribers.add(subscriber, { seat, constantsOnce }, state)
    subscriber.done(id, { number: at(state.numbers, viewerOf(seat)) })
    if (!this.#presence.announce(first, subscriber.account)) this.#presence.show(subscriber.account)
  }

  /** The whole table as a subscriber sees it. */
  render(subscriber: Subscriber, { history, constants }: Join): string {
    const viewer = this.#viewer(subscriber)
    return this.#subscribers.renderer.table(this.#state, viewer, {
      ...this.#unheardBy(subscriber),
      now: this.#context.time.now(),
      kept: seatKeptFor(this.#state.reserved, subscriber.guest?.id),
      history: history ? this.#catchUp.history(this.#state, viewer) : undefined,
      constantsOnce: constants === true,
    })
  }

  /** The seats whose players a subscriber has muted or blocked, and those whose players have blocked them. */
  #unheardBy({ guest }: Subscriber): { readonly muted: readonly Seat[]; readonly silent: readonly Seat[] } {
    const { seats } = this.#state
    if (!guest) return { muted: [], silent: [] }
    const seatsWhere = (is: (other: string) => boolean): Seat[] =>
      seats.flatMap((occupant, seat) => (occupant.kind === 'person' && is(occupant.guest) ? [seat] : []))
    return {
      muted: seatsWhere((other) => guest.muted.includes(other) || this.#blocks.hasBlocked(guest.id, other)),
      silent: seatsWhere((other) => this.#blocks.hasBlocked(other, guest.id)),
    }
  }

  async #recall(subscriber: Subscriber, seen: number): Promise<boolean> {
    while (!this.#journal.idle) await this.#journal.settle()
    return this.#catchUp.recall(seen, this.#state, this.#viewer(subscriber), subscriber.account)
  }

  /** The events that a subscriber has missed; undefined where the whole table is to be sent instead. */
  #missedBy(subscriber: Subscriber, seen: number, constantsOnce: boolean): readonly string[] | undefined {
    const events = this.#catchUp.eventsAfter(seen, this.#state, this.#viewer(subscriber))
    const texts = events
      ?.filter((event) => !this.#subscribers.isSilent(event, subscriber))
      .map((event) => (constantsOnce ? shortText(event) : wholeText(event)))
    const length = texts?.reduce((sum, text) => sum + text.length, 0) ?? 0
    return length > MAX_MISSED_LENGTH ? undefined : texts
  }
}
