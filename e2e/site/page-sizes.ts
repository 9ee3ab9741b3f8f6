import type { Page, Response } from 'playwright-core'
import { expect, inject } from 'vitest'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { makeTable, sharedBrowser, visit } from '../browser/world.ts'
import { panel } from '../elfenland/page.ts'
import { dealtCards } from '../silver-and-gold/page.ts'

const browser = await sharedBrowser()

const { en } = SHELL_TEXTS

/** The files that a page has loaded, its workers included, with their sizes in bytes as they were sent. */
type Files = Map<string, Promise<number>>

export async function openAndCount(at: string): Promise<{ page: Page; files: Files }> {
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
export async function kilobytes(page: Page, files: Files): Promise<number> {
  for (let count = -1; count !== files.size; ) {
    count = files.size
    await page.waitForTimeout(2000)
  }
  const sizes = await Promise.all(files.values())
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/* The budgets are just above what docs/architecture.md states. */

/** Waits for the board, and returns the kilobytes that a page has loaded by then. */
async function withBoard(page: Page, files: Files, game: string): Promise<number> {
  await anyOf(game === 'silver-and-gold' ? dealtCards(page) : panel(page)).waitFor()
  return kilobytes(page, files)
}

export async function expectOwnTable(game: string, budget: number): Promise<void> {
  const { page, files } = await openAndCount(`#/play/${game}`)
  await page.getByRole('button', named(en['home.play'])).click()
  const size = await withBoard(page, files, game)
  expect(
    [...files.keys()].some((file) => /\/manifest-/.test(file)),
    'the worker counts',
  ).toBe(true)
  expect(size).toBeGreaterThan(100)
  expect(size).toBeLessThan(budget)
}

export async function expectJoining(game: string, budget: number): Promise<void> {
  const host = await visit(browser, { name: 'Mira' })
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const table = await makeTable(host.page, 'Mira', { game, seats })
  const { page, files } = await openAndCount(`#/t/${table}`)
  await page.getByRole('button', named(en['lobby.sit'])).click()
  const size = await withBoard(page, files, game)
  expect(size).toBeGreaterThan(80)
  expect(size).toBeLessThan(budget)
}

export async function expectRules(game: string, budget: number): Promise<void> {
  const { page, files } = await openAndCount(`#/rules/${game}`)
  await page.getByRole('link', named(en['home.play'])).waitFor()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const size = await kilobytes(page, files)
  expect(size).toBeGreaterThan(40)
  expect(size).toBeLessThan(budget)
}
