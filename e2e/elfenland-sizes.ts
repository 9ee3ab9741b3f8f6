import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { sitDown } from './elfenland.ts'
import { may, memoryOf } from './elfenland-moments.ts'
import { confirmReady, legs, nearTowns } from './elfenland-page.ts'
import { expectNoScrolling, expectWholeBar, lastingProblems, picture, SIZES } from './world.ts'

/** Expects the map, the panel and the cards to be visible on a screen, and makes a journey there. */
export async function expectMapFits(browser: Browser, screen: keyof typeof SIZES): Promise<void> {
  const size = SIZES[screen]
  const memory = memoryOf({
    game: 'elfenland',
    players: 4,
    when: (view) => view.open.phase === 'moving' && may('travel')(view) && view.open.round === 1,
  })
  const { page } = await sitDown(browser, { language: 'de', memory })
  await page.setViewportSize(size)
  await expectNoScrolling(page, screen, true)
  const outOfSight = (): Promise<string[]> =>
    page.evaluate(() =>
      ['.ef-board', '.ef-scroll', '.ef-rack', '[data-do=stay]'].filter((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect()
        return !box || box.width < 60 || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth
      }),
    )
  expect(await lastingProblems(page, outOfSight)).toEqual([])
  await expectWholeBar(page, screen)
  await nearTowns(page).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => legs(page).count()).toBe(1)
  await confirmReady(page).click()
  await expect.poll(() => confirmReady(page).count()).toBe(0)
  await picture(page, `elfenland-${size.width}x${size.height}`)
}
