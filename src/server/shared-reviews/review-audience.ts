import type { Peers, Presence } from '../cluster/peers.ts'
import type { Account, Subscriber } from '../tables/following/subscribers.ts'
import { visitorIn } from './visitor.ts'

type People = NonNullable<Presence['people']>

/** Everybody who looks at a shared review. */
export class ReviewAudience {
  readonly #review: string
  readonly #peers: Peers
  readonly #subscribers = new Set<Subscriber>()
  /** What each subscriber was last told about the position and who is there. */
  readonly #toldLead = new WeakMap<Subscriber, string>()

  constructor(review: string, peers: Peers) {
    this.#review = review
    this.#peers = peers
  }

  /** How many sockets look at it through this process. */
  get size(): number {
    return this.#subscribers.size
  }

  /** The same, and how many are known of in other processes. */
  get total(): number {
    const { spectators, people = [] } = this.#peers.elsewhere(this.#review)
    return this.size + spectators + people.length
  }

  has(subscriber: Subscriber): boolean {
    return this.#subscribers.has(subscriber)
  }

  add(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber)
  }

  delete(subscriber: Subscriber): boolean {
    return this.#subscribers.delete(subscriber)
  }

  clear(): void {
    this.#subscribers.clear()
  }

  of(guest: string): Subscriber[] {
    return [...this.#subscribers].filter((subscriber) => subscriber.guest?.id === guest)
  }

  send(
    text: string,
    payer: Account | undefined,
    wants: (subscriber: Subscriber) => boolean = () => true,
  ): void {
    const bytes = Buffer.byteLength(text)
    for (const subscriber of this.#subscribers) {
      if (!wants(subscriber)) continue
      subscriber.send(text)
      payer?.chargeSent(bytes)
    }
  }

  /** Nobody is told the same twice. */
  sendLead(text: string, payer: Account | undefined): void {
    this.send(text, payer, (subscriber) => {
      if (this.#toldLead.get(subscriber) === text) return false
      this.#toldLead.set(subscriber, text)
      return true
    })
  }

  /** Who looks at it through this process. A guest with several devices counts once. */
  presence(): Required<Presence> {
    const people = new Map<string, string>()
    let nameless = 0
    for (const { guest } of this.#subscribers) {
      if (guest) people.set(visitorIn(this.#review, guest.id), guest.name)
      else nameless++
    }
    return {
      seats: 0,
      spectators: nameless,
      people: [...people].map(([visitor, name]) => ({ visitor, name })),
    }
  }

  /** Who looks at it through any process. */
  everybody(): { readonly people: People; readonly nameless: number } {
    const [here, elsewhere] = [this.presence(), this.#peers.elsewhere(this.#review)]
    const people = new Map([...(elsewhere.people ?? []), ...here.people].map((one) => [one.visitor, one]))
    return { people: [...people.values()], nameless: here.spectators + elsewhere.spectators }
  }

  publish(asks: boolean): void {
    const presence = { type: 'presence', table: this.#review, ...this.presence() } as const
    this.#peers.publish(asks ? { ...presence, asks } : presence)
  }
}
