import { it } from 'vitest'
import { expectAdviceLeads } from './advice.ts'
import { orderOf } from './elfenland.ts'
import { expectReviewFits } from './review-page.ts'
import { sharedBrowser } from './world.ts'

const browser = await sharedBrowser()

it('a hint in elfengold can be followed until it concerns a bid', () =>
  expectAdviceLeads(browser, 'elfengold', orderOf('elfengold', 2), '[data-shown=advice]', 'auction'))

it('a review of elfengold for 6 players fits a phone in the languages with the longest words', () =>
  expectReviewFits(browser, 'elfengold', 6))
