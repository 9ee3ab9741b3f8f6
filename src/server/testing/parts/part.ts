import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { isRoot } from './programs.ts'

const START_TIMEOUT = 300_000

/** A program and its arguments. */
type CommandLine = readonly [program: string, ...args: string[]]

export interface PartOptions {
  readonly command: CommandLine
  /** The file for its output. */
  readonly log: string
  /** The system user that runs it if we are root. */
  readonly user?: string
  /** The signal that ends it immediately and leaves no child processes behind. */
  readonly last: NodeJS.Signals
  ready(): Promise<boolean>
}

/** A real program that tests start. It never outlives the test process, however that ends. */
export class Part {
  readonly #options: PartOptions
  #child: ChildProcess | undefined

  constructor(options: PartOptions) {
    this.#options = options
    process.on('exit', this.#follow)
  }

  readonly #follow = (): void => {
    this.#child?.kill(this.#options.last)
  }

  async start(): Promise<void> {
    const { command, user, last, log, ready } = this.#options
    const [program, ...args] = asUser(command, user, last)
    const output = openSync(log, 'a')
    const child = spawn(program, args, { stdio: ['ignore', output, output] })
    this.#child = child
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    const until = performance.now() + START_TIMEOUT
    while (!(await ready())) {
      if (this.#child === undefined || performance.now() > until) {
        await this.stop()
        throw new Error(`${command[0]} did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
      }
      await delay(20)
    }
  }

  /** Sends `last` by default. */
  async stop(signal: NodeJS.Signals = this.#options.last): Promise<void> {
    const child = this.#child
    if (!child) return
    const exited = once(child, 'exit')
    child.kill(signal)
    // A suspended process does not handle the signal before it is resumed.
    child.kill('SIGCONT')
    await exited
  }

  /** Undefined while it is not running. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Suspends it: connections stay open, but nothing is answered until it is thawed. */
  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child?.kill('SIGCONT')
  }

  async end(): Promise<void> {
    await this.stop()
    process.off('exit', this.#follow)
  }
}

/** Wraps a command to run as an unprivileged user and, on Linux, to be killed by the system when we are killed. */
export function asUser(command: CommandLine, user: string | undefined, last?: NodeJS.Signals): CommandLine {
  const changes = user !== undefined && isRoot()
  if (process.platform !== 'linux' || spawnSync('setpriv', ['--version']).status !== 0) {
    if (changes)
      throw new Error(`${command[0]} cannot run as root, and setpriv is not available to change the user`)
    return command
  }
  return [
    'setpriv',
    ...(changes ? [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : []),
    ...(last === undefined ? [] : [`--pdeathsig=${last.replace('SIG', '')}`]),
    '--',
    ...command,
  ]
}

/** Below the ports that systems give to connections and to listeners that ask for any port. */
const PORTS = { first: 12_000, count: 20_000 }

/**
 * A port that stays free until its program listens on it, also while that restarts: nobody else gets one of these
 * without asking for it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
