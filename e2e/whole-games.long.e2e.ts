import { expect, it } from 'vitest'
import { texts as game } from '../src/games/silver-and-gold/texts/en.ts'
import { texts as english } from '../src/ui/text/shell/en.ts'
import { expectFocus, keepIslands, ONE_BOT, playToTheEnd, startAgainstBots } from './silver-and-gold.ts'
import { dealtCards, freeCells, opponents } from './silver-and-gold-page.ts'
import { anyOf } from './texts.ts'
import { expectAccessible, expectNoScrolling, picture, sharedBrowser, visit } from './world.ts'

const browser = await sharedBrowser()

it('a whole game can be played by mouse without layout shifts', async () => {
  const { page, errors } = await visit(browser, { motion: 'full', memory: ONE_BOT })
  await startAgainstBots(page)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift' })
  })
  await playToTheEnd(page, 'mouse', async (did) => {
    if (did === 'confirm') await expectNoScrolling(page, 'the table', true)
  })
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  expect(shifted).toBeLessThan(0.01)
  await picture(page, 'desk-result')
  await expectAccessible(page, 'result')
  expect(errors).toEqual([])
})

it('a whole game can be played by touch on a phone', async () => {
  const { page, errors } = await visit(browser, { size: 'phone', memory: ONE_BOT })
  await startAgainstBots(page, 'touch')
  await playToTheEnd(page, 'touch', async (did) => {
    if (did === 'confirm') await expectNoScrolling(page, 'the phone table', true)
  })
  await picture(page, 'phone-result')
  expect(errors).toEqual([])
})

it('a whole game can be played by keyboard', async () => {
  const { page, errors } = await visit(browser, { memory: ONE_BOT })
  await startAgainstBots(page, 'keyboard')
  await playToTheEnd(page, 'keyboard', (did) => expectFocus(page, did))
  // The rematch is a new match with the same seats and options.
  const before = page.url()
  await page.getByRole('button', { name: english['result.rematch'], exact: true }).focus()
  await page.keyboard.press('Enter')
  await anyOf(dealtCards(page)).waitFor()
  expect(page.url()).not.toBe(before)
  await expect.poll(() => opponents(page).count()).toBe(1)
  expect(errors).toEqual([])
})

it('a reload restores the match', async () => {
  const { page } = await visit(browser, { memory: ONE_BOT })
  await startAgainstBots(page)
  await keepIslands(page)
  const names = (): Promise<(string | null)[]> =>
    page
      .getByRole('region', { name: game.islands })
      .getByRole('group')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  const islands = await names()
  expect(islands).toHaveLength(2)
  await page.reload()
  await anyOf(freeCells(page)).waitFor()
  await expect.poll(names).toEqual(islands)
})
