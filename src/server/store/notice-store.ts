import type { Sleep } from '../../protocol/index.ts'
import type { SessionQuery } from './key-store.ts'
import type { Lease } from './store.ts'

/** The ways by which a player can be told that a table waits for them. */
export const CHANNEL_KINDS = ['push', 'email', 'webhook'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** Where a guest wants to be told. */
export interface NoticeChannel {
  readonly id: string
  readonly guest: string
  readonly kind: ChannelKind
  /** JSON: what the sender of this kind needs. */
  readonly target: string
  /** The device whose browser it is; empty if it belongs to no device. It is dropped when that device is signed out. */
  readonly session: string
  readonly language: string
  /** The address of the server as the guest knows it, with the base path. */
  readonly origin: string
  /** Anybody who has it can confirm the channel or end it. */
  readonly token: string
  /** Nothing but the request to confirm is sent to a channel that is not confirmed. */
  readonly confirmed: boolean
  readonly created: number
  /** When the next digest is due. Absent if every turn is told at once. */
  readonly digestAt?: number
  /** How many messages in a row could not be sent. */
  readonly failures: number
}

/** When a guest wants to be told. */
export interface NoticePreferences {
  /** Also at tables with a live clock. */
  readonly live: boolean
  /** When a quarter of the time is left. */
  readonly reminder: boolean
  /** When nothing is sent. While the guest sleeps, if it is not set. */
  readonly quiet?: Sleep | 'never'
}

export const DEFAULT_PREFERENCES: NoticePreferences = { live: false, reminder: true }

/** Somebody is asked for a move. It is stored together with the entries that cause it, once for each of their channels. */
export interface TurnNotice {
  readonly seat: number
  readonly guest: string
  /** The number by which the table asked: each request is told once. */
  readonly request: number
  readonly reason: 'turn' | 'reminder'
  readonly live: boolean
  /** When it is sent, unless the player has looked at the table by then. */
  readonly due: number
  /** The same for e-mail, which is for people who are away for longer. */
  readonly emailDue: number
  /** When the player's time runs out. */
  readonly until?: number
  /** It was told before: the deadline has moved, and the reminder with it, if it was not sent yet. */
  readonly revised?: boolean
}

/** Why something is sent. */
export const NOTICE_REASONS = ['turn', 'reminder', 'invited', 'digest', 'confirm', 'test'] as const
type NoticeReason = (typeof NOTICE_REASONS)[number]

/** A message that waits to be sent on one channel. */
export interface OutboxRow {
  readonly id: string
  readonly kind: ChannelKind
  readonly channel: string
  readonly guest: string
  readonly reason: NoticeReason
  /** Empty if it is not about one table. */
  readonly table: string
  readonly seat: number
  readonly request: number
  readonly due: number
  readonly until?: number
  /** How often sending it has failed. */
  readonly attempts: number
}

/** A message that is not caused by a table. */
export interface DirectNotice {
  readonly id: string
  readonly channel: Pick<NoticeChannel, 'id' | 'kind' | 'guest'>
  readonly reason: 'digest' | 'confirm' | 'test'
  readonly due: number
}

export interface OutboxQuery {
  readonly kind: ChannelKind
  readonly limit: number
  /** Messages that are being sent by this process. */
  readonly except: readonly string[]
}

/** A message that was leased. `stands` is false if it must not be sent any more. */
export interface ClaimedNotice extends OutboxRow {
  readonly stands: boolean
}

interface Period {
  readonly now: number
  readonly until: number
}

/** The count of a mailbox that is not to be asked. */
export const BLOCKED_COUNT = 1_000_000_000

/** Where and when guests want to be told. */
export interface ChannelStore {
  /** Adds a channel, or replaces the one with this id. */
  saveChannel(channel: NoticeChannel): Promise<void>
  channelsOf(guest: string): Promise<NoticeChannel[]>
  findChannel(id: string): Promise<NoticeChannel | undefined>
  findChannelByToken(token: string): Promise<NoticeChannel | undefined>
  /** True if there is a channel with this token. */
  confirmChannel(token: string): Promise<boolean>
  dropChannel(which: { readonly id: string } | { readonly token: string }): Promise<boolean>
  /** Drops the channels of devices that were signed out. */
  dropDeviceChannels(guest: string, which: SessionQuery): Promise<void>
  /** Counts a message that could not be sent, or starts the count again. */
  setFailures(channel: string, failures: number): Promise<void>
  /** Counts a request to confirm an address, in a period that begins with the first one. Returns how many there were. */
  countMailRequest(mailbox: string, period: Period): Promise<number>
  /** Nobody may ask this mailbox again before that time. */
  blockMailbox(mailbox: string, until: number): Promise<void>
  savePreferences(guest: string, preferences: NoticePreferences): Promise<void>
  findPreferences(guest: string): Promise<NoticePreferences | undefined>
}

/** What is to be sent on their channels. */
export interface OutboxStore {
  /** Does nothing if there is already a message with that id. */
  addNotice(notice: DirectNotice): Promise<void>
  /**
   * Adds what is to tell a guest of moves that they owe already, on channels that they did not have when they were asked.
   * Does nothing if the table has not as many entries as expected.
   */
  addTurnNotices(table: string, expected: number, notices: readonly TurnNotice[]): Promise<void>
  /** Leases messages that are due, the most urgent first. */
  claimNotices(lease: Lease, query: OutboxQuery): Promise<ClaimedNotice[]>
  /** Ends the lease of a message, and tries it again at that time. */
  postponeNotice(id: string, due: number, attempts: number): Promise<void>
  /** Removes a message that was sent, or that is not to be sent. */
  finishNotice(id: string): Promise<void>
  /** The guest has seen what a table asks of them: removes what was to tell them, but not the reminder. */
  dismissNotices(table: string, guest: string, request: number): Promise<void>
  /** The guest has the table in view: they are reminded at this time at the earliest. */
  holdReminder(table: string, guest: string, until: number): Promise<void>
  /** The earliest time after this one at which a message is due. */
  nextNotice(kind: ChannelKind, after: number): Promise<number | undefined>

  /** Channels whose digest is due. */
  dueDigests(now: number, limit: number): Promise<NoticeChannel[]>
  /** Puts a digest into the outbox and sets the time of the next one. False if another process has done so. */
  queueDigest(notice: DirectNotice, expected: number, next: number): Promise<boolean>
}

export interface NoticeStore extends ChannelStore, OutboxStore {
  /** Stores a secret of the server unless there is one of this name, and returns the one that is stored. */
  keepSecret(name: string, value: string): Promise<string>
}
