import { expect, it } from 'vitest'
import { lastingProblems, picture, sharedBrowser } from '../browser/world.ts'
import { bidders } from './page.ts'
import { expectPhaseFits, memoryAt } from './phases.ts'
import { sitDown } from './play.ts'
import { expectMapFits } from './sizes.ts'

const browser = await sharedBrowser()

it.each([
  'auction',
  'moving',
  'planning',
  'result',
  'drawing',
  'tokens',
  'handLimit',
  'reward',
  'keeping',
  'counters',
  'planning-land',
] as const)(
  '%s is accessible and fits the screen, on a phone and on a desk, in the light and the dark theme',
  (name) => expectPhaseFits(browser, name),
)

it.each(['phoneAside', 'deskTwice', 'deskLarge', 'deskLow', 'tablet'] as const)(
  '%s: shows the map, the panel and the cards, and a journey can be made',
  (screen) => expectMapFits(browser, screen),
)

it('a phone on its side shows every bidder of an auction below the help', async () => {
  const memory = { ...memoryAt('auction'), 'setting:help': 'first' }
  const { page } = await sitDown(browser, { size: 'phoneAside', language: 'de', memory })
  await page.locator('[data-do=closeHelp]').waitFor()
  const hiddenBidders = (): Promise<(string | null)[]> =>
    bidders(page).evaluateAll((all) =>
      all
        .filter((bidder) => {
          const { left, right, top, bottom } = bidder.getBoundingClientRect()
          const isSeen = (y: number): boolean =>
            bidder.contains(document.elementFromPoint((left + right) / 2, y))
          return !isSeen(top + 2) || !isSeen(bottom - 2)
        })
        .map((bidder) => bidder.textContent),
    )
  expect(await bidders(page).count()).toBe(6)
  expect(await lastingProblems(page, hiddenBidders, 20)).toEqual([])
  await picture(page, 'elfengold-auction-help-aside')
})
