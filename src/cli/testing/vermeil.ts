import { vi } from 'vitest'
import type { ExitCode } from '../command.ts'
import { runCommandLine } from '../command-line.ts'

interface Outcome {
  readonly status: ExitCode
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command in this process, which takes a fraction of the time of starting one, and collects its output. */
export const vermeil = (...args: readonly string[]): Promise<Outcome> =>
  collectOutput(() => runCommandLine(args))

/** Collects what a command prints in this process. */
export async function collectOutput(run: () => ExitCode | Promise<ExitCode>): Promise<Outcome> {
  const output = { stdout: '', stderr: '' }
  const collect = (stream: 'stdout' | 'stderr') =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      output[stream] += text
      return true
    })
  const spies = [collect('stdout'), collect('stderr')]
  try {
    return { status: await run(), ...output }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
