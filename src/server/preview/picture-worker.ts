import { parentPort, workerData } from 'node:worker_threads'
import type { PictureJob } from '../../picture/job.ts'
import { type Grounds, openRasterizer } from './rasterizer.ts'

/** What the thread is started with. */
export interface PictureThreadData {
  readonly module: string
  readonly grounds: Grounds
}

/** What it answers. A picture that cannot be drawn is replaced by the one that shows no table. */
export interface DrawnPicture {
  readonly png?: Uint8Array
  /** All grounds, if there are more than before. They take seconds, so the next thread is given them. */
  readonly grounds?: Grounds
}

const { module, grounds } = workerData as PictureThreadData
const draw = await openRasterizer(module, grounds)

parentPort?.on('message', async (job: PictureJob) => {
  const known = grounds.size
  const png = await draw(job).catch(() => undefined)
  parentPort?.postMessage({
    ...(png ? { png } : {}),
    ...(grounds.size > known ? { grounds } : {}),
  } satisfies DrawnPicture)
})
