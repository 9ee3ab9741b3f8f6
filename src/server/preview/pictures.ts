import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureJob } from '../../picture/job.ts'
import type { Time } from '../time.ts'
import { openPictureThread } from './picture-thread.ts'

/** Messengers give up after a few seconds, so a picture that takes longer than this is left to the next request. */
const TIMEOUT = 3_000

/** How many pictures are kept, of 100 to 200 kB each. */
const MAX_KEPT = 100

/** Draws a table; undefined if there is no time for it now. */
export type DrawTable = (job: PictureJob) => Promise<Buffer | undefined>

export interface Pictures {
  /** The picture that shows no table. */
  readonly neutral: Buffer
  /**
   * The picture with this key if it is known; otherwise it is drawn, once for everybody who asks. Undefined if there is
   * none, or if it takes too long: it is kept for later then.
   */
  find(key: string, job: () => Promise<PictureJob | undefined>): Promise<Buffer | undefined>
  /** Whether it can be had without drawing it. */
  has(key: string): boolean
  close(): Promise<void>
}

/** The pictures of tables. `web` is the folder with the built pages; without them nothing can be drawn. */
export function openPictures(web: string, time: Time, draw?: DrawTable): Pictures {
  const [module, neutral] = [join(web, 'pictures', 'draw.js'), join(web, 'preview.png')]
  const thread = existsSync(module) ? openPictureThread(module, time) : undefined
  const drawn: DrawTable = draw ?? (async (job) => thread?.draw(job))
  const kept = new Map<string, Promise<Buffer | undefined>>()

  async function make(key: string, job: () => Promise<PictureJob | undefined>): Promise<Buffer | undefined> {
    const wanted = await job()
    const png = wanted && (await drawn(wanted))
    // The next request may have more luck.
    if (!png) kept.delete(key)
    return png
  }

  function inTime(found: Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    return new Promise((resolve, reject) => {
      const cancel = time.after(TIMEOUT, () => resolve(undefined))
      found.then(resolve, reject).finally(cancel)
    })
  }

  return {
    neutral: existsSync(neutral) ? readFileSync(neutral) : Buffer.alloc(0),
    has: (key) => kept.has(key),
    find(key, job) {
      const found = kept.get(key) ?? make(key, job)
      // The one that was used last is dropped last.
      kept.delete(key)
      kept.set(key, found)
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      found.catch(() => kept.delete(key))
      return inTime(found)
    },
    close: async () => thread?.close(),
  }
}
