import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../src/kernel/index.ts'
import { TICKS_PER_SECOND } from './processors.ts'

export interface Running {
  readonly url: string
  /** CPU seconds used so far. NaN if the system does not report them. */
  coreSeconds(): number
  /** Rejects when the process ends before it is stopped. */
  readonly crashed: Promise<never>
  stop(): Promise<void>
}

/** These are killed when the benchmark ends, however it ends. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a script in its own process and waits for the address that it prints. */
export async function start(script: string, args: readonly string[]): Promise<Running> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child)
      resolve()
    }),
  )
  const url = new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (data) => {
      text += data
      const found = /http:\/\/\S+/.exec(text)
      if (found) resolve(found[0])
    })
    void exited.then(() => reject(new Error(`${script} exited before it was ready`)))
  })
  let stopping = false
  const crashed = exited.then(() =>
    stopping ? new Promise<never>(() => {}) : Promise.reject(new Error(`${script} crashed`)),
  )
  // Not every caller waits for it, and an unhandled rejection would end the benchmark.
  crashed.catch(() => {})
  return {
    url: await url,
    coreSeconds: () => coreSeconds(child.pid),
    crashed,
    async stop() {
      stopping = true
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 3_000)
      await exited
      clearTimeout(timer)
    },
  }
}

function coreSeconds(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = at(readFileSync(file, 'utf8').split(') '), 1).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Runs some work with a temporary folder. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
