import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LIMITS } from '../../src/protocol/limits.ts'
import type { SavedMatch } from '../../src/web/session/saved-match.ts'
import { anyOf } from '../browser/texts.ts'
import { inSight } from '../browser/windows.ts'
import {
  isDrawn,
  lastingProblems,
  SIZES,
  sharedBrowser,
  sidewaysByAHair,
  type Visit,
} from '../browser/world.ts'
import { bidders, cards, doing, log, opponents, panel, phases, rack, usableTokens, wholeMap } from './page.ts'
import { type FullScreen, memoryAt } from './phases.ts'
import { sitDown } from './play.ts'

const browser = await sharedBrowser()

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
const always = (page: Page) => ({
  question: panel(page).getByRole('heading', { level: 2 }),
  gold: rack(page).locator('[data-purse]'),
  'whole map': wholeMap(page),
  pass: doing(page, 'pass'),
})
const NEEDED = {
  auction: (page: Page) => ({
    ...always(page),
    bid: doing(page, 'bid'),
    bidders: bidders(page),
    lot: panel(page).locator('[data-lot]'),
  }),
  planning: (page: Page) => ({
    ...always(page),
    rivals: opponents(page).getByRole('button'),
    'costs of the cards': cards(page).locator('[data-costs]'),
  }),
} satisfies Partial<Record<FullScreen, (page: Page) => Readonly<Record<string, Locator>>>>

/** The needed things that are missing from the window, or that lie outside it or under something else. */
async function hidden(needed: Readonly<Record<string, Locator>>): Promise<string[]> {
  const found: string[] = []
  for (const [name, part] of Object.entries(needed)) if ((await inSight(anyOf(part))) === 0) found.push(name)
  return found
}

/** The part of the window's height that is bare wood below the rack. */
const bareWood = (page: Page): Promise<number> =>
  rack(page).evaluate((it) => (innerHeight - it.getBoundingClientRect().bottom) / innerHeight)

it.each(['auction', 'planning'] as const)(
  '%s: every window from 320 by 480 pixels up shows what matters, without bare wood',
  async (name) => {
    const { page, errors } = await sitDown(browser, { language: 'de', memory: memoryAt(name) })
    const problems: string[] = []
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const look = async (): Promise<string[]> => [
        ...(await hidden(NEEDED[name](page))),
        ...((await bareWood(page)) > 0.03 ? ['bare wood'] : []),
        ...(await sidewaysByAHair(page)),
      ]
      const missing = await lastingProblems(page, look)
      if (missing.length > 0) problems.push(`${width} × ${height}: ${missing.join(', ')}`)
    }
    expect(problems).toEqual([])
    expect(errors).toEqual([])
  },
)

/** What is stored, with a name of the greatest length for every opponent. */
function withLongNames(memory: NonNullable<Visit['memory']>, letters: string): NonNullable<Visit['memory']> {
  const { 'match:journey': match } = memory as { 'match:journey': SavedMatch }
  const name = letters.repeat(LIMITS.nameLength).slice(0, LIMITS.nameLength)
  return { 'match:journey': { ...match, seats: match.seats.map((seat) => ({ ...seat, name })) } }
}

it('names of the greatest length are whole where there is room beside the opponents', async () => {
  const memory = withLongNames(memoryAt('auction'), 'Anna Lena ')
  const { page } = await sitDown(browser, { language: 'de', memory })
  const cutNames = async (): Promise<number> => {
    const names = await opponents(page)
      .getByText('Anna')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
    expect(names.length).toBe(5)
    return names.filter((cut) => cut).length
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  // Only two of them have so many tokens that there is none.
  await expect.poll(cutNames).toBe(2)
  await page.setViewportSize({ width: 1366, height: 650 })
  await expect.poll(cutNames).toBe(0)
})

it('a long name without spaces pushes nothing out of the panel', async () => {
  const memory = withLongNames(memoryAt('auction'), 'W')
  const { page } = await sitDown(browser, { language: 'de', memory })
  const buttons = panel(page).getByRole('button')
  const lines = log(page).getByRole('listitem')
  for (const size of [{ width: 1366, height: 650 }, ...Object.values(SIZES)]) {
    await page.setViewportSize(size)
    const outside = async (): Promise<(string | null)[]> => {
      const edge = await panel(page).evaluate((it) => it.getBoundingClientRect().right)
      return buttons
        .or(lines)
        .evaluateAll(
          (all, right) =>
            all.filter((it) => it.getBoundingClientRect().right > right).map((it) => it.textContent),
          edge,
        )
    }
    expect(await lastingProblems(page, outside, 20), `${size.width} × ${size.height}`).toEqual([])
  }
})

it('the orders in an auction need two lines at most', async () => {
  const { page } = await sitDown(browser, { language: 'de', memory: memoryAt('auction') })
  const orders = doing(page, 'standing', 'passAll', 'rowOrder')
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1366, height: 650 },
    SIZES.desk,
    SIZES.deskLow,
    SIZES.phone,
    SIZES.phoneAside,
  ]) {
    await page.setViewportSize(size)
    const tooHigh = (): Promise<(string | null)[]> =>
      orders.evaluateAll((all) =>
        all
          .filter((order) => {
            const words = document.createRange()
            words.selectNodeContents(order)
            return new Set([...words.getClientRects()].map(({ top }) => top)).size > 2
          })
          .map((order) => order.textContent),
      )
    expect(await orders.count()).toBe(3)
    expect(await lastingProblems(page, tooHigh, 20), `${size.width} × ${size.height}`).toEqual([])
  }
})

