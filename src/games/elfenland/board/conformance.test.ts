import { readFileSync } from 'node:fs'
import { describe, test, vi } from 'vitest'
import { boardChecks, provideBrowser } from '../../../conformance/index.ts'
import { loadElfengoldManifest, loadElfenlandManifest } from '../manifest.ts'

// There is no browser here, so the boards are loaded after what they need of one is there. Their drawings are files.
provideBrowser()
const ROOT = new URL('../../../..', import.meta.url)
vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(new URL(`.${path}`, ROOT))))
const { preactBoard, PRESSES_EVERYTHING } = await import('../../../ui/testing/preact-board.ts')
const { elfengoldCover, elfenlandCover } = await import('./cover.tsx')

const boards = [
  {
    id: 'elfenland',
    manifest: await loadElfenlandManifest(),
    board: await preactBoard(await elfenlandCover.load()),
  },
  {
    id: 'elfengold',
    manifest: await loadElfengoldManifest(),
    board: await preactBoard(await elfengoldCover.load()),
  },
]

describe.each(boards)('the board of $id', ({ manifest, board }) => {
  const checks = boardChecks(manifest, board, { games: 1, positions: 3 })
  test.each(checks.filter(({ name }) => name !== PRESSES_EVERYTHING))('$name', async ({ run }) => {
    await run()
  })
})
