import { describe, test } from 'vitest'
import { boardChecks, provideBrowser } from '../../../conformance/index.ts'
import { silverAndGoldManifest } from '../manifest.ts'

// There is no browser here, so the board is loaded after what it needs of one is there.
provideBrowser()
const { preactBoard, PRESSES_EVERYTHING } = await import('../../../ui/testing/preact-board.ts')
const { silverAndGoldCover } = await import('./cover.tsx')

const board = await preactBoard(await silverAndGoldCover.load())
const checks = boardChecks(silverAndGoldManifest, board, { games: 1, positions: 4 })

describe('the board of silver-and-gold', () => {
  test.each(checks.filter(({ name }) => name !== PRESSES_EVERYTHING))('$name', async ({ run }) => {
    await run()
  })
})
