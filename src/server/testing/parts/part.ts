import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { isRoot } from './programs.ts'

const PATIENCE = 30_000

/** A program and its arguments. */
type CommandLine = readonly [program: string, ...args: string[]]

export interface PartOptions {
  readonly command: CommandLine
  /** What it prints goes there. */
  readonly log: string
  /** Who runs it, where we are root. */
  readonly user?: string
  /** The signal that ends it at once and cleans up behind it. */
  readonly last: NodeJS.Signals
  ready(): Promise<boolean>
}

/** A real program beside the tests. It does not outlive us, however we end. */
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
    const until = performance.now() + PATIENCE
    while (!(await ready())) {
      if (this.#child === undefined || performance.now() > until) {
        await this.stop()
        throw new Error(`${command[0]} did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
      }
      await delay(20)
    }
  }

  /** With its last signal where none is named. */
  async stop(signal: NodeJS.Signals = this.#options.last): Promise<void> {
    const child = this.#child
    if (!child) return
    const exited = once(child, 'exit')
    child.kill(signal)
    // One that was frozen hears nothing else.
    child.kill('SIGCONT')
    await exited
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** It keeps its connections and answers nobody, until it is thawed. */
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

/** The command as a user without rights, ended by the system when we are killed, where the system has the means. */
export function asUser(command: CommandLine, user: string | undefined, last?: NodeJS.Signals): CommandLine {
  const changes = user !== undefined && isRoot()
  if (process.platform !== 'linux' || spawnSync('setpriv', ['--version']).status !== 0) {
    if (changes) throw new Error(`${command[0]} does not run as root, and there is no setpriv to change that`)
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
