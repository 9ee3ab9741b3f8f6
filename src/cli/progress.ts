import { count } from './text-table.ts'

const WIDTH = 30
/** Milliseconds between updates. */
const INTERVAL = 100

/** A progress bar on stderr, drawn only if that is a terminal. */
export function progressBar(total: number): { show(done: number): void; clear(): void } {
  const terminal = process.stderr
  let last = 0
  return {
    show(done) {
      const now = performance.now()
      if (!terminal.isTTY || (done < total && now - last < INTERVAL)) return
      last = now
      const filled = Math.round((WIDTH * done) / total)
      terminal.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${count(done)} of ${count(total)}`)
    },
    clear() {
      if (terminal.isTTY) terminal.write('\r\x1b[K')
    },
  }
}
