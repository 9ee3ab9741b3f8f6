import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Milliseconds between two checks that npm is still running. */
const CHECK_INTERVAL = 300

/**
 * Runs a command and resolves with its exit code. Signals are forwarded, so that stopping us stops it cleanly. The shell
 * that npm uses to run us does not forward them, so when that shell is gone we take it as a signal to stop.
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const forward = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, forward)
    const { ppid } = process
    const checkParent = () => process.ppid === ppid || forward('SIGTERM')
    const timer =
      process.env.npm_lifecycle_event === undefined ? undefined : setInterval(checkParent, CHECK_INTERVAL)
    const end = (code) => {
      clearInterval(timer)
      for (const signal of SIGNALS) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`vermeil: could not run ${command}: ${error.message}`)
      end(1)
    })
    child.on('exit', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}
