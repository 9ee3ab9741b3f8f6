import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Row } from '../rows/table-rows.ts'
import { PlayerErased, StoreUnavailable } from '../store.ts'
import {
  backoff,
  DATABASE_TIMEOUT,
  isConnectionLost,
  type Write,
  Writer,
  type Written,
} from './postgres-writer.ts'

/** A statement that each connection prepares once, by its name. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** Every statement of the program, by its name: each connection knows one of each name. */
const NAMED = new Map<string, Statement>()

/** All statements of the modules that were imported, to look at their plans. */
export const allStatements = (): readonly Statement[] => [...NAMED.values()]

/** Statements by their names. */
export function named<Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Statement>> {
  const statements = Object.entries<string>(texts).map(([name, text]) => ({ name, text }))
  for (const statement of statements) {
    if (NAMED.has(statement.name)) throw new Error(`two statements are called ${statement.name}`)
    NAMED.set(statement.name, statement)
  }
  return Object.fromEntries(statements.map((one) => [one.name, one])) as Record<Name, Statement>
}

export interface Database {
  /**
   * Runs on its own, and again if the connection was lost or another statement was in the way: it must not matter how
   * often it is carried out.
   */
  query(statement: Statement, values: readonly unknown[]): Promise<Row[]>
  /** The same after whatever runs under this lock in any process. */
  queryAlone(lock: number, statement: Statement, values: readonly unknown[]): Promise<void>
  /** Everything that is written while the last commit is under way is committed together. */
  write(write: Write): Promise<Written>
  close(): Promise<void>
}

const UNIQUE_VIOLATION = '23505'

/** Whether a row was refused because another one has the same key. */
export const isUniqueViolation = (problem: unknown): boolean =>
  problem instanceof pg.DatabaseError && problem.code === UNIQUE_VIOLATION

const DEADLOCK = '40P01'

const isDeadlock = (problem: unknown): boolean =>
  problem instanceof pg.DatabaseError && problem.code === DEADLOCK

/** What the triggers raise that refuse rows of players who are deleted. */
const PLAYER_ERASED = 'VMERA'

/**
 * What fails because of the state of the database rather than the statement: a lock that somebody holds, a statement that
 * took too long or was cancelled, and a database that only reads.
 */
const UNAVAILABLE: ReadonlySet<unknown> = new Set(['55P03', '57014', '25006'])

function statementProblem(problem: unknown): unknown {
  if (!(problem instanceof pg.DatabaseError)) return problem
  if (problem.code === PLAYER_ERASED) return new PlayerErased(problem)
  return UNAVAILABLE.has(problem.code) ? new StoreUnavailable(problem) : problem
}

const CONNECTIONS = 4

/**
 * No statement takes this long unless something is wrong, and a process that is stopped blocks nobody. Every statement
 * looks up a few rows by an index: planning for parallel workers or compiling takes longer than the query itself, and a
 * plan made while the tables were small must not scan them when they have grown.
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

/** Tries again, with pauses and not without end, after problems that pass. */
async function repeated<T>(run: () => Promise<T>, passes: (problem: unknown) => boolean): Promise<T> {
  const giveUpAt = performance.now() + DATABASE_TIMEOUT
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (problem) {
      if (!passes(problem)) throw statementProblem(problem)
      if (performance.now() > giveUpAt) throw new StoreUnavailable(problem)
      await delay(backoff(tries))
    }
  }
}

const mayPass = (problem: unknown): boolean => isConnectionLost(problem) || isDeadlock(problem)

const ignore = (): void => undefined

/** Runs a statement under a lock. A connection on which something failed is closed, which undoes all of it. */
async function runAlone(pool: pg.Pool, lock: number, statement: pg.QueryConfig): Promise<void> {
  const client = await pool.connect()
  // A connection that breaks fails the statement, and also says so itself.
  client.on('error', ignore)
  let done = false
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(statement)
    await client.query('commit')
    done = true
  } finally {
    client.release(!done)
    if (done) client.off('error', ignore)
  }
}

export function openDatabase(url: string): Database {
  const settings = { connectionString: url, application_name: 'vermeil', ...SETTINGS }
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS })
  // An idle connection that breaks is replaced when it is needed.
  pool.on('error', ignore)
  const writer = new Writer(() => new pg.Client({ ...settings, pipeline: true }))
  return {
    query: (statement, values) =>
      repeated(async () => (await pool.query<Row>({ ...statement, values: [...values] })).rows, mayPass),
    queryAlone: (lock, statement, values) =>
      repeated(() => runAlone(pool, lock, { ...statement, values: [...values] }), mayPass),
    // What was ended because of a deadlock has changed nothing. After a lost connection, the writer knows what to do.
    write: (write) => repeated(() => writer.write(write), isDeadlock),
    async close() {
      await writer.close()
      await pool.end()
    },
  }
}
