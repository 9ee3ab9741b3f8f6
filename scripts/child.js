import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a command to its end and gives its exit code. Signals are handed on, so that stopping us stops it cleanly. */
export function runChild(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const handOn = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, handOn)
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, handOn)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`vermeil: could not run ${command}: ${error.message}`)
      end(1)
    })
    child.on('exit', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}
