import { describe, expect, test } from 'vitest'
import { boardChecks, provideBrowser } from '../../../conformance/index.ts'
import { pearlDiversManifest } from '../manifest.ts'

// There is no browser here, so the board is loaded after what it needs of one is there.
provideBrowser()
const { preactBoard } = await import('../../../ui/testing/preact-board.ts')
const { pearlDiversCover } = await import('./cover.tsx')

const checks = boardChecks(pearlDiversManifest, await preactBoard(await pearlDiversCover.load()))

describe('the board of pearl-divers', () => {
  test('belongs to the game of the manifest, and has a page of rules', async () => {
    const { game, name } = pearlDiversManifest
    expect(pearlDiversCover).toMatchObject({ id: game.id, name, players: game.seats })
    const { Rules, ready } = await pearlDiversCover.rules()
    await ready()
    expect(Rules).toBeTypeOf('function')
  })

  test.each(checks.map((check) => [check.name, check] as const))('%s', async (_, check) => {
    await check.run()
  })
})
