import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../src/text/languages.ts'
import { texts as de } from '../src/ui/text/shell/de.ts'
import { texts as en } from '../src/ui/text/shell/en.ts'
import { texts as fr } from '../src/ui/text/shell/fr.ts'
import { texts as it_ } from '../src/ui/text/shell/it.ts'
import { texts as pl } from '../src/ui/text/shell/pl.ts'
import { launch, visit } from './world.ts'

const TEXTS = { en, de, fr, pl, it: it_ }

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it.each(LANGUAGES)('the browser that speaks %s is answered in it', async (language) => {
  const { page } = await visit(browser, { language })
  expect(await page.locator('.cart .btn-gold').innerText()).toBe(TEXTS[language]['home.play'])
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
})

it('another language is there at once, also in mid-game', async () => {
  const { page } = await visit(browser, { language: 'en' })
  await page.click('.lang button[lang=pl]')
  await page.waitForFunction(
    (words) => document.querySelector('.cart .btn-gold')?.textContent === words,
    pl['home.play'],
  )
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  await page.locator('.bar .ibtn').last().click()
  await page.locator('.menu button', { hasText: pl.settings }).click()
  await page.locator('.settings-form select').selectOption('fr')
  await page.waitForFunction((words) => document.querySelector('.go')?.textContent === words, fr.confirm)
  expect(await page.locator('.ask').innerText()).toContain('îles')
})
