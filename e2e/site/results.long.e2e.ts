import { expect, it } from 'vitest'
import { texts as board } from '../../src/games/elfenland/texts/de.ts'
import { LIMITS } from '../../src/protocol/index.ts'
import type { SavedMatch } from '../../src/web/session/saved-match.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import {
  expectNothingCut,
  lastingProblems,
  picture,
  SIZES,
  sharedBrowser,
  type Visit,
  visit,
} from '../browser/world.ts'
import { memoryOf } from '../elfenland/moments.ts'
import { memoryAt } from '../elfenland/phases.ts'
import { rememberedMatches } from '../reviews/saved-matches.ts'

const browser = await sharedBrowser()

const FINISHED: readonly (readonly [game: string, at: string, memory: () => NonNullable<Visit['memory']>])[] =
  [
    ['silver-and-gold', '#/here/finished', rememberedMatches],
    ['elfengold', '#/here/journey', () => memoryAt('result')],
  ]

it.each(FINISHED)('%s: a phone on its side shows every row of a result', async (game, at, memory) => {
  for (const language of ['en', 'de'] as const) {
    const { page } = await visit(browser, { size: 'phoneAside', language, at, memory: memory() })
    const sheet = page.getByRole('region', named(SHELL_TEXTS[language]['result.title']))
    const rows = sheet.getByRole('table').getByRole('row')
    await rows.first().waitFor()
    const cutRows = async (): Promise<(string | null)[]> => {
      const end = await sheet.evaluate((it) => Math.min(innerHeight, it.getBoundingClientRect().bottom))
      return rows.evaluateAll(
        (all, edge) =>
          all.filter((row) => row.getBoundingClientRect().bottom > edge).map((row) => row.textContent),
        end,
      )
    }
    expect(await lastingProblems(page, cutRows, 20), language).toEqual([])
    await picture(page, `result-aside-${game}-${language}`)
  }
})

it('on a phone on its side, a long result scrolls as a page, not in columns of its own', async () => {
  const memory = memoryOf({ game: 'elfenland', players: 6, options: { townCards: true }, when: undefined })
  for (const size of ['phoneAside', 'phoneSmallAside'] as const) {
    const { page } = await visit(browser, { size, language: 'de', at: '#/here/journey', memory })
    const sheet = page.getByRole('region', named(SHELL_TEXTS.de['result.title']))
    await sheet.getByRole('table').getByRole('row').first().waitFor()
    const scrolledParts = (): Promise<string[]> =>
      page.getByRole('main').evaluate((main) =>
        [main, ...main.querySelectorAll('*')]
          .filter((part) => /auto|scroll|hidden/.test(getComputedStyle(part).overflowY))
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map((part) => part.className.toString()),
      )
    expect(await lastingProblems(page, scrolledParts, 20), size).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const belowTheEdge = (): Promise<number[]> =>
      sheet.evaluate((it) => [it.getBoundingClientRect().bottom - innerHeight].filter((below) => below > 0))
    expect(await lastingProblems(page, belowTheEdge, 20), size).toEqual([])
    await picture(page, `result-six-${size}`)
  }
})

it('beside the points of four players the map is whole, and what still scrolls fades at its edge', async () => {
  const memory = memoryOf({ game: 'elfenland', players: 4, options: { townCards: true }, when: undefined })
  const { page } = await visit(browser, { language: 'de', at: '#/here/journey', memory })
  const main = page.getByRole('main')
  const map = main.getByRole('img', named(board.map))
  await map.waitFor()
  const scrolledParts = (): Promise<readonly (readonly [part: string, fade: string])[]> =>
    main.evaluate((it) =>
      [it, ...it.querySelectorAll('*')]
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map((part) => [part.className.toString(), getComputedStyle(part).getPropertyValue('--fade-below')]),
    )
  for (const size of [{ width: 1440, height: 900 }, SIZES.desk, { width: 1366, height: 650 }]) {
    await page.setViewportSize(size)
    expect(await lastingProblems(page, scrolledParts, 20), `${size.height}`).toEqual([])
  }
  await page.setViewportSize(SIZES.deskLow)
  await expect.poll(scrolledParts).not.toEqual([])
  for (const [part, fade] of await scrolledParts()) expect(Number.parseFloat(fade), part).toBeGreaterThan(0)
  await picture(page, 'result-four-low')
})

it('long names do not push the points of Elfengold off the paper', async () => {
  const { 'match:journey': match } = memoryAt('result') as { 'match:journey': SavedMatch }
  const seats = match.seats.map((seat, i) => ({ ...seat, name: `${'W'.repeat(LIMITS.nameLength - 1)}${i}` }))
  const memory = { 'match:journey': { ...match, seats } }
  const { page } = await visit(browser, { language: 'de', at: '#/here/journey', memory })
  const sheet = page.getByRole('region', named(SHELL_TEXTS.de['result.title']))
  const cells = sheet.getByRole('table').getByRole('cell')
  await cells.first().waitFor()
  for (const size of ['desk', 'deskLow', 'phone', 'phoneAside', 'phoneSmallAside', 'tablet'] as const) {
    await page.setViewportSize(SIZES[size])
    const outside = async (): Promise<(string | null)[]> => {
      const edge = await sheet.evaluate((it) => it.getBoundingClientRect().right)
      return cells.evaluateAll(
        (all, right) =>
          all.filter((cell) => cell.getBoundingClientRect().right > right).map((cell) => cell.textContent),
        edge,
      )
    }
    expect(await lastingProblems(page, outside, 20), size).toEqual([])
    await expectNothingCut(page, size)
  }
})
