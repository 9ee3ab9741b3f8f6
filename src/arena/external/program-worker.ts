import { spawn } from 'node:child_process'
import { exit, kill, platform } from 'node:process'
import { createInterface } from 'node:readline'
import { workerData } from 'node:worker_threads'
import type { ProgramData, Reply } from './program.ts'

/** How long a program may go on after its input has ended, in milliseconds. */
const TIMEOUT = 2_000

const { command, flag, port } = workerData as ProgramData

function reply(message: Reply): void {
  port.postMessage(message)
  Atomics.store(flag, 0, 1)
  Atomics.notify(flag, 0)
}

// The shell leads a process group of its own, so that all of it can be stopped.
const program = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
program.on('error', ({ message }) => reply({ gone: message }))
program.on('exit', (code, signal) => reply({ gone: `it ended with ${signal ?? `code ${code}`}` }))
// If the program no longer reads, its exit reports that.
program.stdin.on('error', () => undefined)
createInterface({ input: program.stdout }).on('line', (line) => reply({ line }))
port.on('message', (line: string) => program.stdin.write(line))
port.on('close', () => {
  if (program.exitCode !== null) return stop()
  program.stdin.end()
  program.once('exit', stop)
  setTimeout(stop, TIMEOUT)
})

/** Ends this thread, and with the shell everything that it has started. */
function stop(): void {
  if (program.pid !== undefined && platform !== 'win32') {
    try {
      kill(-program.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  exit()
}
