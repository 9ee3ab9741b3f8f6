import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, playToTheEnd } from './silver-and-gold.ts'
import { expectAccessible, expectNoScrolling, launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const ONE_BOT = { 'bots:silver-and-gold': { level: 'gentle', opponents: 1, options: {} } }

it('a whole game by mouse, with coins flying and nothing shifting', async () => {
  const { page, errors } = await visit(browser, { motion: 'full', memory: ONE_BOT })
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
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

it('a whole game by thumb at phone size', async () => {
  const { page, errors } = await visit(browser, { size: 'phone', memory: ONE_BOT })
  await page.tap('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  await playToTheEnd(page, 'touch', async (did) => {
    if (did === 'confirm') await expectNoScrolling(page, 'the phone table', true)
  })
  await picture(page, 'phone-result')
  expect(errors).toEqual([])
})

it('a whole game by keyboard alone', async () => {
  const { page, errors } = await visit(browser, { memory: ONE_BOT })
  await page.locator('.cart .btn-gold').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.dealt')
  await playToTheEnd(page, 'keyboard')
  expect(errors).toEqual([])
})

it('arrows walk over both islands, R and F turn and flip the pattern, Backspace rubs out', async () => {
  const { page } = await visit(browser, { memory: ONE_BOT })
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  for (const nth of [0, 1]) await page.locator('.dealt').nth(nth).click()
  await page.click('[data-do=confirm].ready')
  await page.waitForSelector('.mine .cell')
  await page.locator('[data-place="0"] .cell[tabindex="0"]').focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place')),
  ).toBe('1')
  const pattern = (): Promise<string> => page.locator('.exp .pat').innerHTML()
  const before = await pattern()
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  expect(await pattern()).toBe(before)
  await page.keyboard.press('f')
  await page.keyboard.press('f')
  expect(await pattern()).toBe(before)
})

it('a reload goes on where it was', async () => {
  const { page } = await visit(browser, { memory: ONE_BOT })
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  for (const nth of [1, 2]) await page.locator('.dealt').nth(nth).click()
  await page.click('[data-do=confirm].ready')
  await page.waitForSelector('.mine .cell')
  const islands = await page
    .locator('.mine .tc')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  await page.reload()
  await page.waitForSelector('.mine .cell')
  expect(
    await page
      .locator('.mine .tc')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(islands)
})

it('two people at one screen hand it over before anything private is shown', async () => {
  const { page, errors } = await visit(browser, { at: '#/together/silver-and-gold' })
  await page.waitForSelector('.name-field input')
  await page.locator('.name-field input').nth(0).fill('Anna')
  await page.locator('.name-field input').nth(1).fill('Łucja')
  await page.click('.startbar .btn')
  await page.waitForSelector('.hand-over')
  await picture(page, 'desk-hand-over')
  await expectAccessible(page, 'hand-over')
  expect(await page.locator('.dealt').count()).toBe(0)
  const seen = new Set<string>()
  for (let i = 0; i < 24; i++) {
    seen.add(await act(page, 'mouse'))
    seen.add(
      await page
        .locator('.sheet .who')
        .first()
        .innerText()
        .catch(() => ''),
    )
  }
  expect([...seen]).toEqual(expect.arrayContaining(['handOver', 'mark', 'Anna', 'Łucja']))
  expect(errors).toEqual([])
})
