import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Row } from '../rows/table-rows.ts'
import { StoreUnavailable } from '../store.ts'
import type { Statement } from './postgres-database.ts'

export interface Write {
  readonly statement: Statement
  readonly values: readonly unknown[]
  /** What it locks. All processes lock in the order of the keys, so that there are no deadlocks. */
  readonly key: string
  /** How several writes of this kind are sent as one statement. */
  readonly batch?: BatchStatement
  /** It may be sent again if the connection was lost before its result was known. */
  readonly retry?: boolean
}

/** One statement for many writes with different keys. It returns, as `id`, the keys of those that changed something. */
export interface BatchStatement {
  readonly statement: Statement
  /** From the values of each write. */
  values(writes: readonly (readonly unknown[])[]): readonly unknown[]
}

export type Written = Pick<pg.QueryResult<Row>, 'rows' | 'rowCount'>

/** How long a request waits for a database that is away, in milliseconds. */
export const DATABASE_TIMEOUT = 10_000

/** The pause before the next attempt, in milliseconds. */
export const backoff = (tries: number): number => Math.min(500, 25 * 2 ** tries)

interface Failure {
  readonly problem: unknown
}

interface PendingWrite extends Write {
  readonly since: number
  settle(written: Written): void
  fail(problem: unknown): void
}

/** One connection for everything that is written: what arrives while a batch is being committed is the next batch. */
export class Writer {
  readonly #connect: () => pg.Client
  #client: pg.Client | undefined
  #pending: PendingWrite[] = []
  #working: Promise<void> | undefined
  /** Why the last commit failed, if its writes have to be sent again. */
  #failure: Failure | undefined
  #closed = false

  constructor(connect: () => pg.Client) {
    this.#connect = connect
  }

  write(write: Write): Promise<Written> {
    return new Promise((settle, fail) => {
      if (this.#closed) return fail(new Error('the store is closed'))
      this.#pending.push({ ...write, since: performance.now(), settle, fail })
      this.#working ??= this.#work()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#working
    await this.#client?.end()
  }

  async #work(): Promise<void> {
    // Everything written in the same tick belongs to the first batch.
    await new Promise(setImmediate)
    for (let tries = 1; this.#pending.length > 0; ) {
      const failed = await this.#commitPending()
      if (failed) {
        this.#giveUp(failed.problem)
        await delay(backoff(tries++))
      } else tries = 1
    }
    // In the same tick as the check for pending writes, so that a later write starts anew.
    this.#working = undefined
  }

  /** Returns why writes have to be sent again, if they have: a database whose disk is full accepts connections but no rows. */
  async #commitPending(): Promise<Failure | undefined> {
    const client = await this.#connection()
    if (!(client instanceof pg.Client)) return client
    const batch = this.#pending
    this.#pending = []
    this.#failure = undefined
    await this.#commit(client, batch)
    return this.#failure
  }

  async #connection(): Promise<pg.Client | Failure> {
    if (this.#client) return this.#client
    const client = this.#connect()
    const drop = (): void => {
      if (this.#client === client) this.#client = undefined
    }
    client.on('error', drop)
    client.on('end', drop)
    try {
      await client.connect()
      this.#client = client
      return client
    } catch (problem) {
      return { problem }
    }
  }

  /** Fails the writes that have waited too long for the database. */
  #giveUp(problem: unknown): void {
    const before = this.#closed ? Number.POSITIVE_INFINITY : performance.now() - DATABASE_TIMEOUT
    const overdue = this.#pending.filter(({ since }) => since < before)
    this.#pending = this.#pending.filter(({ since }) => since >= before)
    for (const { fail } of overdue) fail(new StoreUnavailable(problem))
  }

  /** Writes that can be merged are one statement and so one transaction; the rest follows as another transaction. */
  async #commit(client: pg.Client, unsorted: readonly PendingWrite[]): Promise<void> {
    const batch = unsorted.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    const mergeable = batch.filter(({ key, batch: merges }, i) => merges && batch[i - 1]?.key !== key)
    if (mergeable.length < 2) return this.#inTransaction(client, batch)
    const merged = new Set(mergeable)
    const rest = batch.filter((one) => !merged.has(one))
    await Promise.all([this.#asOneStatement(client, mergeable), this.#inTransaction(client, rest)])
  }

  async #asOneStatement(client: pg.Client, writes: readonly PendingWrite[]): Promise<void> {
    const batch = writes[0]?.batch
    if (!batch) return
    try {
      const values = [...batch.values(writes.map((one) => one.values))]
      const { rows } = await client.query<Row>({ ...batch.statement, values })
      const changed = new Set(rows.map(({ id }) => id))
      for (const { key, settle } of writes) settle({ rows: [], rowCount: changed.has(key) ? 1 : 0 })
    } catch (problem) {
      if (isConnectionLost(problem)) this.#retry(client, writes, problem)
      else await this.#oneByOne(client, writes)
    }
  }

  async #inTransaction(client: pg.Client, writes: readonly PendingWrite[]): Promise<void> {
    if (writes.length < 2) return this.#oneByOne(client, writes)
    const begun = client.query('begin')
    const sent = writes.map((one) => send(client, one))
    const committing = client.query('commit')
    const [results, committed] = await Promise.all([
      Promise.all(sent),
      settled(committing),
      begun.catch(() => undefined),
    ])
    if (!committed.ok) return this.#retry(client, writes, committed.problem)
    // One write that fails must not fail the others, so each is tried on its own.
    if (committed.value.command !== 'COMMIT') return this.#oneByOne(client, writes)
    for (const { write, outcome } of results) {
      if (outcome.ok) write.settle(outcome.value)
      else write.fail(outcome.problem)
    }
  }

  async #oneByOne(client: pg.Client, writes: readonly PendingWrite[]): Promise<void> {
    for (const { write, outcome } of await Promise.all(writes.map((one) => send(client, one)))) {
      if (outcome.ok) write.settle(outcome.value)
      else if (isConnectionLost(outcome.problem)) this.#retry(client, [write], outcome.problem)
      else write.fail(outcome.problem)
    }
  }

  #retry(client: pg.Client, writes: readonly PendingWrite[], problem: unknown): void {
    if (this.#client === client) this.#client = undefined
    client.end().catch(() => undefined)
    this.#pending.unshift(...writes.filter(({ retry }) => retry))
    this.#failure = { problem }
    for (const { retry, fail } of writes) if (!retry) fail(new StoreUnavailable(problem))
  }
}

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: unknown }

const settled = <T>(promise: Promise<T>): Promise<Outcome<T>> =>
  promise.then(
    (value) => ({ ok: true, value }),
    (problem: unknown) => ({ ok: false, problem }),
  )

async function send(
  client: pg.Client,
  write: PendingWrite,
): Promise<{ readonly write: PendingWrite; readonly outcome: Outcome<Written> }> {
  const { statement, values } = write
  return { write, outcome: await settled(client.query<Row>({ ...statement, values: [...values] })) }
}

/** Whether the connection failed rather than the statement: an error without an SQL code, or of one of these classes. */
export function isConnectionLost(problem: unknown): boolean {
  if (!(problem instanceof pg.DatabaseError)) return problem instanceof Error
  return /^(08|57P|53)/.test(problem.code ?? '')
}
