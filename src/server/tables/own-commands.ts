import { hasSeat, viewOf } from '../../kernel/index.ts'
import type { CommandOf } from '../../protocol/index.ts'
import { refuse, seatOfGuest } from '../../table/index.ts'
import type { TableContext } from '../context.ts'
import { ViewedRequests } from '../notices/viewed-requests.ts'
import { type Subscriber, sendCharged } from './following/subscribers.ts'
import type { Journal } from './journal.ts'

/** How many players somebody can mute; the earliest are forgotten. */
const MOST_MUTED = 100
const MAX_RETRIES = 10

/** Commands that concern only the subscriber who gives them and add nothing to the log. */
export class OwnCommands {
  readonly #context: TableContext
  readonly #journal: Journal
  readonly #viewed: ViewedRequests

  constructor(context: TableContext, journal: Journal) {
    this.#context = context
    this.#journal = journal
    this.#viewed = new ViewedRequests(context)
  }

  async mute(subscriber: Subscriber, { id, seat, on }: CommandOf<'mute'>): Promise<void> {
    const { store, changed } = this.#context
    // Another device may mute somebody else at the same time, so each replaces only what it has seen.
    for (let attempt = 0; attempt < MAX_RETRIES; attempt++) {
      const guest = subscriber.guest && (await store.findGuest(subscriber.guest.id))
      const occupant = this.#journal.table.seats[seat]
      if (!guest) return subscriber.refuse(id, refuse('nameFirst'))
      if (occupant?.kind !== 'person') return subscriber.refuse(id, { code: 'noSuchSeat' })
      const others = guest.muted.filter((other) => other !== occupant.guest).slice(1 - MOST_MUTED)
      const muted = on ? [...others, occupant.guest] : others
      if (!(await store.replaceMuted(guest.id, guest.muted, muted))) continue
      changed({ ...guest, muted })
      return subscriber.done(id)
    }
    subscriber.refuse(id, refuse('tooFast'))
  }

  /** All moves that a player may make now. They follow from the player's own view, so they reveal nothing. */
  async moves(subscriber: Subscriber, { id }: CommandOf<'moves'>): Promise<void> {
    const { match, game, seats, asked, status } = this.#journal.table
    const seat = seatOfGuest(seats, subscriber.guest?.id)
    if (seat === undefined) return subscriber.refuse(id, refuse('notSeated'))
    if (!match) return subscriber.refuse(id, refuse('notStarted'))
    if (status === 'over') return subscriber.refuse(id, refuse('matchOver'))
    const isAsked = hasSeat(game.waiting(match.state.open), seat)
    const moves = isAsked ? game.legal(viewOf(match.state, seat)) : []
    const message = { type: 'done', id, ...(isAsked ? { asked: asked[seat] } : {}), moves }
    sendCharged(subscriber, [JSON.stringify(message)])
  }

  /** A player has the table in view and sees what it asks of them, so nothing else needs to tell them. */
  async look(subscriber: Subscriber, { id, asked }: CommandOf<'look'>): Promise<void> {
    const { guest } = subscriber
    const { table } = this.#journal
    const seat = seatOfGuest(table.seats, guest?.id)
    if (!guest || seat === undefined) return subscriber.refuse(id, refuse('notSeated'))
    await this.#viewed.note(table, guest.id, seat, asked)
    subscriber.done(id)
  }
}
