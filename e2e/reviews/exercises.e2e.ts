import { expect, it } from 'vitest'
import { sharedBrowser, visit } from '../browser/world.ts'
import { expectPuzzleSolved } from './exercises.ts'

const browser = await sharedBrowser()

/* `npm run test:long` has the exercises made of a player's own mistakes. */

it('a puzzle is solved on the board, with hints and a rating', async () => {
  const { page, errors } = await visit(browser, { at: '#/puzzles' })
  await expectPuzzleSolved(page)
  expect(errors).toEqual([])
})
