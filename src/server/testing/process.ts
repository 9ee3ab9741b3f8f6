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
  /** Without a word, as the machine's power would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server as a process of its own; `script` may be another version of it. */
export async function serverProcess(options: ServerOptions, script = CHILD): Promise<ServerProcess> {
  // Compiled code is kept, so that a restart is quick.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'vermeil-compile-cache') }
  // It does not outlive us, however we end.
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

/** The log may speak before it. */
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
