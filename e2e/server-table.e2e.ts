import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { act } from './silver-and-gold.ts'
import { dig } from './tunnel.ts'
import { expectAccessible, launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const progress = (page: Page): Promise<string> => page.locator('.bar .progress').innerText()

it('two browsers and a spectator at one table, with a connection cut in the middle', async () => {
  const mira = await visit(browser, { name: 'Mira', at: '#/new/silver-and-gold' })
  await mira.page.waitForSelector('.startbar .btn')
  await mira.page.click('.startbar .btn')
  const link = await mira.page
    .waitForSelector('[data-link]')
    .then((element) => element.getAttribute('data-link'))
  await expectAccessible(mira.page, 'lobby')
  await picture(mira.page, 'desk-lobby')
  const at = link?.slice(link.indexOf('#')) ?? ''

  const tunnel = await dig(inject('url'))
  const jonas = await visit(browser, { name: 'Jonas', language: 'de', size: 'phone', at, url: tunnel.url })
  await jonas.page.waitForSelector('.place.empty .btn-gold')
  await expectAccessible(jonas.page, 'lobby on a phone')
  await picture(jonas.page, 'phone-lobby')
  await jonas.page.locator('.place.empty .btn-gold').first().tap()
  await mira.page.waitForSelector('.place:has-text("Jonas")')
  const onlooker = await visit(browser, { language: 'pl', at })
  await onlooker.page.waitForSelector('.round-table')

  await mira.page.click('.startbar .btn')
  const pages = [mira.page, jonas.page]
  for (const page of pages) await page.waitForSelector('.dealt')
  await onlooker.page.waitForSelector('.keeping-secret')
  expect(await onlooker.page.locator('.dealt').count()).toBe(0)

  for (let i = 0; i < 14; i++) {
    await act(mira.page, 'mouse')
    await act(jonas.page, 'touch')
  }
  // A tunnel: Jonas is cut off, and the table says so; then he is back where he was.
  tunnel.cut()
  await jonas.page.waitForSelector('.line-offline, .line-resuming')
  await mira.page.waitForSelector('.opp .away', { timeout: 10_000 })
  for (let i = 0; i < 4; i++) await act(mira.page, 'mouse')
  tunnel.mend()
  await jonas.page.waitForSelector('.line-live', { timeout: 30_000 })
  for (let i = 0; i < 10; i++) {
    await act(mira.page, 'mouse')
    await act(jonas.page, 'touch')
  }
  await expect
    .poll(() => progress(mira.page).then((text) => text.match(/\d/)?.[0]), { timeout: 10_000 })
    .toBe(await progress(jonas.page).then((text) => text.match(/\d/)?.[0]))

  await mira.page.locator('.log .btn').click()
  await mira.page.locator('.phrases button').first().click()
  await mira.page.keyboard.press('Escape')
  await jonas.page.locator('.bar .ibtn .dot').waitFor()
  await jonas.page.locator('.bar .ibtn:has(.dot)').tap()
  expect(await jonas.page.locator('.remarks').innerText()).toContain('Hallo!')
  await picture(jonas.page, 'phone-chat')
  await picture(onlooker.page, 'desk-spectator-pl')
  await expectAccessible(onlooker.page, 'watching')
  tunnel.close()
  expect([...mira.errors, ...jonas.errors, ...onlooker.errors]).toEqual([])
})
