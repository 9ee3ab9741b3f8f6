import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { expectWindowsShowAll } from './windows.ts'
import { launch } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it('every window from 320 by 480 pixels up shows what matters without scrolling', () =>
  expectWindowsShowAll(browser, 20))
