import { it } from 'vitest'
import { sharedBrowser } from '../browser/world.ts'
import { orderOf } from '../elfenland/play.ts'
import { expectAdviceLeads } from './advice.ts'
import { expectReviewFits } from './review-page.ts'

const browser = await sharedBrowser()

it('a hint in elfengold can be followed until it concerns a bid', () =>
  expectAdviceLeads(browser, 'elfengold', orderOf('elfengold', 2), '[data-shown=advice]', 'auction'))

it('a review of elfengold for 6 players fits a phone in the languages with the longest words', () =>
  expectReviewFits(browser, 'elfengold', 6))
