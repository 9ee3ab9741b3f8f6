import type { Duplex } from 'node:stream'
import { Bucket, Buckets, type ServerLimits } from '../limits.ts'
import { OpenLimit } from '../open-limit.ts'
import type { Time } from '../time.ts'

/** The part of what all programs may send that is kept for addresses which send little. */
const RESERVE = 1 / 2
/** An address that sends less than this part sends little. */
const LITTLE = 1 / 10

/** What programs may use of the sockets: each of them, and all together. */
export class ProgramSockets {
  readonly #time: Time
  readonly #commands: Bucket
  /** What each address may send and still sends little. */
  readonly #little: Buckets
  readonly #reserve: number
  readonly #open: OpenLimit
  /** Commands that were accepted. The rate of all programs together bounds their number. */
  readonly #waiting: (() => void)[] = []

  constructor(limits: ServerLimits, time: Time) {
    this.#time = time
    this.#open = new OpenLimit(limits.socketsPerProgram)
    const { perSecond, burst } = limits.allProgramCommands
    this.#commands = new Bucket(limits.allProgramCommands, time.now())
    this.#little = new Buckets({ perSecond: LITTLE * perSecond, burst: LITTLE * burst }, time)
    this.#reserve = RESERVE * burst
  }

  /** Counts a socket of a program until it is closed. False if the program has too many. */
  admits(program: string, stream: Duplex): boolean {
    return this.#open.admits(program, stream)
  }

  /**
   * Whether a command of a program fits into what all of them may send. However many programs one address has, those of
   * others can go on.
   */
  take(address: string): boolean {
    const now = this.#time.now()
    const sendsLittle = this.#little.take(address)
    return (sendsLittle || this.#commands.left(now) > this.#reserve) && this.#commands.take(now)
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
