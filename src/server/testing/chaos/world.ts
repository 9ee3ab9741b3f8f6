import type { ServerOptions } from '../../options.ts'
import { openPostgresStore } from '../../store/postgres/postgres-store.ts'
import type { Store } from '../../store/store.ts'
import { type Nats, startNats } from '../parts/nats.ts'
import { freePort } from '../parts/part.ts'
import { type Postgres, startPostgres } from '../parts/postgres.ts'
import { type ServerProcess, serverProcess } from '../process.ts'

/** How the processes notify each other of new entries. */
export type BusKind = 'nats' | 'notify'

/** The real programs of a run. */
export interface World {
  readonly processes: readonly Process[]
  readonly postgres: Postgres
  /** Undefined if the database carries the notifications. */
  readonly nats: Nats | undefined
  openStore(): Promise<Store>
  end(): Promise<void>
}

/** One of the server processes. It restarts on the same port. */
class Process {
  readonly url: string
  readonly #options: ServerOptions
  #running: ServerProcess | undefined

  constructor(options: ServerOptions, port: number) {
    this.#options = { ...options, port }
    this.url = `http://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    this.#running = await serverProcess(this.#options)
  }

  async kill(): Promise<void> {
    await this.#running?.kill()
  }

  async stop(): Promise<void> {
    this.thaw()
    await this.#running?.stop()
  }

  freeze(): void {
    this.#running?.child.kill('SIGSTOP')
  }

  thaw(): void {
    this.#running?.child.kill('SIGCONT')
  }
}

export async function startWorld(size: number, bus: BusKind): Promise<World> {
  const postgres = await startPostgres()
  const nats = bus === 'nats' ? await startNats() : undefined
  const options = { database: postgres.url, ...(nats ? { nats: nats.url } : {}), botThreads: 1 }
  const processes: Process[] = []
  while (processes.length < size) processes.push(new Process(options, await freePort()))
  await Promise.all(processes.map((process) => process.start()))
  return {
    processes,
    postgres,
    nats,
    openStore: () => openPostgresStore(postgres.url),
    async end() {
      await Promise.all(processes.map((process) => process.stop()))
      await nats?.end()
      await postgres.end()
    },
  }
}
