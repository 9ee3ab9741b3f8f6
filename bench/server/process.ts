import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../src/kernel/index.ts'

export interface Running {
  readonly url: string
  /** Seconds that it has had on cores; not a number where the system does not tell. */
  coreSeconds(): number
  stop(): Promise<void>
}

/** They do not outlive the bench, however that ends. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a script as a process of its own and waits for the address that it prints. */
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
    void exited.then(() => reject(new Error(`${script} ended before it was ready`)))
  })
  return {
    url: await url,
    coreSeconds: () => coreSeconds(child.pid),
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 3_000)
      await exited
      clearTimeout(late)
    },
  }
}

const TICKS_PER_SECOND = 100

function coreSeconds(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = at(readFileSync(file, 'utf8').split(') '), 1).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** A folder for the time of some work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
