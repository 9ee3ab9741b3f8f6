import type { Rejection } from '../../kernel/index.ts'
import { botsOnly, refuse, type TableRecord } from '../../table/index.ts'
import { Buckets, type ServerLimits } from '../limits.ts'
import type { Time } from '../time.ts'

/** How many tables guests and addresses may create, and how many bytes these may have. */
export class CreationLimits {
  readonly #tablesOfGuest: Buckets
  readonly #bytesOfGuest: Buckets
  readonly #tablesOfAddress: Buckets
  readonly #bytesOfAddress: Buckets
  readonly #botTablesOfGuest: Buckets
  readonly #botTablesOfAddress: Buckets

  constructor(limits: ServerLimits, time: Time) {
    this.#tablesOfGuest = new Buckets(limits.newTablesPerGuest, time)
    this.#bytesOfGuest = new Buckets(limits.tableBytesPerGuest, time)
    this.#tablesOfAddress = new Buckets(limits.tablesPerAddress, time)
    this.#bytesOfAddress = new Buckets(limits.tableBytesPerAddress, time)
    this.#botTablesOfGuest = new Buckets(limits.botTablesPerGuest, time)
    this.#botTablesOfAddress = new Buckets(limits.botTablesPerAddress, time)
  }

  /** Counts a table, or says why it may not be created. */
  take(record: Omit<TableRecord, 'created'>, guest: string, address: string): Rejection | undefined {
    const bytes = Buffer.byteLength(JSON.stringify(record))
    const allowed =
      this.#tablesOfAddress.take(address) &&
      this.#bytesOfAddress.take(address, bytes) &&
      this.#tablesOfGuest.take(guest) &&
      this.#bytesOfGuest.take(guest, bytes) &&
      (!botsOnly(record.seats) || this.#takeBotTable(guest, address))
    return allowed ? undefined : refuse('tooManyNewTables')
  }

  #takeBotTable(guest: string, address: string): boolean {
    return this.#botTablesOfAddress.take(address) && this.#botTablesOfGuest.take(guest)
  }
}
