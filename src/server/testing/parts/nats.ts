import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '../server.ts'
import { freePort, Part } from './part.ts'
import { findProgram, NATS } from './programs.ts'

export interface Nats {
  /** The value for VERMEIL_NATS_URL. */
  readonly url: string
  /** Kills it. Messages in flight are lost. */
  stop(): Promise<void>
  start(): Promise<void>
  restart(): Promise<void>
  /** Undefined while it is not running. */
  pid(): number | undefined
  freeze(): void
  thaw(): void
  /** Stops it and removes its folder. */
  end(): Promise<void>
}

/** Starts a real nats-server on a free loopback port. `access` holds options that restrict access. */
export async function startNats(access: readonly string[] = []): Promise<Nats> {
  const bin = findProgram(NATS)
  if (bin === undefined) throw new Error(`cannot find ${NATS.name}; check with haveParts first`)
  const folder = temporaryFolder()
  const port = await freePort()
  const part = new Part({
    command: [join(bin, NATS.name), '-a', '127.0.0.1', '-p', String(port), ...access],
    log: join(folder, 'log'),
    last: 'SIGKILL',
    ready: () => greets(port),
  })
  await part.start()
  return {
    url: `nats://127.0.0.1:${port}`,
    stop: () => part.stop(),
    start: () => part.start(),
    async restart() {
      await part.stop()
      await part.start()
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

/** A nats-server greets every client with INFO. */
async function greets(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    const [first] = await once(socket, 'data')
    return String(first).startsWith('INFO')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
