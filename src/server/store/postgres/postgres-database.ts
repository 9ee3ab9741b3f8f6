import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** A statement that each connection prepares once, by its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

export type Row = Record<string, unknown>
type Given = Pick<pg.QueryResult<Row>, 'rows' | 'rowCount'>

export interface Write {
  readonly statement: Statement
  readonly values: readonly unknown[]
  /** What it locks: all processes lock in this order, so that none waits for one that waits for it. */
  readonly key: string
  /** How several of its sort are sent as one. */
  readonly many?: Many
  /** May be sent again where the connection was lost and nobody knows whether it was carried out. */
  readonly again: boolean
}

/** One statement for many writes with different keys; it gives the keys, as `id`, of those that changed something. */
export interface Many {
  readonly statement: Statement
  /** From the values of each write. */
  values(each: readonly (readonly unknown[])[]): readonly unknown[]
}

export interface Database {
  /** On its own, and sent again where the connection was lost: it must not matter how often it is carried out. */
  query(statement: Statement, values: readonly unknown[]): Promise<Row[]>
  /** What is written while the last commit is under way is committed together. */
  write(write: Write): Promise<Given>
  close(): Promise<void>
}

/** How long one who asks waits for a database that is away. */
const PATIENCE = 10_000
const CONNECTIONS = 4

/**
 * No statement of ours takes so long, unless something is wrong; a process that is stopped holds nobody up. All of them
 * look up a few rows by an index: to plan for several workers, or to compile, takes longer than to answer, and a plan
 * that was made while the tables were still small must not read them whole when they have grown.
 */
export const SETTINGS = {
  options: [
    'max_parallel_workers_per_gather=0',
    'jit=off',
    'enable_seqscan=off',
    'enable_hashjoin=off',
    'enable_mergejoin=off',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' '),
  connectionTimeoutMillis: 5_000,
  statement_timeout: 8_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 2_000,
  query_timeout: 9_000,
  keepAlive: true,
} as const

export function openDatabase(url: string): Database {
  const settings = { connectionString: url, application_name: 'vermeil', ...SETTINGS }
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS })
  // An idle connection that breaks is replaced when it is needed.
  pool.on('error', () => undefined)
  const writer = new Writer(() => new pg.Client({ ...settings, pipeline: true }))
  return {
    async query(statement, values) {
      const until = performance.now() + PATIENCE
      for (let tries = 1; ; tries++) {
        try {
          return (await pool.query<Row>({ ...statement, values: [...values] })).rows
        } catch (problem) {
          if (!isLost(problem) || performance.now() > until) throw problem
          await delay(pause(tries))
        }
      }
    },
    write: (write) => writer.write(write),
    async close() {
      await writer.close()
      await pool.end()
    },
  }
}

const pause = (tries: number): number => Math.min(500, 25 * 2 ** tries)

interface Waiting extends Write {
  readonly since: number
  settle(given: Given): void
  fail(problem: unknown): void
}

/** One connection for all that is written: what came while the last group was being committed is the next group. */
class Writer {
  readonly #connect: () => pg.Client
  #client: pg.Client | undefined
  #waiting: Waiting[] = []
  #working: Promise<void> | undefined
  #closed = false

  constructor(connect: () => pg.Client) {
    this.#connect = connect
  }

  write(write: Write): Promise<Given> {
    return new Promise((settle, fail) => {
      if (this.#closed) return fail(new Error('the store is closed'))
      this.#waiting.push({ ...write, since: performance.now(), settle, fail })
      this.#working ??= this.#work()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#working
    await this.#client?.end()
  }

  async #work(): Promise<void> {
    // Whoever writes in the same breath rides along.
    await new Promise(setImmediate)
    for (let tries = 1; this.#waiting.length > 0; ) {
      const client = await this.#connection()
      if (client instanceof pg.Client) {
        const group = this.#waiting
        this.#waiting = []
        await this.#commit(client, group)
        tries = 1
      } else {
        this.#giveUp(client.problem)
        await delay(pause(tries++))
      }
    }
    // In the same breath as the look at who waits: whoever comes later begins anew.
    this.#working = undefined
  }

  async #connection(): Promise<pg.Client | { readonly problem: unknown }> {
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

  /** Who has waited too long for the database is told. */
  #giveUp(problem: unknown): void {
    const before = this.#closed ? Number.POSITIVE_INFINITY : performance.now() - PATIENCE
    const late = this.#waiting.filter(({ since }) => since < before)
    this.#waiting = this.#waiting.filter(({ since }) => since >= before)
    for (const { fail } of late) fail(problem)
  }

  /** What can be one statement is one, a transaction by itself; the rest is sent behind it as another. */
  async #commit(client: pg.Client, unsorted: readonly Waiting[]): Promise<void> {
    const group = unsorted.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    const alike = group.filter(({ key, many }, at) => many && group[at - 1]?.key !== key)
    if (alike.length < 2) return this.#together(client, group)
    const merged = new Set(alike)
    const rest = group.filter((one) => !merged.has(one))
    await Promise.all([this.#asOne(client, alike), this.#together(client, rest)])
  }

  async #asOne(client: pg.Client, group: readonly Waiting[]): Promise<void> {
    const [{ many }] = group
    if (!many) return
    try {
      const values = [...many.values(group.map((one) => one.values))]
      const { rows } = await client.query<Row>({ ...many.statement, values })
      const changed = new Set(rows.map(({ id }) => id))
      for (const { key, settle } of group) settle({ rows: [], rowCount: changed.has(key) ? 1 : 0 })
    } catch (problem) {
      if (isLost(problem)) this.#retry(client, group, problem)
      else await this.#each(client, group)
    }
  }

  async #together(client: pg.Client, group: readonly Waiting[]): Promise<void> {
    if (group.length < 2) return this.#each(client, group)
    const begun = client.query('begin')
    const sent = group.map((one) => send(client, one))
    const [, committed, ...results] = await Promise.allSettled([begun, client.query('commit'), ...sent])
    if (committed.status === 'rejected') return this.#retry(client, group, committed.reason)
    // One that cannot be written must not take the others with it: each on its own.
    if (committed.value.command !== 'COMMIT') return this.#each(client, group)
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') group[index].settle(result.value)
      else group[index].fail(result.reason)
    }
  }

  async #each(client: pg.Client, group: readonly Waiting[]): Promise<void> {
    const results = await Promise.allSettled(group.map((one) => send(client, one)))
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') group[index].settle(result.value)
      else if (isLost(result.reason)) this.#retry(client, [group[index]], result.reason)
      else group[index].fail(result.reason)
    }
  }

  #retry(client: pg.Client, group: readonly Waiting[], problem: unknown): void {
    if (this.#client === client) this.#client = undefined
    client.end().catch(() => undefined)
    this.#waiting.unshift(...group.filter(({ again }) => again))
    for (const one of group) if (!one.again) one.fail(problem)
  }
}

const send = (client: pg.Client, { statement, values }: Write): Promise<Given> =>
  client.query<Row>({ ...statement, values: [...values] })

/** Whether the connection failed, rather than the statement: an error without a code of SQL, or of these classes. */
function isLost(problem: unknown): boolean {
  if (!(problem instanceof pg.DatabaseError)) return problem instanceof Error
  return /^(08|57P|53)/.test(problem.code ?? '')
}
