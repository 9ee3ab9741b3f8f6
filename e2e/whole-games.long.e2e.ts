import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ONE_BOT, playToTheEnd, startAgainstBots } from './silver-and-gold.ts'
import { expectAccessible, expectNoScrolling, launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

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
