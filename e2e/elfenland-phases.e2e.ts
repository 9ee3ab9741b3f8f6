import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { expectPhaseFits } from './elfenland-phases.ts'
import { launch } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The fullest screens; `npm run test:long` has the others. */
it.each(['auction', 'moving'] as const)(
  '%s is accessible and fits the screen, on a phone and on a desk, in the light and the dark theme',
  (name) => expectPhaseFits(browser, name),
)
