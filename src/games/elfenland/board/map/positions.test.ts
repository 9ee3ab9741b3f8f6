import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TOWNS } from '../../rules/components/map.ts'
import { loadArt } from '../art/art.ts'
import { labelPlace } from './positions.ts'

beforeAll(async () => {
  const board = readFileSync(new URL('../art/board.json', import.meta.url), 'utf8')
  vi.stubGlobal('fetch', async () => new Response(board))
  const element = { setAttribute: () => undefined, append: () => undefined }
  vi.stubGlobal('document', { createElement: () => element, body: element })
  await loadArt()
})
afterAll(() => vi.unstubAllGlobals())

test.each([160, 240, 320])('a label of %i units keeps clear of the buttons of the map', (width) => {
  for (const [town, { name }] of TOWNS.entries()) {
    const [x, y] = labelPlace(town, width)
    const isClear = x - width / 2 >= 280 || y + 20 <= 1065
    expect(isClear, name).toBe(true)
  }
})
