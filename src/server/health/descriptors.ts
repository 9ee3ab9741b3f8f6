import { open } from 'node:fs/promises'
import { devNull } from 'node:os'
import type { Log } from '../context.ts'
import { repeatEvery, type Time } from '../time.ts'

const INTERVAL = 5_000

/**
 * Notices when the process runs out of file descriptors. Node closes new connections then without telling anybody, so
 * this opens a file from time to time. Returns a function that stops it.
 */
export function watchDescriptors({ time, log }: { readonly time: Time; readonly log: Log }): () => void {
  async function probe(): Promise<void> {
    const file = await open(devNull)
    await file.close()
  }
  return repeatEvery(time, INTERVAL, () => {
    probe().catch((problem) => log.error({ problem }, 'new connections are refused'))
  })
}
