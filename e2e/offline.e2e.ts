import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act } from './silver-and-gold.ts'
import { launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

it('without a network the app opens, in another language too, and plays against bots', async () => {
  const { page, context, errors } = await visit(browser)
  page.setDefaultTimeout(15_000)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.click('.lang button[lang=it]')
  await page.waitForFunction(() => document.documentElement.lang === 'it')
  await picture(page, 'desk-offline-home')
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  for (let i = 0; i < 12; i++) await act(page, 'mouse')
  expect(await page.locator('.sg').getAttribute('data-phase')).not.toBe('keep')
  expect(errors).toEqual([])
})

it('the app can be installed', async () => {
  const { page } = await visit(browser)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const answer = await fetch(link?.href ?? '')
    return answer.json()
  })
  expect(manifest.icons.length).toBeGreaterThan(2)
  for (const { src } of manifest.icons) {
    const status = await page.evaluate(
      async (file) => (await fetch(new URL(file, document.baseURI))).status,
      src,
    )
    expect(status, src).toBe(200)
  }
})
