import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { anyOf } from '../browser/texts.ts'
import { expectNoScrolling, expectWholeBar, lastingProblems, picture, SIZES } from '../browser/world.ts'
import { may, memoryOf } from './moments.ts'
import { confirmReady, doing, legs, mapFrame, nearTowns, panel, rack } from './page.ts'
import { sitDown } from './play.ts'

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
  const parts = {
    map: mapFrame(page),
    panel: panel(page),
    hand: rack(page),
    'stay button': doing(page, 'stay'),
  }
  const outOfSight = async (): Promise<string[]> => {
    const found: string[] = []
    for (const [name, part] of Object.entries(parts)) {
      const { width, top, bottom, right } = await part.evaluate((it) => it.getBoundingClientRect())
      if (width < 60 || top < 0 || bottom > size.height || right > size.width) found.push(name)
    }
    return found
  }
  expect(await lastingProblems(page, outOfSight)).toEqual([])
  await expectWholeBar(page, screen)
  await anyOf(nearTowns(page)).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => legs(page).count()).toBe(1)
  await confirmReady(page).click()
  await expect.poll(() => confirmReady(page).count()).toBe(0)
  await picture(page, `elfenland-${size.width}x${size.height}`)
}
