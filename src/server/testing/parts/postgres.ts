import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../server.ts'
import { asUser, freePort, Part } from './part.ts'
import { findProgram, isRoot, POSTGRES } from './programs.ts'

const run = promisify(execFile)

/** The system user that runs PostgreSQL if we are root, because it refuses to run as root. */
const USER = 'postgres'
const OWNER = 'vermeil'

/** `fast` is an orderly shutdown, `immediate` is like a crash. Committed data must survive both. */
type Shutdown = 'fast' | 'immediate'
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export interface Postgres {
  /** The URL of an empty database, for VERMEIL_DATABASE_URL. */
  readonly url: string
  /** Creates another database on the same server, empty or as a copy of one that nobody uses now, and returns its URL. */
  newDatabase(template?: string): Promise<string>
  /** Runs a statement and returns the output of psql: one line per row, columns separated by |. */
  sql(statement: string): Promise<string>
  stop(how?: Shutdown): Promise<void>
  start(): Promise<void>
  restart(how?: Shutdown): Promise<void>
  /** Terminates all connections, or those that listen for notifications, and returns their number. */
  cut(which?: 'all' | 'listeners'): Promise<number>
  /** Undefined while it is not running. */
  pid(): number | undefined
  freeze(): void
  thaw(): void
  /** Stops it and removes its folder. */
  end(): Promise<void>
}

/**
 * The folder of a cluster that was never started. Each server gets a copy of it, which takes a tenth of the time of
 * initdb.
 */
async function newCluster(bin: string): Promise<string> {
  const key = createHash('sha256').update(`${bin} ${process.getuid?.()}`).digest('hex').slice(0, 8)
  const cluster = join(tmpdir(), `vermeil-cluster-${key}`)
  if (existsSync(cluster)) return cluster
  const folder = temporaryFolder()
  if (isRoot()) spawnSync('chown', [USER, folder])
  const data = join(folder, 'data')
  const options = ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const [program, ...args] = asUser([join(bin, 'initdb'), ...options], USER)
  await run(program, args, { cwd: folder })
  try {
    renameSync(data, cluster)
  } catch (problem) {
    // Another test file has just made one.
    if (!existsSync(cluster)) throw problem
  }
  rmSync(folder, { recursive: true, force: true })
  return cluster
}

/** Starts a real PostgreSQL in its own folder on a free loopback port, as durable as in production. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const bin = findProgram(POSTGRES)
  if (bin === undefined) throw new Error(`cannot find ${POSTGRES.name}; check with haveParts first`)
  const folder = temporaryFolder()
  if (isRoot()) spawnSync('chown', [USER, folder])
  const data = join(folder, 'data')
  const [program, ...args] = asUser(['cp', '-a', await newCluster(bin), data], USER)
  await run(program, args, { cwd: folder })

  const port = String(await freePort())
  const all = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'on',
    synchronous_commit: 'on',
    ...settings,
  }
  const where = ['-h', '127.0.0.1', '-p', port, '-U', OWNER]
  const part = new Part({
    command: [
      join(bin, 'postgres'),
      '-D',
      data,
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    user: USER,
    log: join(folder, 'log'),
    last: SIGNALS.immediate,
    ready: () =>
      run(join(bin, 'pg_isready'), ['-q', ...where, '-d', 'postgres']).then(
        () => true,
        () => false,
      ),
  })
  await part.start()

  const sql = async (statement: string): Promise<string> => {
    const { stdout } = await run(join(bin, 'psql'), [
      ...where,
      '-d',
      OWNER,
      '-XAtq',
      '-v',
      'ON_ERROR_STOP=1',
      '-c',
      statement,
    ])
    return stdout.trim()
  }
  let databases = 0
  const createDatabase = async (name: string, template?: string): Promise<string> => {
    const copy = template === undefined ? [] : ['--template', new URL(template).pathname.slice(1)]
    await run(join(bin, 'createdb'), [...where, ...copy, name])
    return `postgres://${OWNER}@127.0.0.1:${port}/${name}`
  }
  const stop = (how: Shutdown = 'fast'): Promise<void> => part.stop(SIGNALS[how])
  return {
    url: await createDatabase(OWNER),
    newDatabase: (template) => createDatabase(`${OWNER}${++databases}`, template),
    sql,
    stop,
    start: () => part.start(),
    async restart(how) {
      await stop(how)
      await part.start()
    },
    async cut(which = 'all') {
      const listeners = which === 'listeners' ? "and application_name like '%bus'" : ''
      const ended = await sql(
        `select count(pg_terminate_backend(pid)) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() ${listeners}`,
      )
      return Number(ended)
    },
    pid: () => part.pid,
    freeze: () => part.freeze(),
    thaw: () => part.thaw(),
    async end() {
      await part.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
