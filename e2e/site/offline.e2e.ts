import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LANGUAGE_NAMES } from '../../src/text/languages.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { isStored, picture, sharedBrowser, visit } from '../browser/world.ts'
import { dealtCards } from '../silver-and-gold/page.ts'
import { act, startFromHome } from '../silver-and-gold/play.ts'

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
  // If the browser offers to install the app, so does the home page. The page listens once it is drawn.
  await page.getByRole('button', named(english['home.play'])).waitFor()
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(offer, { prompt: async () => Object.assign(window, { prompted: true }) }))
  })
  await page.getByRole('button', named(english['home.install'])).click()
  await page.waitForFunction(() => 'prompted' in window)
})
