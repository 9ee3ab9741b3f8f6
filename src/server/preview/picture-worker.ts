import { parentPort, workerData } from 'node:worker_threads'
import type { PictureJob } from '../../picture/job.ts'
import { openRasterizer } from './rasterizer.ts'

const draw = await openRasterizer(workerData as string)

parentPort?.on('message', (job: PictureJob) => {
  void draw(job).then(
    (png) => parentPort?.postMessage(png),
    // A picture that cannot be drawn is replaced by the one that shows no table.
    () => parentPort?.postMessage(undefined),
  )
})
