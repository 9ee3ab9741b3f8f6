import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ServerOptions } from '../options.ts'
import { asUser } from './parts/part.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Kills the process without warning, like a power failure. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server in its own process. `script` may be another version of the server. */
export async function serverProcess(options: ServerOptions, script = CHILD): Promise<ServerProcess> {
  // The compile cache makes restarts fast.
  const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'vermeil-compile-cache'), ...process.env }
  // The server must not outlive the test process, however that ends.
  const [program, ...args] = asUser([process.execPath, script, JSON.stringify(options)], undefined, 'SIGKILL')
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const follow = (): boolean => child.kill('SIGKILL')
  process.once('exit', follow)
  const exited = once(child, 'exit').finally(() => process.off('exit', follow))
  const first = addressIn(child.stdout)
  const url = await Promise.race([first, exited.then(() => undefined)])
  if (url === undefined) throw new Error('the server did not start')
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await exited
  }
  return { url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/** The address that the server prints, possibly after some log lines. */
function addressIn(output: Readable): Promise<string> {
  let text = ''
  return new Promise((resolve) => {
    output.on('data', (data) => {
      text += data
      const found = /^http:\/\/\S+$/m.exec(text)
      if (!found) return
      resolve(found[0])
      output.removeAllListeners('data').resume()
    })
  })
}
