import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SERVER_LIMITS } from '../../limits.ts'
import { type ServerProcess, serverProcess } from '../process.ts'

/** How much the server has used so far. */
export interface Usage {
  /** Processor time of the main thread in milliseconds, where the system tells. */
  readonly processor: number | undefined
  /** Bytes. */
  readonly memory: number
  /** Bytes in the data folder. */
  readonly disk: number
  readonly logLines: number
}

/** A server process with the default limits, whose log and resources are watched. */
export class Target {
  readonly url: string
  readonly log: string[] = []
  readonly #data: string
  readonly #process: ServerProcess

  private constructor(data: string, process: ServerProcess) {
    this.url = process.url
    this.#data = data
    this.#process = process
    const { stdout } = process.child
    if (stdout) createInterface(stdout).on('line', (line) => this.log.push(line))
  }

  static async start(data: string): Promise<Target> {
    return new Target(data, await serverProcess({ data, limits: SERVER_LIMITS, logLevel: 'info' }))
  }

  async usage(): Promise<Usage> {
    const metrics = await fetch(`${this.url}/metrics`).then((response) => response.text())
    const [, memory = '0'] = /^process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? []
    return {
      processor: this.#processorTime(),
      memory: Number(memory),
      disk: sizeOf(this.#data),
      logLines: this.log.length,
    }
  }

  /** Of the main thread alone: bots think in threads of their own. */
  #processorTime(): number | undefined {
    const { pid } = this.#process.child
    try {
      const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
      // After the name in parentheses, which may contain spaces: user and system time are the 12th and 13th field.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * TICK
    } catch {
      return undefined
    }
  }

  get isRunning(): boolean {
    return this.#process.child.exitCode === null
  }

  stop(): Promise<void> {
    return this.#process.stop()
  }
}

/** Milliseconds of one clock tick of Linux. */
const TICK = 10

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
