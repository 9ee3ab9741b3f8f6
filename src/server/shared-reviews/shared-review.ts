import { samePlain } from '../../kernel/index.ts'
import {
  LIMITS,
  type MessageOf,
  type ProtocolCode,
  type ReviewCommand,
  type SharedItem,
} from '../../protocol/index.ts'
import type { PeerTable } from '../cluster/peers.ts'
import type { ServerContext } from '../context.ts'
import type { ReviewContent, ReviewItem, SharedReviewRow } from '../store/review-store.ts'
import type { Guest } from '../store/store.ts'
import { type Account, type Subscriber, sendCharged } from '../tables/following/subscribers.ts'
import { ReviewAudience } from './review-audience.ts'
import type { ReviewRates } from './review-rates.ts'
import { visitorIn } from './visitor.ts'

/** How long the leader must be away before somebody else may take the lead, in milliseconds. */
export const LEAD_GRACE = 10_000

/** Writing out this many notes and arrows counts as one command. */
const ITEMS_PER_COMMAND = 20

type Parts = Pick<ServerContext, 'store' | 'time' | 'log' | 'peers' | 'space'>
type ChangeCommand = Exclude<ReviewCommand, { type: 'openReview' | 'closeReview' }>
type Lead = Omit<MessageOf<'lead'>, 'type' | 'review'>

/**
 * A shared review at which somebody is looking. Everything but presence is in the store: a change is written first, then
 * read again and sent to everybody, in the same way whichever process has made it.
 */
export class SharedReview implements PeerTable {
  readonly id: string
  readonly #context: Parts
  readonly #rates: ReviewRates
  readonly #onEmpty: () => void
  #row: SharedReviewRow
  #items: readonly ReviewItem[]
  readonly #audience: ReviewAudience
  readonly #shownItems = new WeakMap<ReviewItem, SharedItem>()
  /** Since when the leader has been away, by what this process knows. */
  #leaderAwaySince: number | undefined
  #cancelGrace: () => void = () => undefined
  /** Commands and messages of other processes are dealt with one after the other. */
  #last: Promise<void> = Promise.resolve()
  #gone = false

  constructor(
    context: Parts,
    rates: ReviewRates,
    row: SharedReviewRow,
    items: readonly ReviewItem[],
    onEmpty: () => void,
  ) {
    this.id = row.id
    this.#context = context
    this.#rates = rates
    this.#row = row
    this.#items = items
    this.#onEmpty = onEmpty
    this.#audience = new ReviewAudience(row.id, context.peers)
    this.#noteLeader()
  }

  get followed(): boolean {
    return this.#audience.size > 0
  }

  get entries(): number {
    return this.#row.version
  }

