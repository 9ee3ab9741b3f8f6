import { it } from 'vitest'
import { SIZES, sharedBrowser } from '../browser/world.ts'
import { expectAllInReach, expectHomeFits, expectPagesFit, expectTableAccessible } from './pages.ts'

const browser = await sharedBrowser()

it('every page is accessible and fits a phone', () =>
  expectPagesFit(browser, { size: 'phone', theme: 'light', language: 'pl' }))

it('the table is accessible in each phase at a desk, and so are its sheets', () =>
  expectTableAccessible(browser, { size: 'desk', theme: 'light', language: 'en' }))

it('every page is accessible and fits a desk, in the dark theme', () =>
  expectPagesFit(browser, { size: 'desk', theme: 'dark', language: 'de' }))

it('the table is accessible in each phase on a phone, in the dark theme, and so are its sheets', () =>
  expectTableAccessible(browser, { size: 'phone', theme: 'dark', language: 'fr' }))

it.each(['deskTwice', 'deskFourTimes', 'phoneTwice', 'phoneAside'] as const)(
  'nothing is cut off or out of reach: %s',
  (size) => expectAllInReach(browser, size),
)

it.each([false, true])(
  'the home page fits desk screens without scrolling, in every language; newcomer: %s',
  (newcomer) => expectHomeFits(browser, newcomer, [SIZES.desk, { width: 1366, height: 768 }]),
)
