import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { expectWindowsShowAll } from './windows.ts'
import { launch } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it('windows from 320 by 480 pixels up show what matters without scrolling', () =>
  expectWindowsShowAll(browser, 90))
