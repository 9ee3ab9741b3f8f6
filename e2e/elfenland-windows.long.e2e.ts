import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitDown } from './elfenland.ts'
import { type FullScreen, memoryAt } from './elfenland-phases.ts'
import { isDrawn, lastingProblems, launch } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const WIDTHS = [320, 390, 844, 1024, 1366]
const HEIGHTS = Array.from({ length: 28 }, (_, i) => 480 + 20 * i)
/** Screens outside this grid: a phone on its side, tablets and large desks. */
const SCREENS = [
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
] as const
const WINDOWS = [...WIDTHS.flatMap((width) => HEIGHTS.map((height) => [width, height] as const)), ...SCREENS]

/** What a player must see at any time. */
const ALWAYS = {
  question: '#ef-panel-title',
  gold: '.ef-me [data-purse]',
  'whole map': '.ef-tools [data-do=fit]',
  pass: '[data-do=pass]',
}
const NEEDED = {
  auction: {
    ...ALWAYS,
    bid: '[data-do=bid]',
    bidders: '.ef-bidders li .ef-bidflag',
    lot: '.ef-lot > b',
  },
  planning: { ...ALWAYS, rivals: '.ef-rival button', 'costs of the cards': '.ef-card .ef-costs' },
} satisfies Partial<Record<FullScreen, Readonly<Record<string, string>>>>

/** The needed things that are missing from the window, or that lie outside it or under something else. */
const hidden = (page: Page, needed: Readonly<Record<string, string>>): Promise<string[]> =>
  page.evaluate((wanted) => {
    const reaches = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      return [0.3, 0.7].every((part) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height * part]
        const top = document.elementFromPoint(x, y)
        return top !== null && (element.contains(top) || top.contains(element))
      })
    }
    return Object.entries(wanted).flatMap(([name, selector]) => {
      const [first] = [...document.querySelectorAll(selector)].filter(
        (element) => element.getBoundingClientRect().width > 0,
      )
      return first && reaches(first) ? [] : [name]
    })
  }, needed)

/** The part of the window's height that is bare wood below the rack. */
const bareWood = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const low = document.querySelector('.ef-rack')?.getBoundingClientRect().bottom ?? innerHeight
    return (innerHeight - low) / innerHeight
  })

it.each(['auction', 'planning'] as const)(
  '%s: every window from 320 by 480 pixels up shows what matters, without bare wood',
  async (name) => {
    const { page, errors } = await sitDown(browser, { language: 'de', memory: memoryAt(name) })
    const problems: string[] = []
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const look = async (): Promise<string[]> => [
        ...(await hidden(page, NEEDED[name])),
        ...((await bareWood(page)) > 0.03 ? ['bare wood'] : []),
      ]
      const missing = await lastingProblems(page, look)
      if (missing.length > 0) problems.push(`${width} × ${height}: ${missing.join(', ')}`)
    }
    expect(problems).toEqual([])
    expect(errors).toEqual([])
  },
)

it('nothing on a screen of 2560 by 1440 pixels stays at the size of a small one', async () => {
  const { page } = await sitDown(browser, { language: 'de', memory: memoryAt('planning') })
  const heights = (): Promise<number[]> =>
    page.evaluate(() =>
      ['.bar .ibtn', '.ef-tools .ef-stud', '.ef-rival', '.ef-btn', '.ef-tokb', '.ef-phases li > span'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0,
      ),
    )
  await page.setViewportSize({ width: 1440, height: 900 })
  await isDrawn(page)
  const small = await heights()
  await page.setViewportSize({ width: 2560, height: 1440 })
  await isDrawn(page)
  const large = await heights()
  expect(small.every((height) => height > 0)).toBe(true)
  for (const [i, height] of large.entries()) expect(height / (small[i] ?? 0)).toBeGreaterThan(1.5)
})
