import { expect, inject, it } from 'vitest'
import { openHost } from '../browser/release.ts'
import { boardTexts, named, SHELL_TEXTS } from '../browser/texts.ts'
import { isDrawn, isStored, sharedBrowser, visit } from '../browser/world.ts'
import { keepIslands, startAgainstBots } from '../silver-and-gold/play.ts'

const { en: english } = SHELL_TEXTS

const browser = await sharedBrowser()

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
  await keepIslands(page)
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
  await page.getByRole('link', { name: 'Vermeil' }).click()
  // The button moves when the match appears above it, and a click beside it does nothing.
  const match = page.getByRole('main').getByRole('link', { name: english['home.onThisDevice'] })
  await match.waitFor()
  await isDrawn(page)
  await page.getByRole('button', named(english['home.updateNow'])).click()
  await page.waitForFunction(() => !('samePage' in window))
  await page.getByRole('heading', named('Vermeil')).waitFor()
  const builds = async (): Promise<string[]> =>
    (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('vermeil-'))
  await expect.poll(builds).toEqual(['vermeil-newer'])
  // The match that was started with the older build continues.
  await match.press('Enter')
  await page.getByRole('region', named((await boardTexts('en')).islands)).waitFor()
  host.close()
  expect(errors).toEqual([])
})
