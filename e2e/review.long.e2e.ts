import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { expectAdviceLeads } from './advice.ts'
import { orderOf } from './elfenland.ts'
import { expectReviewFits } from './review-page.ts'
import { launch } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it('a hint in elfengold can be followed until it concerns a bid', () =>
  expectAdviceLeads(browser, 'elfengold', orderOf('elfengold', 2), '[data-shown=advice]', 'auction'))

it('a review of elfengold for 6 players fits a phone in the languages with the longest words', () =>
  expectReviewFits(browser, 'elfengold', 6))
