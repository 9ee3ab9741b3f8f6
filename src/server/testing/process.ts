import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerOptions } from '../main.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Without a word, as the machine's power would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server as a process of its own. */
export async function serverProcess(options: ServerOptions): Promise<ServerProcess> {
  // Compiled code is kept, so that a restart is quick.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'vermeil-compile-cache') }
  const child = spawn(process.execPath, [CHILD, JSON.stringify(options)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It does not outlive us, however we end.
  const follow = (): boolean => child.kill('SIGKILL')
  process.once('exit', follow)
  const exited = once(child, 'exit').finally(() => process.off('exit', follow))
  const first = once(child.stdout, 'data').then(([data]) => String(data).trim())
  const url = await Promise.race([first, exited.then(() => undefined)])
  if (url === undefined) throw new Error('the server did not start')
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await exited
  }
  return { url, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
