import type { Seat } from '../../kernel/index.ts'
import { type ChangeCommand, isHost, seatOfGuest, type TableState } from '../../table/index.ts'
import { Bucket, type Rate } from '../limits.ts'
import type { Time } from '../time.ts'

/** Commands that can be repeated at will. What they say stays in the log, so every seat has a limit. */
const STAYS_IN_LOG: ReadonlySet<ChangeCommand['type']> = new Set([
  'chat',
  'phrase',
  'order',
  'end',
  'remove',
  'readmit',
])

/** For all of these together. */
export const CHAT_RATE: Rate = { perSecond: 1, burst: 100 }

/** Every change is sent to everybody at the table, and the record is written again. */
export const SETTINGS_RATE: Rate = { perSecond: 1, burst: 40 }

/** How often the commands of one table may be given. */
export class CommandRates {
  readonly #time: Time
  readonly #chat = new Map<Seat, Bucket>()
  readonly #settings: Bucket

  constructor(time: Time) {
    this.#time = time
    this.#settings = new Bucket(SETTINGS_RATE, time.now())
  }

  /** Whether a command is within the rate for its kind. */
  admits({ seats }: TableState, guest: string, { type }: ChangeCommand): boolean {
    const seat = seatOfGuest(seats, guest)
    const now = this.#time.now()
    if (type === 'setTable') return !isHost(seats[seat ?? -1]) || this.#settings.take(now)
    if (!STAYS_IN_LOG.has(type) || seat === undefined) return true
    const bucket = this.#chat.get(seat) ?? new Bucket(CHAT_RATE, now)
    this.#chat.set(seat, bucket)
    return bucket.take(now)
  }
}
