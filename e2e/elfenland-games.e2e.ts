import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderOf, playToTheEnd, sitDown } from './elfenland.ts'
import { expectNoScrolling, launch } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it('plays Elfenland by mouse up to the result', async () => {
  const { page, errors } = await sitDown(browser, { language: 'de', memory: orderOf('elfenland', 2) })
  await playToTheEnd(page, 'mouse', (phase) => expectNoScrolling(page, phase, true))
  expect(errors).toEqual([])
})
