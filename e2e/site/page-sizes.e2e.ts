import { expect, it } from 'vitest'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { sharedBrowser, visit } from '../browser/world.ts'
import { keepIslands, ONE_BOT, startAgainstBots } from '../silver-and-gold/play.ts'
import { expectOwnTable, kilobytes, openAndCount } from './page-sizes.ts'

const browser = await sharedBrowser()

const { en } = SHELL_TEXTS

it('the home page keeps within its budget', async () => {
  const { page, files } = await openAndCount('')
  await anyOf(page.getByRole('button', named(en['home.play']))).waitFor()
  const size = await kilobytes(page, files)
  expect(size).toBeGreaterThan(30)
  expect(size).toBeLessThan(47.5)
})

/* `npm run test:long` has the other games, joining and the rules. Elfengold loads what Elfenland does, and more. */

it('a table of elfengold on this device keeps within 193 kB', () => expectOwnTable('elfengold', 193))

it('a table says that its menu cannot be loaded, and opens it without a network after the first move', async () => {
  const { page, context } = await visit(browser, { memory: ONE_BOT })
  const dialogs = /\/assets\/sheets-[^/]*\.(js|css)$/
  await context.route(dialogs, (route) => route.abort())
  await startAgainstBots(page)
  const menu = page.getByRole('button', named(en.menu))
  await menu.click()
  await page.getByRole('dialog').getByRole('alert').getByText(en['error.load']).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await context.unroute(dialogs)
  const loaded = ['js', 'css'].map((kind) =>
    page.waitForResponse((response) => dialogs.test(response.url()) && response.url().endsWith(kind)),
  )
  await keepIslands(page)
  for (const response of await Promise.all(loaded)) await response.finished()
  await context.setOffline(true)
  await menu.click()
  await page.getByRole('dialog').getByRole('button', named(en.options)).waitFor()
})
