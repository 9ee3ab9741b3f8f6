import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act } from './silver-and-gold.ts'
import { expectAccessible, launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** From the result to the review, which is made in this browser. */
async function lookBack(page: Page): Promise<void> {
  await page.locator('[data-do=review]').click()
  await page.waitForSelector('.rev', { timeout: 120_000 })
}

const figures = (page: Page): Promise<string[]> => page.locator('.how tbody').allInnerTexts()

it('a match between two browsers is reviewed by both, and by who is given a link', async () => {
  const mira = await visit(browser, { name: 'Mira', language: 'de', at: '#/new/silver-and-gold' })
  await mira.page.locator('.startbar .btn').click()
  const link = await mira.page.locator('[data-link]').getAttribute('data-link')
  const at = link?.slice(link.indexOf('#')) ?? ''
  const jonas = await visit(browser, { name: 'Jonas', language: 'fr', size: 'phone', at })
  await jonas.page.locator('.place.empty .btn-gold').first().tap()
  await mira.page.waitForSelector('.place:has-text("Jonas")')
  await mira.page.locator('.startbar .btn').click()
  for (const { page } of [mira, jonas]) await page.waitForSelector('.dealt')
  for (let did = ['']; did.some((what) => what !== 'over'); )
    did = [await act(mira.page, 'mouse'), await act(jonas.page, 'touch')]

  await lookBack(mira.page)
  expect(await mira.page.locator('.legend li').allInnerTexts()).toEqual(['Mira', 'Jonas'])
  await expectAccessible(mira.page, 'the review of a match on the server')
  await picture(mira.page, 'review-server-desk-de')
  await lookBack(jonas.page)
  const plain = (rows: string[]): string[] => rows.map((row) => row.replace(/\s+/g, ' '))
  expect(plain(await figures(jonas.page))).toEqual(plain(await figures(mira.page)))

  // On a phone what could be taken lies where the island is missing, with what was taken.
  await jonas.page.locator('.moves li a').first().tap()
  const offer = jonas.page.locator('.choose.past')
  for (let move = 0; move < 60 && (await offer.count()) === 0; move++)
    await jonas.page.keyboard.press('ArrowRight')
  // Who brought both islands home may have taken two, and sees the offer in both places.
  expect(await offer.first().locator('[data-shown=played]').count()).toBeGreaterThan(0)
  await picture(jonas.page, 'review-server-phone-fr')

  const words = await jonas.page.locator('.told').innerText()
  await jonas.page.locator('[data-do=link]').tap()
  const given = jonas.page.locator('.review-link')
  await expect.poll(() => given.inputValue()).toContain(at.replace('#', '#/review'))
  const address = await given.inputValue()
  const guest = await visit(browser, { language: 'fr', at: address.slice(address.indexOf('#')) })
  await guest.page.waitForSelector('.review-strip', { timeout: 120_000 })
  expect(await guest.page.locator('.told').innerText()).toBe(words)

  // The same match at another address is another page.
  await guest.page.evaluate(() => {
    location.hash = location.hash.replace('#/review', '#/replay').replace(/\/\d+$/, '')
  })
  await guest.page.waitForSelector('.frame.replaying')
  expect([...mira.errors, ...jonas.errors, ...guest.errors]).toEqual([])
})
