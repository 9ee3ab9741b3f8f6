import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { expectJourneysAnnounced } from './announced-journeys.ts'
import { launch } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it('a drafted journey is announced, other payments have names, and the focus is never lost', () =>
  expectJourneysAnnounced(browser))
