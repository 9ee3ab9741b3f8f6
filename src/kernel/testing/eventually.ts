import { vi } from 'vitest'

/** Only a net for what never happens. The default of `vi.waitFor` is a second, which a busy machine exceeds. */
const TIMEOUT = 300_000

/** Repeats a check until it passes, and returns its result. */
export const eventually = <T>(check: () => T | Promise<T>, interval = 50): Promise<T> =>
  vi.waitFor(check, { timeout: TIMEOUT, interval })
