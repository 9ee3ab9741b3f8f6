import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silverAndGoldCourse } from '../src/games/silver-and-gold/lessons/index.ts'
import { LANGUAGES } from '../src/text/languages.ts'
import type { Hand } from './hands.ts'
import { playSgTurn, sgLesson } from './lessons.ts'
import { expectAccessible, launch, type SIZES, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const SCREENS: readonly (readonly [keyof typeof SIZES, Hand])[] = [
  ['desk', 'keyboard'],
  ['deskLarge', 'mouse'],
  ['phone', 'touch'],
  ['phoneAside', 'touch'],
  ['tablet', 'mouse'],
]
const LOOKS = SCREENS.map(([size, hand], i) => ({ size, hand, language: LANGUAGES[i] ?? 'en' }))

/** What is wrong with the slip and the ring: they cover nothing that is needed, and nothing is cut off. */
const mistakesOnScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (selector: string): DOMRect | undefined =>
      document.querySelector(selector)?.getBoundingClientRect()
    const [ring, slip, confirm] = [box('.lesson-pointer'), box('.lesson-slip'), box('[data-do=confirm]')]
    const sentence = document.querySelector('.lesson-slip .told')
    const found: string[] = []
    if (ring && slip && ring.top < slip.bottom - 8) found.push('the ring lies on the slip')
    if (ring && (ring.right > innerWidth + 12 || ring.bottom > innerHeight + 12))
      found.push('the ring is off screen')
    if (confirm && slip && (confirm.bottom > innerHeight + 1 || confirm.top < slip.bottom))
      found.push('the button that confirms is not on screen')
    if (sentence && sentence.scrollHeight > sentence.clientHeight + 2) found.push('the sentence is cut')
    return found
  })

it.each(LOOKS)('the course of Silver & Gold is played on $size in $language', async (look) => {
  const { page, errors } = await visit(browser, {
    size: look.size,
    language: look.language,
    at: '#/learn/silver-and-gold/mark',
  })
  for (const { id } of silverAndGoldCourse.lessons) {
    for (const [step, { moves, point }] of sgLesson(id).steps.entries()) {
      const where = `${look.size} ${look.language}: ${id}, step ${step}`
      await page.locator('.lesson-slip .dots i').nth(step).and(page.locator('.now')).waitFor()
      if (point !== undefined) await page.locator('.lesson-pointer').waitFor()
      await expect.poll(() => mistakesOnScreen(page), { message: where }).toEqual([])
      if (step === 0) await expectAccessible(page, where)
      if (moves?.[0]) await playSgTurn(page, moves[0], look.hand)
      else await page.locator('.lesson-slip .btn-gold').click()
    }
    await page.locator('.lesson-slip .btn-gold').click()
  }
  await page.locator('[data-dealt]').first().waitFor()
  expect(errors).toEqual([])
})
