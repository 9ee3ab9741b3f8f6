import { it } from 'vitest'
import { LANGUAGE_NAMES } from '../../src/text/languages.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { sharedBrowser, visit } from '../browser/world.ts'
import { expectLanguage } from './pages.ts'

const browser = await sharedBrowser()

/* `npm run test:long` opens the app in every language, and changes it during a match. */
it('the app opens in the language of the browser', () => expectLanguage(browser, 'fr'))

it('another language applies in all open tabs', async () => {
  const { page, context } = await visit(browser, { language: 'en' })
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', named(SHELL_TEXTS.en['home.play'])).waitFor()
  await page.getByRole('button', { name: LANGUAGE_NAMES.it }).click()
  await other.getByRole('button', named(SHELL_TEXTS.it['home.play'])).waitFor()
})
