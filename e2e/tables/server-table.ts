import type { Locator, Page } from 'playwright-core'
import { fillIn } from '../../src/text/format.ts'
import { boardTexts, named, SHELL_TEXTS } from '../browser/texts.ts'

/* What tests of tables on the server do and look for, in English. */

const { en } = SHELL_TEXTS
const board = await boardTexts('en')

/** The bar above the board. */
export const bar = (page: Page): Locator => page.getByRole('banner')

export const dialog = (page: Page): Locator => page.getByRole('dialog')

export const openMenu = (page: Page): Promise<void> => page.getByRole('button', named(en.menu)).click()

/** Leaves the table through the menu. */
export async function leave(page: Page): Promise<void> {
  await openMenu(page)
  await dialog(page).getByRole('button', { name: en.leave }).click()
}

/** Goes to another page of the app. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

/** The button on the result that leads to another match; it changes once somebody else has asked for one. */
export const rematch = (page: Page): Locator =>
  page
    .getByRole('button', named(en['result.rematch']))
    .or(page.getByRole('button', named(en['result.sitDown'])))

/** The result of a match, which replaces the board. */
export const result = (page: Page): Locator => page.getByRole('region', named(en['result.title']))

/**
 * A table in the list of the home page, found by a word in its row. Tests press it by keyboard: rows may
 * move while other tables begin and end, and a row that moves under a mouse button would miss the click.
 */
export const listedTable = (page: Page, word: string): Locator =>
  page.getByRole('main').getByRole('link', { name: word })

/** The score sheet of a player of Silver & Gold. */
export const scoreSheetOf = (page: Page, name: string): Locator =>
  page.getByRole('region', named(fillIn('en', board['sheet.of'], { name })))

/** The link that is shown to be copied. */
export const shownLink = async (page: Page): Promise<string> => {
  const link = (await page.locator('[data-link]').getAttribute('data-link')) ?? ''
  return link.slice(new URL(link).origin.length + 1)
}
