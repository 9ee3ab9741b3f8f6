import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Milliseconds between two looks at whether npm is still there. */
const LOOK = 300

/**
 * Runs a command to its end and gives its exit code. Signals are handed on, so that stopping us stops it cleanly. The
 * shell by which npm runs us does not hand them on: where it is gone, we were told to stop.
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const handOn = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, handOn)
    const { ppid } = process
    const look = () => process.ppid === ppid || handOn('SIGTERM')
    const looking = process.env.npm_lifecycle_event === undefined ? undefined : setInterval(look, LOOK)
    const end = (code) => {
      clearInterval(looking)
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
