import type { Duplex } from 'node:stream'
import { Bucket, type ServerLimits } from '../limits.ts'
import type { Time } from '../time.ts'

/** What programs may use of the sockets: each of them, and all together. */
export class ProgramSockets {
  readonly #limits: ServerLimits
  readonly #time: Time
  readonly #commands: Bucket
  readonly #open = new Map<string, number>()
  /** Commands that were accepted. The rate of all programs together bounds their number. */
  readonly #waiting: (() => void)[] = []

  constructor(limits: ServerLimits, time: Time) {
    this.#limits = limits
    this.#time = time
    this.#commands = new Bucket(limits.allProgramCommands, time.now())
  }

  /** Counts a socket of a program until it is closed. False if the program has too many. */
  admits(program: string, stream: Duplex): boolean {
    const open = this.#open.get(program) ?? 0
    if (open >= this.#limits.socketsPerProgram) return false
    this.#open.set(program, open + 1)
    stream.once('close', () => {
      const left = (this.#open.get(program) ?? 1) - 1
      if (left === 0) this.#open.delete(program)
      else this.#open.set(program, left)
    })
    return true
  }

  /** Whether a command of a program fits into what all of them may send. */
  take(): boolean {
    return this.#commands.take(this.#time.now())
  }

  /**
   * Carries out a command after those that people have sent by then, and one at a time: however many programs have sent
   * something, a person waits for one command of theirs at most.
   */
  queue(command: () => void): void {
    this.#waiting.push(command)
    if (this.#waiting.length === 1) setImmediate(() => this.#runNext())
  }

  #runNext(): void {
    this.#waiting[0]?.()
    this.#waiting.shift()
    if (this.#waiting.length > 0) setImmediate(() => this.#runNext())
  }
}