  /** Nothing happens if too many look at it already. */
  open(subscriber: Subscriber): boolean {
    const audience = this.#audience
    if (!audience.has(subscriber) && audience.total >= LIMITS.reviewVisitors) return false
    audience.add(subscriber)
    this.#noteLeader()
    sendCharged(subscriber, [JSON.stringify(this.#whole(subscriber))])
    this.#presenceChanged(subscriber.account, audience.size === 1)
    return true
  }

  close(subscriber: Subscriber): void {
    if (!this.#audience.delete(subscriber)) return
    this.#presenceChanged(subscriber.account, false)
    this.unloadUnused()
  }

  /** If nobody looks at it. */
  unloadUnused(): void {
    if (this.#audience.size === 0) this.#unload()
  }

  #unload(): void {
    this.#cancelGrace()
    this.#onEmpty()
  }

  /** Everything but looking needs a name. */
  command(subscriber: Subscriber, command: ChangeCommand): Promise<void> | void {
    const { guest, address, account } = subscriber
    if (!guest) return subscriber.refuse(command.id, { code: 'nameFirst' })
    if (!this.#rates.mayCommand(command.type, guest.id, address))
      return subscriber.refuse(command.id, { code: 'tooFast' })
    return this.#inTurn(async () => {
      const refusal = await this.#carryOut(guest, command, account)
      if (this.#gone) subscriber.refuse(command.id, { code: 'noSuchReview' })
      else if (refusal === undefined) subscriber.done(command.id)
      else subscriber.refuse(command.id, { code: refusal })
    })
  }

  #inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.#last.then(task)
    this.#last = done.catch(() => undefined)
    return done
  }

  async #carryOut(guest: Guest, command: ChangeCommand, payer: Account): Promise<ProtocolCode | undefined> {
    const { store, time } = this.#context
    const me = visitorIn(this.id, guest.id)
    switch (command.type) {
      case 'showStep': {
        const { step, eyes } = command
        if (this.#row.leader !== me) return 'notLeader'
        const position = { step, ...(eyes === undefined ? {} : { eyes }) }
        const shown = await store.stepReview(this.id, me, position, time.now())
        await this.#wrote(payer)
        return shown ? undefined : 'notLeader'
      }
      case 'lead':
        return this.#lead(guest, me, command.to, payer)
      case 'note': {
        const content = { kind: 'note', text: command.text } as const
        return this.#add(guest, command, content, LIMITS.reviewNotes, payer)
      }
      case 'mark': {
        const content = { kind: 'mark', from: command.from, to: command.to } as const
        return this.#add(guest, command, content, LIMITS.reviewMarks, payer)
      }
      case 'erase': {
        const item = this.#items.find(({ number }) => number === command.item)
        if (item && item.guest !== guest.id && this.#row.owner !== guest.id) return 'notYours'
        if (item) await store.dropReviewItem(this.id, item.number)
        await this.#wrote(payer)
        return undefined
      }
    }
  }

  async #lead(
    guest: Guest,
    me: string,
    to: string | undefined,
    payer: Account,
  ): Promise<ProtocolCode | undefined> {
    const { store, time } = this.#context
    const { leader, owner } = this.#row
    const next = to ?? me
    if (leader === next) return undefined
    const may = to === undefined ? owner === guest.id || this.#isFree() : leader === me
    if (!may) return 'notLeader'
    if (to !== undefined && !this.#audience.everybody().people.some(({ visitor }) => visitor === to))
      return 'noSuchVisitor'
    const handed = await store.leadReview(this.id, leader, next, time.now())
    await this.#wrote(payer)
    return handed ? undefined : 'notLeader'
  }

  async #add(
    guest: Guest,
    { id: command, step }: { readonly id: string; readonly step: number },
    content: ReviewContent,
    most: number,
    payer: Account,
  ): Promise<ProtocolCode | undefined> {
    const { store, time, space } = this.#context
    if (await space.isFull()) return 'storageFull'
    const item = { guest: guest.id, name: guest.name, step, created: time.now(), command, content }
    const added = await store.addReviewItem(this.id, item, most)
    await this.#wrote(payer)
    if (added) return undefined
    // A command that was sent again, or too many of them.
    const before = this.#items.find((one) => one.guest === guest.id && one.command === command)
    if (!before) return 'tooManyNotes'
    return before.step === step && samePlain(before.content, content) ? undefined : 'idUsed'
  }

  /** This process has changed something: sends it to everybody here, and tells the other processes. */
  async #wrote(payer: Account): Promise<void> {
    await this.#refresh(payer)
    this.#context.peers.publish({ type: 'grown', table: this.id, entries: this.#row.version })
  }

  /** Reads what has changed, and sends it. */
  async #refresh(payer?: Account): Promise<void> {
    const { store } = this.#context
    const row = await store.findReview(this.id)
    if (!row) return this.#tellGone()
    const before = this.#items
    if (row.itemsVersion !== this.#row.itemsVersion) this.#items = await this.#itemsNow()
    this.#row = row
    if (this.#items !== before) this.#tellItems(before, payer)
    this.#noteLeader()
    this.#tellLead(payer)
  }

  /** Reads only what was added, unless something was deleted as well: then there are fewer items than expected. */
  async #itemsNow(): Promise<readonly ReviewItem[]> {
    const { store } = this.#context
    const known = this.#items
    const added = await store.reviewItems(this.id, known.at(-1)?.number)
    const isWhole = (await store.countReviewItems(this.id)) === known.length + added.length
    return isWhole ? [...known, ...added] : store.reviewItems(this.id)
  }

  #tellGone(): void {
    this.#gone = true
    const text = JSON.stringify({ type: 'reviewGone', review: this.id } satisfies MessageOf<'reviewGone'>)
    this.#audience.send(text, undefined)
    this.#audience.clear()
    this.#unload()
  }

  #tellItems(before: readonly ReviewItem[], payer: Account | undefined): void {
    const [old, now] = [numbersOf(before), numbersOf(this.#items)]
    for (const item of this.#items.filter(({ number }) => !old.has(number))) {
      const message: MessageOf<'item'> = { type: 'item', review: this.id, item: this.#shown(item) }
      this.#audience.send(JSON.stringify(message), payer, (subscriber) => !hasMuted(subscriber, item))
    }
    for (const item of [...old].filter((number) => !now.has(number))) {
      const message: MessageOf<'itemGone'> = { type: 'itemGone', review: this.id, item }
      this.#audience.send(JSON.stringify(message), payer)
    }
  }

  #tellLead(payer: Account | undefined): void {
    const message: MessageOf<'lead'> = { type: 'lead', review: this.id, ...this.#leadNow() }
    this.#audience.sendLead(JSON.stringify(message), payer)
  }

  #leadNow(): Lead {
    const { position, leader } = this.#row
    const { people, nameless } = this.#audience.everybody()
    return {
      ...position,
      ...(leader === undefined ? {} : { leader }),
      ...(this.#isFree() ? { free: true } : {}),
      visitors: people.map(({ visitor, name }) => ({ visitor, name })),
      nameless,
    }
  }

  #whole(subscriber: Subscriber): MessageOf<'review'> {
    const { guest } = subscriber
    return {
      type: 'review',
      review: this.id,
      ...this.#row.of,
      ...(guest ? { you: visitorIn(this.id, guest.id) } : {}),
      ...(guest && guest.id === this.#row.owner ? { own: true } : {}),
      items: this.#items.filter((item) => !hasMuted(subscriber, item)).map((item) => this.#shown(item)),
      ...this.#leadNow(),
    }
  }

  /** The same object again, because everybody who opens the review is sent all items. */
  #shown(item: ReviewItem): SharedItem {
    const known = this.#shownItems.get(item)
    if (known) return known
    const { number, step, created, guest, name, content } = item
    const { kind: _, ...rest } = content
    const shown = { item: number, step, at: created, visitor: visitorIn(this.id, guest), name, ...rest }
    this.#shownItems.set(item, shown)
    return shown
  }

  /** How many commands it counts as to write out everything. */
  get weight(): number {
    return Math.ceil(this.#items.length / ITEMS_PER_COMMAND)
  }

  #presenceChanged(payer: Account, asks: boolean): void {
    this.#noteLeader()
    this.#tellLead(payer)
    this.publishPresence(asks)
  }

  /** Notes whether the leader is there, and wakes up when they have been away for long enough. */
  #noteLeader(): void {
    const { leader } = this.#row
    const { time } = this.#context
    const isThere =
      leader === undefined || this.#audience.everybody().people.some(({ visitor }) => visitor === leader)
    if (isThere === (this.#leaderAwaySince === undefined)) return
    this.#cancelGrace()
    this.#leaderAwaySince = isThere ? undefined : time.now()
    if (!isThere) this.#cancelGrace = time.after(LEAD_GRACE, () => this.#tellLead(undefined))
  }

  #isFree(): boolean {
    const since = this.#leaderAwaySince
    const isAway = since !== undefined && this.#context.time.now() - since >= LEAD_GRACE
    return this.#row.leader === undefined || isAway
  }

  grown(version: number): void {
    if (version > this.#row.version) this.reread()
  }

  showPresence(): void {
    this.#noteLeader()
    this.#tellLead(undefined)
  }

  publishPresence(asks: boolean): void {
    this.#audience.publish(asks)
  }

  reread(): void {
    this.#inTurn(() => this.#refresh()).catch((problem) =>
      this.#context.log.warn({ review: this.id, problem }, 'could not read a shared review'),
    )
  }

  /** Somebody has muted others, or was erased. */
  rereadGuest(id: string): void {
    this.reread()
    const devices = this.#audience.of(id)
    if (devices.length === 0) return
    this.#context.store.findGuest(id).then(
      (guest) => {
        for (const device of devices) if (guest) device.guest = guest
      },
      (problem) => this.#context.log.warn({ review: this.id, problem }, 'could not read a guest'),
    )
  }
}

const numbersOf = (items: readonly ReviewItem[]): Set<number> => new Set(items.map(({ number }) => number))

const hasMuted = ({ guest }: Subscriber, item: ReviewItem): boolean =>
  guest?.muted.includes(item.guest) === true
