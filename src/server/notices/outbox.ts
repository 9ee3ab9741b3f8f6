import { HOUR } from '../../kernel/time-units.ts'
import type { Sleep } from '../../protocol/index.ts'
import { type Leases, NOTICE_TIME } from '../cluster/leases.ts'
import type { Log, ServerContext } from '../context.ts'
import { Buckets, type Rate } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import {
  CHANNEL_KINDS,
  type ChannelKind,
  type ClaimedNotice,
  DEFAULT_PREFERENCES,
  type NoticeChannel,
  type NoticePreferences,
} from '../store/notice-store.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import { composeNotice } from './message.ts'
import { TargetBusy } from './outside-request.ts'
import { endOfQuiet, nextTimeOfDay } from './quiet-hours.ts'
import type { ChannelSender, SendOutcome } from './sender.ts'
import { parseTarget, StoredEmailSchema } from './targets.ts'

/** How often the store is asked for messages that are due. */
const POLL_INTERVAL = 2_000
/** The pause before a message is looked at again that others left no room for. */
const BUSY_PAUSE = 10_000
/** Messages of one guest that are sent at the same time on channels of one kind. A slow service must not keep all others waiting. */
const MAX_PER_GUEST = 4
/** The part of what is sent at the same time that was tried before. */
const MAX_REPEATED = 1 / 2
/** The pause before the second attempt. It doubles with every attempt, up to the longest one. */
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = HOUR
/** After about a day nobody needs to be told any more. */
const MAX_ATTEMPTS = 30
/** A channel that has refused this many messages in a row is dropped. */
const MAX_FAILURES = 5
const DIGESTS_AT_ONCE = 20
/** Messages on one channel. More than that wait. */
const CHANNEL_RATE: Rate = { perSecond: 1 / 6, burst: 20 }

export type Senders = Partial<Readonly<Record<ChannelKind, ChannelSender>>>
type Parts = Pick<ServerContext, 'store' | 'time' | 'log' | 'leases' | 'metrics' | 'moderation'>

/**
 * Sends what is due in the outbox. A message is leased before it is sent and removed afterwards, so that it is sent by one
 * process. If that process dies in between, another one sends it again: every channel is told an id by which it can
 * tell a repetition. Nothing waits for it.
 */
export class Outbox {
  readonly #store: Store
  readonly #time: Time
  readonly #log: Log
  readonly #leases: Leases
  readonly #metrics: Metrics
  readonly #moderation: Parts['moderation']
  readonly #senders: Senders
  readonly #rate: Buckets
  /** Messages that this process has leased, by their id. */
  readonly #claimed = new Map<string, { readonly kind: ChannelKind; readonly done: Promise<void> }>()
  readonly #sending = new Set<ClaimedNotice>()
  readonly #timers = new Map<ChannelKind, () => void>()
  readonly #running = new Map<ChannelKind, Promise<void>>()
  #closed = false

  constructor({ store, time, log, leases, metrics, moderation }: Parts, senders: Senders) {
    this.#store = store
    this.#time = time
    this.#log = log
    this.#leases = leases
    this.#metrics = metrics
    this.#moderation = moderation
    this.#senders = senders
    this.#rate = new Buckets(CHANNEL_RATE, time)
  }

  start(): void {
    for (const kind of CHANNEL_KINDS) this.wake(kind)
  }

