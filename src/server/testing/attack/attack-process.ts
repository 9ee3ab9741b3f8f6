import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AttackNews, AttackOrder } from './attacker-process.ts'
import { type Counts, newCounts } from './scenario.ts'

const SCRIPT = fileURLToPath(new URL('./attacker-process.ts', import.meta.url))

/** The process that attacks, as the judge sees it. */
export class AttackProcess {
  readonly #child: ChildProcess
  #news: AttackNews | undefined
  #ended = Promise.withResolvers<void>()

  constructor() {
    const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'vermeil-compile-cache'), ...process.env }
    this.#child = fork(SCRIPT, { env, execArgv: [] })
    this.#child.on('message', (news: AttackNews) => {
      this.#news = news
      if (news.ended) this.#ended.resolve()
    })
    this.#child.once('exit', () => this.#ended.resolve())
  }

  begin(order: AttackOrder): void {
    this.#news = undefined
    this.#ended = Promise.withResolvers()
    this.#child.send(order)
  }

  get counts(): Counts {
    return this.#news?.counts ?? newCounts()
  }

  /** Why the attack itself failed, if it did. */
  get problem(): string | undefined {
    if (this.#child.exitCode !== null) return 'the attacker crashed'
    return this.#news?.problem
  }

  async stop(): Promise<Counts> {
    if (this.#child.connected) this.#child.send('stop')
    await this.#ended.promise
    return this.counts
  }

  async end(): Promise<void> {
    const exited = once(this.#child, 'exit')
    this.#child.disconnect()
    await exited
  }
}
