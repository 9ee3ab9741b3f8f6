import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { confirmButton, islands, opponents, tray } from '../silver-and-gold/page.ts'
import { keepIslands, startAgainstBots } from '../silver-and-gold/play.ts'
import { lastingProblems, visit } from './world.ts'

const WIDTHS = [320, 390, 700, 844, 1024, 1280, 1366, 1536]
const [LOWEST, HIGHEST] = [480, 1020]

/** What a player must see at any time, and how many of them; of alternatives, the one that this layout shows. */
const neededParts = (page: Page): Readonly<Record<string, readonly [part: Locator, count: number]>> => ({
  score: [page.locator('[data-own] [data-point=total] dd, [data-summary=points]'), 1],
  question: [tray(page).getByRole('status'), 1],
  confirm: [confirmButton(page), 1],
  pattern: [page.locator('[data-point=expedition]'), 1],
  islands: [islands(page).getByRole('group'), 2],
  opponents: [opponents(page).getByRole('button').or(page.locator('[data-chip]')), 2],
})

/** How many of some elements are in the window, with nothing else over them. */
export const inSight = (part: Locator): Promise<number> =>
  part.evaluateAll((elements) => {
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      return [0.25, 0.75].every((share) => {
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)
        return box.width > 0 && top !== null && (element.contains(top) || top.contains(element))
      })
    }
    return elements.filter(isSeen).length
  })

/** The needed things that are missing from the window, or that lie outside it or under something else. */
async function hidden(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [name, [part, count]] of Object.entries(neededParts(page)))
    if ((await inSight(part)) < count) found.push(name)
  return found
}

/** Expects windows from 320 by 480 pixels up to show what matters without scrolling; `step` lies between two heights. */
export async function expectWindowsShowAll(browser: Browser, step: number): Promise<void> {
  const { page, errors } = await visit(browser, { motion: 'none' })
  await startAgainstBots(page)
  await keepIslands(page)
  const problems: string[] = []
  for (const width of WIDTHS) {
    for (let height = LOWEST; height <= HIGHEST; height += step) {
      await page.setViewportSize({ width, height })
      const missing = await lastingProblems(page, () => hidden(page))
      if (missing.length > 0) problems.push(`${width} × ${height}: ${missing.join(', ')}`)
    }
  }
  expect(problems).toEqual([])
  expect(errors).toEqual([])
}
