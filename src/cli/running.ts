import { UsageError } from './command.ts'

/* What commands share that run until they are stopped. */

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

export const LOG_HELP = '  --log LEVEL     silent, error, warn, info (default) or debug'

export function logLevelOf(text: string): string {
  if (!LOG_LEVELS.includes(text)) throw new UsageError(`--log must be one of ${LOG_LEVELS.join(', ')}`)
  return text
}

/** Resolves when the process is told to stop. A second signal ends it at once. */
export const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
