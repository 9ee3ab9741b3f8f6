import { expect, it } from 'vitest'
import { texts as words } from '../../src/web/pages/exercise/texts/en.ts'
import { named } from '../browser/texts.ts'
import { isStored, sharedBrowser, visit } from '../browser/world.ts'
import { expectPuzzleSolved, told } from './exercises.ts'

const browser = await sharedBrowser()

it('a puzzle that was opened opens again without a network, and others say that they need one', async () => {
  const { page, context, errors } = await visit(browser, { keeps: true, at: '#/puzzles' })
  await isStored(page)
  const address = await expectPuzzleSolved(page)
  await context.setOffline(true)
  await page.evaluate((hash) => location.assign(hash), address)
  await page.reload()
  await expect.poll(() => told(page, words['puzzle.title']).innerText()).toContain(words['puzzle.unrated'])
  await page.evaluate(() => location.assign('#/puzzles/elfenland'))
  await page.getByRole('heading', named(words['puzzle.offline'])).waitFor()
  expect(errors).toEqual([])
})
