import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { keepIslands, startAgainstBots } from './silver-and-gold.ts'
import { lastingProblems, visit } from './world.ts'

const WIDTHS = [320, 390, 700, 844, 1024, 1280, 1366, 1536]
const [LOWEST, HIGHEST] = [480, 1020]

/** What a player must see at any time; of several alternatives, the one that this layout shows. */
const NEEDED = {
  score: '[data-own] .sum dd, [data-purse="points"]',
  question: '.ask p',
  confirm: '[data-do=confirm]',
  pattern: '.exp',
  islands: '[data-place] svg',
  opponents: '.chip, .opp .seat-name',
}

/** The needed things that are missing from the window, or that lie outside it or under something else. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate((needed) => {
    const reaches = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      return [0.25, 0.75].every((part) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height * part]
        const top = document.elementFromPoint(x, y)
        return top !== null && (element.contains(top) || top.contains(element))
      })
    }
    return Object.entries(needed).flatMap(([name, selector]) => {
      const shown = [...document.querySelectorAll(selector)].filter(
        (element) => element.getBoundingClientRect().width > 0,
      )
      const enough = name === 'islands' || name === 'opponents' ? 2 : 1
      return shown.filter(reaches).length >= enough ? [] : [name]
    })
  }, NEEDED)

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
