import { expect, test } from 'vitest'
import type { PictureJob } from '../../picture/job.ts'
import { manualTime } from '../testing/server.ts'
import { openPictureThread } from './picture-thread.ts'

test('if no thread can be started, there is no picture, and later ones are tried again', async () => {
  // What cannot be sent to a thread fails at once, as starting one does when the system has none left.
  const module = (() => undefined) as unknown as string
  const thread = openPictureThread(module, manualTime())
  const draw = () => thread.draw({} as PictureJob)
  expect(await Promise.all([draw(), draw()])).toEqual([undefined, undefined])
  for (let i = 0; i < 20; i++) expect(await draw()).toBeUndefined()
  await thread.close()
})
