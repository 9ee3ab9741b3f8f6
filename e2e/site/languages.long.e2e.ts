import { expect, it } from 'vitest'
import { emphasised, fillIn } from '../../src/text/format.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/text/languages.ts'
import { boardTexts, named, SHELL_TEXTS } from '../browser/texts.ts'
import { sharedBrowser, visit } from '../browser/world.ts'
import { startFromHome } from '../silver-and-gold/play.ts'
import { expectLanguage } from './pages.ts'

const browser = await sharedBrowser()

it.each(LANGUAGES)('the app opens in the language of the browser: %s', (language) =>
  expectLanguage(browser, language),
)

it('another language applies at once, even during a match', async () => {
  const { pl, fr } = SHELL_TEXTS
  const { page } = await visit(browser, { language: 'en' })
  await page.getByRole('button', { name: LANGUAGE_NAMES.pl }).click()
  await startFromHome(page, pl)
  await page.getByRole('button', named(pl.menu)).click()
  await page.getByRole('dialog').getByRole('button', named(pl.settings)).click()
  await page.getByRole('dialog').getByRole('combobox', named(pl.language)).selectOption('fr')
  await page.getByRole('button', named(fr.confirm)).waitFor()
  const board = await boardTexts('fr')
  const question = emphasised(fillIn('fr', board['ask.keep'], { n: 2 })).join('')
  const tray = page.getByRole('region', named(board.tray))
  expect(await tray.getByRole('status').filter({ hasText: question }).innerText()).toContain('îles')
})
