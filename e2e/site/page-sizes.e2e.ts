import { expect, it } from 'vitest'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectOwnTable, kilobytes, openAndCount } from './page-sizes.ts'

const { en } = SHELL_TEXTS

it('the home page keeps within its budget', async () => {
  const { page, files } = await openAndCount('')
  await anyOf(page.getByRole('button', named(en['home.play']))).waitFor()
  const size = await kilobytes(page, files)
  expect(size).toBeGreaterThan(30)
  expect(size).toBeLessThan(47.5)
})

/* `npm run test:long` has the other games, joining and the rules. Elfengold loads what Elfenland does, and more. */

it('a table of elfengold on this device keeps within 211 kB', () => expectOwnTable('elfengold', 211))
