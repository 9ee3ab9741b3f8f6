import type { Page, Response } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { panel } from './elfenland-page.ts'
import { keepIslands, ONE_BOT, startAgainstBots } from './silver-and-gold.ts'
import { dealtCards } from './silver-and-gold-page.ts'
import { anyOf, named, SHELL_TEXTS } from './texts.ts'
import { makeTable, sharedBrowser, visit } from './world.ts'

const browser = await sharedBrowser()

const { en } = SHELL_TEXTS

/** The files that a page has loaded, its workers included, with their sizes in bytes as they were sent. */
type Files = Map<string, Promise<number>>

async function openAndCount(at: string): Promise<{ page: Page; files: Files }> {
  const { context } = await visit(browser, { url: 'data:text/html,', name: 'Ada' })
  // Other tests play at the same time, and the home page would show one of their matches.
  await context.route('**/api/tables/running', (route) => route.fulfill({ json: { tables: [] } }))
  const page = await context.newPage()
  const files: Files = new Map()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname)) files.set(pathname, sizeOf(response))
  })
  await page.goto(inject('url') + at)
  return { page, files }
}

const sizeOf = async (response: Response): Promise<number> =>
  Number(
    (await response.headerValue('content-length')) ?? (await response.request().sizes()).responseBodySize,
  )

/** Kilobytes once nothing more has been loaded for two seconds. */
async function kilobytes(page: Page, files: Files): Promise<number> {
  for (let count = -1; count !== files.size; ) {
    count = files.size
    await page.waitForTimeout(2000)
  }
  const sizes = await Promise.all(files.values())
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/* The budgets are two or three per cent above what docs/architecture.md states. */

it('the home page keeps within its budget', async () => {
  const { page, files } = await openAndCount('')
  await anyOf(page.getByRole('button', named(en['home.play']))).waitFor()
  const size = await kilobytes(page, files)
  expect(size).toBeGreaterThan(30)
  expect(size).toBeLessThan(47.5)
})

it.each([
  ['silver-and-gold', 151],
  ['elfenland', 186],
  ['elfengold', 193],
] as const)('a table of %s on this device keeps within %i kB', async (game, budget) => {
  const { page, files } = await openAndCount(`#/play/${game}`)
  await page.getByRole('button', named(en['home.play'])).click()
  await anyOf(game === 'silver-and-gold' ? dealtCards(page) : panel(page)).waitFor()
  const size = await kilobytes(page, files)
  expect(
    [...files.keys()].some((file) => /\/manifest-/.test(file)),
    'the worker counts',
  ).toBe(true)
  expect(size).toBeGreaterThan(100)
  expect(size).toBeLessThan(budget)
})

it.each([
  ['silver-and-gold', 118],
  ['elfenland', 150],
  ['elfengold', 157],
] as const)('joining a table of %s on a server keeps within %i kB', async (game, budget) => {
  const host = await visit(browser, { name: 'Mira' })
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const table = await makeTable(host.page, 'Mira', { game, seats })
  const { page, files } = await openAndCount(`#/t/${table}`)
  await page.getByRole('button', named(en['lobby.sit'])).click()
  await anyOf(game === 'silver-and-gold' ? dealtCards(page) : panel(page)).waitFor()
  const size = await kilobytes(page, files)
  expect(size).toBeGreaterThan(80)
  expect(size).toBeLessThan(budget)
})

it.each([
  ['silver-and-gold', 61],
  ['elfenland', 76],
] as const)('the rules of %s keep within %i kB', async (game, budget) => {
  const { page, files } = await openAndCount(`#/rules/${game}`)
  await page.getByRole('link', named(en['home.play'])).waitFor()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const size = await kilobytes(page, files)
  expect(size).toBeGreaterThan(40)
  expect(size).toBeLessThan(budget)
})

it('a table says that its menu cannot be loaded, and opens it without a network after the first move', async () => {
  const { page, context } = await visit(browser, { memory: ONE_BOT })
  await context.route(/\/assets\/sheets-[^/]*\.js$/, (route) => route.abort())
  await startAgainstBots(page)
  const menu = page.getByRole('button', named(en.menu))
  await menu.click()
  await page.getByRole('dialog').getByRole('alert').getByText(en['error.load']).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await context.unroute(/\/assets\/sheets-[^/]*\.js$/)
  const loaded = page.waitForResponse(/\/assets\/sheets-[^/]*\.js$/)
  await keepIslands(page)
  await loaded
  await context.setOffline(true)
  await menu.click()
  await page.getByRole('dialog').getByRole('button', named(en.options)).waitFor()
})
