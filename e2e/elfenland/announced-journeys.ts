import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { anyOf } from '../browser/texts.ts'
import { expectAccessible } from '../browser/world.ts'
import { ALL, may, memoryOf } from './moments.ts'
import { doing, legs, reachableTowns, town } from './page.ts'
import { sitDown } from './play.ts'

/** Expects journeys to the towns in reach, or to the first of them, to be announced, and the focus to be kept. */
export async function expectJourneysAnnounced(browser: Browser, most?: number): Promise<void> {
  const memory = memoryOf({
    game: 'elfengold',
    players: 3,
    options: ALL,
    when: (view) => view.open.phase === 'moving' && may('caravan')(view) && may('travel')(view),
  })
  const { page, errors } = await sitDown(browser, { memory })
  const told = anyOf(page.getByRole('region', { name: /^Your journey/ }).getByRole('status'))
  await anyOf(reachableTowns(page)).waitFor()
  const towns = await reachableTowns(page).evaluateAll((all) => all.map((it) => it.dataset.name ?? ''))
  for (const name of towns.slice(0, most)) {
    await town(page, name).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => told.textContent()).toMatch(/^Travel to .+ Pay: .+ left\. Earn: .+ pieces?$/)
    // The name of the town says that the boot is there now.
    await expect.poll(() => town(page, name).getAttribute('aria-label')).toContain('Ada')
    for (const other of await legs(page)
      .getByRole('button', { name: /^Pay another way/ })
      .all()) {
      await other.click()
      await expectAccessible(page, `other payments to ${name}`)
      const names = await page
        .getByRole('group', { name: /^Pay another way/ })
        .getByRole('button')
        .evaluateAll((all) => all.map((it) => it.ariaLabel))
      for (const words of names) expect(words).toMatch(/×\s[A-Z]/)
    }
    await doing(page, 'undo').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => told.textContent()).toBe('')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ef-panel-title')
  }
  expect(towns.length).toBeGreaterThan(0)
  expect(errors).toEqual([])
}
