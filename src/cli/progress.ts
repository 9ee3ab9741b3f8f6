import { count } from './text-table.ts'

const WIDTH = 30
const MILLISECONDS_BETWEEN = 100

/** A bar on the terminal that says how far it is; nothing where nobody watches. */
export function progressBar(total: number): { show(done: number): void; clear(): void } {
  const terminal = process.stderr
  let last = 0
  return {
    show(done) {
      const now = performance.now()
      if (!terminal.isTTY || (done < total && now - last < MILLISECONDS_BETWEEN)) return
      last = now
      const filled = Math.round((WIDTH * done) / total)
      terminal.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${count(done)} of ${count(total)}`)
    },
    clear() {
      if (terminal.isTTY) terminal.write('\r\x1b[K')
    },
  }
}
