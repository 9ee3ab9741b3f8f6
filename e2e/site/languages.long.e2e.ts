import { it } from 'vitest'
import { LANGUAGES } from '../../src/text/languages.ts'
import { sharedBrowser } from '../browser/world.ts'
import { expectLanguage } from './pages.ts'

const browser = await sharedBrowser()

it.each(LANGUAGES)('the app opens in the language of the browser: %s', (language) =>
  expectLanguage(browser, language),
)
