import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openHost } from './release.ts'
import { act } from './silver-and-gold.ts'
import { launch, picture, visit } from './world.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Chooses two islands, and goes on until all have. */
const pastKeeping = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await act(page, 'mouse')
      return page.locator('.sg').getAttribute('data-phase')
    })
    .not.toBe('keep')

const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })

it('without a network the app opens, in another language too, and plays against bots', async () => {
  const { page, context, errors } = await visit(browser, { keeps: true })
  page.setDefaultTimeout(15_000)
  await kept(page)
  await page.reload()
  await kept(page)
  await context.setOffline(true)
  await page.reload()
  await page.click('.lang button[lang=it]')
  await page.waitForFunction(() => document.documentElement.lang === 'it')
  await picture(page, 'desk-offline-home')
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  await pastKeeping(page)
  expect(errors).toEqual([])
})

it('a newer build waits while somebody plays, and comes in when it is let in', async () => {
  const host = await openHost(inject('url'))
  const { page, errors } = await visit(browser, { url: host.url, keeps: true })
  await kept(page)
  await page.click('.cart .btn-gold')
  await page.waitForSelector('.dealt')
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  host.release('newer')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null, undefined, {
    timeout: 60_000,
  })
  await pastKeeping(page)
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
  await page.locator('.bar .brand').click()
  await page.locator('.update .btn').click()
  await page.waitForFunction(() => !('samePage' in window))
  await page.waitForSelector('.cart')
  expect(await page.evaluate(() => caches.keys())).toEqual(['vermeil-newer'])
  // The game that was begun with the older build goes on.
  await page.locator('.continue').click()
  await page.waitForSelector('.sg')
  expect(await page.locator('.sg').getAttribute('data-phase')).not.toBe('keep')
  host.close()
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
  // Where the browser offers it, the front page does.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(offer, { prompt: async () => Object.assign(window, { prompted: true }) }))
  })
  await page.locator('.ledger .row:has([href="#i-download"])').click()
  await page.waitForFunction(() => 'prompted' in window)
})
