import { it } from 'vitest'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { sharedBrowser, visit } from '../browser/world.ts'
import { keepIslands, ONE_BOT, startAgainstBots } from '../silver-and-gold/play.ts'
import { expectJoining, expectOwnTable, expectRules } from './page-sizes.ts'

const { en } = SHELL_TEXTS

const browser = await sharedBrowser()

it.each([
  ['silver-and-gold', 169],
  ['elfenland', 197],
] as const)('a table of %s on this device keeps within %d kB', expectOwnTable)

it.each([
  ['silver-and-gold', 118],
  ['elfenland', 150],
  ['elfengold', 157],
] as const)('joining a table of %s on a server keeps within %d kB', expectJoining)

it.each([
  ['silver-and-gold', 61],
  ['elfenland', 76],
] as const)('the rules of %s keep within %d kB', expectRules)

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

it('words that could not be loaded are asked for again, however often that has failed', async () => {
  const { page, context } = await visit(browser, { memory: ONE_BOT })
  await startAgainstBots(page)
  const words = /\/assets\/en-[^/]*\.js$/
  await context.route(words, (route) => route.abort())
  const menu = page.getByRole('button', named(en.menu))
  const dialog = page.getByRole('dialog')
  for (const _ of ['the first time', 'and again']) {
    await menu.click()
    await dialog.getByRole('alert').getByText(en['error.load']).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await context.unroute(words)
  await menu.click()
  await dialog.getByRole('button', named(en.options)).waitFor()
})