it('the cards to draw keep together in a low, wide window, with their names on them', async () => {
  const { page } = await sitDown(browser, { language: 'de', memory: memoryAt('drawing') })
  await page.setViewportSize({ width: 1366, height: 650 })
  const open = doing(page, 'takeCard')
  const best = panel(page).getByText('Deine Karten führen noch nirgendwohin')
  const gap = async (): Promise<number> => {
    const [card, words] = await Promise.all([anyOf(open).boundingBox(), best.boundingBox()])
    return card && words ? words.y - card.y - card.height + words.height : Number.POSITIVE_INFINITY
  }
  await expect.poll(gap).toBeLessThan(60)
  const cutNames = (): Promise<(string | null)[]> =>
    open.evaluateAll((all) =>
      all.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
    )
  expect(await open.count()).toBe(3)
  expect(await lastingProblems(page, cutNames, 20)).toEqual([])
})

it('the cards to draw fit beside each other into the narrowest panel', async () => {
  const { page } = await sitDown(browser, { language: 'fr', memory: memoryAt('drawing') })
  const open = doing(page, 'takeCard')
  await expect.poll(() => open.count()).toBe(3)
  const cutCards = async (): Promise<(string | null)[]> => {
    const room = await panel(page).boundingBox()
    const right = room ? room.x + room.width : 0
    return open.evaluateAll(
      (all, edge) =>
        all
          .filter((card) => card.getBoundingClientRect().right > edge - 12)
          .map((card) => card.getAttribute('aria-label')),
      right,
    )
  }
  for (const [width, height] of [
    [1024, 768],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await lastingProblems(page, cutCards, 20), `${width} × ${height}`).toEqual([])
  }
})

it('the log beside the panel fades at its edges where it has more lines', async () => {
  const { page } = await sitDown(browser, { language: 'de', memory: memoryAt('planning') })
  await page.setViewportSize({ width: 1366, height: 650 })
  const edges = (): Promise<boolean[]> =>
    log(page).evaluate((it) =>
      ['--fade-above', '--fade-below'].map(
        (edge) => parseFloat(getComputedStyle(it).getPropertyValue(edge)) > 0,
      ),
    )
  const scrollTo = (share: number): Promise<void> =>
    log(page).evaluate((it, part) => {
      // The newest line is the origin.
      it.scrollTop = (it.clientHeight - it.scrollHeight) * part
    }, share)
  await expect.poll(edges).toEqual([true, false])
  await scrollTo(0.5)
  await expect.poll(edges).toEqual([true, true])
  await scrollTo(1)
  await expect.poll(edges).toEqual([false, true])
})

it('the panel of a phone on its side fades where it has more', async () => {
  const memory = memoryAt('moving')
  const { page } = await sitDown(browser, { size: 'phoneAside', language: 'de', memory })
  const laid = panel(page).getByText('Bisher auf dem Spielplan')
  const fade = (): Promise<number> =>
    laid.evaluate((it) =>
      Number.parseFloat(getComputedStyle(it.parentElement ?? it).getPropertyValue('--fade-below')),
    )
  await expect.poll(fade).toBeGreaterThan(0)
})

it('nothing on a screen of 2560 by 1440 pixels stays at the size of a small one', async () => {
  const { page } = await sitDown(browser, { language: 'de', memory: memoryAt('planning') })
  const parts = [
    page.getByRole('banner').getByRole('button'),
    wholeMap(page),
    opponents(page),
    doing(page, 'pass'),
    usableTokens(page),
    phases(page).getByRole('listitem'),
  ]
  const heights = (): Promise<number[]> =>
    Promise.all(parts.map((part) => anyOf(part).evaluate((it) => it.getBoundingClientRect().height)))
  await page.setViewportSize({ width: 1440, height: 900 })
  await isDrawn(page)
  const small = await heights()
  expect(small.every((height) => height > 0)).toBe(true)
  await page.setViewportSize({ width: 2560, height: 1440 })
  const growth = async (): Promise<number[]> =>
    (await heights()).map((height, part) => height / (small[part] ?? 0))
  await expect.poll(async () => Math.min(...(await growth()))).toBeGreaterThan(1.5)
})
