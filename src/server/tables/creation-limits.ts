import type { Rejection } from '../../kernel/index.ts'
import { botsOnly, refuse, type TableRecord } from '../../table/index.ts'
import { type ServerLimits, VisitorBuckets } from '../limits.ts'
import type { Time } from '../time.ts'

/** How many tables guests and addresses may create, and how many bytes these may have. */
export class CreationLimits {
  readonly #tables: VisitorBuckets
  readonly #bytes: VisitorBuckets
  readonly #botTables: VisitorBuckets

  constructor(limits: ServerLimits, time: Time) {
    this.#tables = new VisitorBuckets(limits.newTablesPerGuest, time, limits.tablesPerAddress)
    this.#bytes = new VisitorBuckets(limits.tableBytesPerGuest, time, limits.tableBytesPerAddress)
    this.#botTables = new VisitorBuckets(limits.botTablesPerGuest, time, limits.botTablesPerAddress)
  }

  /** Counts a table, or says why it may not be created. */
  take(record: Omit<TableRecord, 'created'>, guest: string, address: string): Rejection | undefined {
    const bytes = Buffer.byteLength(JSON.stringify(record))
    const allowed =
      this.#tables.take(guest, address) &&
      this.#bytes.take(guest, address, bytes) &&
      (!botsOnly(record.seats) || this.#botTables.take(guest, address))
    return allowed ? undefined : refuse('tooManyNewTables')
  }
}