  /** Something may be due on channels of this kind. */
  wake(kind: ChannelKind): void {
    const sender = this.#senders[kind]
    if (!sender || this.#closed) return
    this.#timers.get(kind)?.()
    const running = (this.#running.get(kind) ?? Promise.resolve())
      .then(() => this.#run(kind, sender))
      .catch((problem) => this.#log.warn({ kind, problem }, 'could not read the outbox'))
      .finally(() => this.#wakeLater(kind))
    this.#running.set(kind, running)
  }

  #wakeLater(kind: ChannelKind): void {
    this.#timers.get(kind)?.()
    if (!this.#closed)
      this.#timers.set(
        kind,
        this.#time.after(POLL_INTERVAL, () => this.wake(kind)),
      )
  }

  async #run(kind: ChannelKind, sender: ChannelSender): Promise<void> {
    if (this.#closed) return
    if (kind === 'email') await this.#queueDigests()
    const now = this.#time.now()
    const except = [...this.#claimed].flatMap(([id, claimed]) => (claimed.kind === kind ? [id] : []))
    const limit = sender.parallel - except.length
    const next = limit > 0 ? await this.#store.nextNotice(kind, 0) : undefined
    if (next === undefined || next > now) return
    const claimed = await this.#leases.claimNotices({ kind, limit, except })
    for (const notice of claimed) this.#start(notice, sender, now + NOTICE_TIME / 4)
  }

  #start(notice: ClaimedNotice, sender: ChannelSender, until: number): void {
    const { id, kind } = notice
    const done = this.#deliver(notice, sender, until)
      .catch((problem) => this.#log.warn({ kind, problem }, 'could not send a notice'))
      .finally(() => {
        this.#claimed.delete(id)
        this.wake(kind)
      })
    this.#claimed.set(id, { kind, done })
  }

  /** Nothing is sent after `until`, because the lease may have ended by the time it arrives. */
  async #deliver(notice: ClaimedNotice, sender: ChannelSender, until: number): Promise<void> {
    const { id, attempts } = notice
    const channel = notice.stands ? await this.#store.findChannel(notice.channel) : undefined
    if (!channel) return this.#store.finishNotice(id)
    const now = this.#time.now()
    const preferences = (await this.#store.findPreferences(notice.guest)) ?? DEFAULT_PREFERENCES
    if (notice.reason === 'reminder' && !preferences.reminder) return this.#store.finishNotice(id)
    const wait = this.#waitOf(notice, channel, await this.#quietHours(notice, preferences), now)
    if (wait !== undefined) return this.#store.postponeNotice(id, wait, attempts)
    const message = await composeNotice(this.#store, notice, channel, now)
    if (!message) return this.#store.finishNotice(id)
    if (this.#time.now() >= until || this.#closed) return
    const outcome = await this.#send(notice, () => sender.send(channel, message), sender.parallel)
    this.#metrics.notices.inc({ kind: channel.kind, outcome: outcome.kind })
    await this.#settle(notice, channel, outcome)
  }

  async #send(
    notice: ClaimedNotice,
    send: () => Promise<SendOutcome>,
    parallel: number,
  ): Promise<SendOutcome> {
    const same = [...this.#sending].filter(({ kind }) => kind === notice.kind)
    const ofGuest = same.filter(({ guest }) => guest === notice.guest).length
    const repeated = same.filter(({ attempts }) => attempts > 0).length
    if (ofGuest >= MAX_PER_GUEST || (notice.attempts > 0 && repeated >= parallel * MAX_REPEATED))
      return { kind: 'busy' }
    this.#sending.add(notice)
    try {
      return await send()
    } catch (problem) {
      return this.#unreachable(notice, problem)
    } finally {
      this.#sending.delete(notice)
    }
  }

  #unreachable({ kind }: ClaimedNotice, problem: unknown): SendOutcome {
    if (problem instanceof TargetBusy) return { kind: 'busy' }
    // Nothing but the code: the message may name the address, which is a secret.
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined
    this.#log.debug({ kind, code }, 'a notice was not delivered')
    return { kind: 'again' }
  }

  /** When nothing is sent to a guest, unless they have just asked for it. */
  async #quietHours(
    { reason, guest }: ClaimedNotice,
    { quiet }: NoticePreferences,
  ): Promise<Sleep | undefined> {
    if (reason === 'confirm' || reason === 'test' || quiet === 'never') return undefined
    return quiet ?? (await this.#store.findGuest(guest))?.rest?.sleep
  }

  /** Until when a message waits: for the quiet hours to end, because there were too many on this channel, or to be dropped. */
  #waitOf(
    { reason, until }: ClaimedNotice,
    channel: NoticeChannel,
    quiet: Sleep | undefined,
    now: number,
  ): number | undefined {
    // A bot is about to move for the guest, unless their clock is given back the time of a maintenance, or nobody can move.
    const isAboutMove = reason === 'turn' || reason === 'reminder'
    const isOver = until !== undefined && until <= now
    if (isAboutMove && (isOver || this.#moderation.readOnly !== undefined)) return now + FIRST_PAUSE
    const morning = quiet && endOfQuiet(quiet, now)
    // The last reminder is worth more than a quiet night.
    const tooLate = reason === 'reminder' && until !== undefined && morning !== undefined && morning >= until
    if (morning !== undefined && !tooLate) return morning
    return this.#rate.take(channel.id) ? undefined : now + FIRST_PAUSE
  }

  async #settle(notice: ClaimedNotice, channel: NoticeChannel, outcome: SendOutcome): Promise<void> {
    const { id, attempts } = notice
    if (outcome.kind === 'busy')
      return this.#store.postponeNotice(id, this.#time.now() + BUSY_PAUSE, attempts)
    const isLast = attempts + 1 >= MAX_ATTEMPTS
    if (outcome.kind === 'again' && !isLast) {
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempts)
      const due = this.#time.now() + Math.max(pause, outcome.after ?? 0)
      return this.#store.postponeNotice(id, due, attempts + 1)
    }
    await this.#store.finishNotice(id)
    // All mail goes by way of the host's own mail server. If that is away, the addresses are not to blame.
    if (outcome.kind === 'dropped' || (outcome.kind === 'again' && channel.kind === 'email')) return
    const failures = outcome.kind === 'sent' ? 0 : channel.failures + 1
    if (outcome.kind === 'gone' || failures >= MAX_FAILURES) await this.#store.dropChannel({ id: channel.id })
    else if (failures !== channel.failures) await this.#store.setFailures(channel.id, failures)
  }

  async #queueDigests(): Promise<void> {
    const now = this.#time.now()
    for (const channel of await this.#store.dueDigests(now, DIGESTS_AT_ONCE))
      await ifReadable(this.#queueDigest(channel, now))
  }

  async #queueDigest(channel: NoticeChannel, now: number): Promise<void> {
    const { id, digestAt = now, target } = channel
    const { digest } = parseTarget(StoredEmailSchema, target)
    const next = digest ? nextTimeOfDay(digest.at, digest.zone, now) : now + LONGEST_PAUSE
    const notice = { id: `digest/${id}/${digestAt}`, channel, reason: 'digest', due: digestAt } as const
    await this.#store.queueDigest(notice, digestAt, next)
  }

  /** Waits for what is being sent. What is not sent by then is sent by another process, or after the next start. */
  async close(): Promise<void> {
    this.#closed = true
    for (const cancel of this.#timers.values()) cancel()
    await Promise.all([...this.#running.values(), ...[...this.#claimed.values()].map(({ done }) => done)])
  }
}
