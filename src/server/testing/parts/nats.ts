import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from '../server.ts'
import { freePort, Part } from './part.ts'
import { findProgram, NATS } from './programs.ts'

export interface Nats {
  /** For VERMEIL_NATS_URL. */
  readonly url: string
  /** Without a word; what was under way on it is lost. */
  stop(): Promise<void>
  start(): Promise<void>
  restart(): Promise<void>
  /** Undefined while it does not run. */
  pid(): number | undefined
  freeze(): void
  thaw(): void
  /** Ends it and removes its folder. */
  end(): Promise<void>
}

/** A real nats-server with a port of its own, on loopback; `letsIn` are options that say whom. */
export async function startNats(letsIn: readonly string[] = []): Promise<Nats> {
  const bin = findProgram(NATS)
  if (bin === undefined) throw new Error(`there is no ${NATS.name} here: ask haveParts first`)
  const folder = temporaryFolder()
  const port = await freePort()
  const part = new Part({
    command: [join(bin, NATS.name), '-a', '127.0.0.1', '-p', String(port), ...letsIn],
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

/** It speaks first. */
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
