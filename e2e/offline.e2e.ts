import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { LANGUAGE_NAMES } from '../src/text/languages.ts'
import { openHost } from './release.ts'
import { act, startAgainstBots, startFromHome } from './silver-and-gold.ts'
import { dealtCards } from './silver-and-gold-page.ts'
import { boardTexts, named, SHELL_TEXTS } from './texts.ts'
import { picture, sharedBrowser, visit } from './world.ts'

const { en: english, it: italian } = SHELL_TEXTS

const browser = await sharedBrowser()

/** Chooses two islands and waits until everyone has. */
const pastKeeping = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await act(page, 'mouse')
      return dealtCards(page).count()
    })
    .toBe(0)

/** Waits until the service worker controls the page, so that the whole app is stored on the device. */
const isStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined)

it('offline, the app opens in any language and plays against bots', async () => {
  const { page, context, errors } = await visit(browser, { keeps: true })
  await isStored(page)
  await page.reload()
  await isStored(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: LANGUAGE_NAMES.it }).click()
  await page.locator('html[lang=it]').waitFor()
  await picture(page, 'desk-offline-home')
  await startFromHome(page, italian)
  await pastKeeping(page)
  expect(errors).toEqual([])
})

it('a newer build waits during a match and starts when the player agrees', async () => {
  const host = await openHost(inject('url'))
  const { page, errors } = await visit(browser, { url: host.url, keeps: true })
  await isStored(page)
  await startAgainstBots(page)
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  host.release('newer')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
  await pastKeeping(page)
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
  await page.getByRole('link', { name: 'Vermeil' }).click()
  await page.getByRole('button', named(english['home.updateNow'])).click()
  await page.waitForFunction(() => !('samePage' in window))
  await page.getByRole('heading', named('Vermeil')).waitFor()
  const builds = async (): Promise<string[]> =>
    (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('vermeil-'))
  await expect.poll(builds).toEqual(['vermeil-newer'])
  // The match that was started with the older build continues.
  await page.getByRole('main').getByRole('link', { name: english['home.onThisDevice'] }).press('Enter')
  await page.getByRole('region', named((await boardTexts('en')).islands)).waitFor()
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
  // If the browser offers to install the app, so does the home page.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(offer, { prompt: async () => Object.assign(window, { prompted: true }) }))
  })
  await page.getByRole('button', named(english['home.install'])).click()
  await page.waitForFunction(() => 'prompted' in window)
})
