import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { texts as words } from '../../src/web/pages/identity/texts/en.ts'
import { texts as noticeWords } from '../../src/web/pages/notices/texts/en.ts'
import { anyOf, named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, makeTable, picture, sharedBrowser, visit } from '../browser/world.ts'
import { dealtCards } from '../silver-and-gold/page.ts'

const browser = await sharedBrowser()

const { en } = SHELL_TEXTS

/** A phone that unlocks itself: it has passkeys, and its owner always agrees. */
async function giveAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** The browser forgets everything. Passkeys belong to the device, so they stay. */
async function wipe(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
}

it('a passkey that is offered after the first match brings a seat back in three taps', async () => {
  const { page, context, errors } = await visit(browser, { name: 'Mira', size: 'phone' })
  await giveAuthenticator(context, page)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'gentle' }] as const
  const table = { game: 'silver-and-gold', seats, startWhenFull: true }
  const first = await makeTable(page, 'Mira', table)
  await page.goto(`${page.url().split('#')[0]}#/t/${first}`)
  await anyOf(dealtCards(page)).waitFor()
  // A bot plays to the end for her.
  await page.getByRole('button', named(en.menu)).click()
  await page.getByRole('dialog').getByRole('button', { name: en.leave }).click()
  await page.getByRole('main').getByRole('link', { name: en['home.over'] }).press('Enter')
  const offer = page.getByRole('complementary', named(words['offer.title']))
  await offer.waitFor()
  await expectAccessible(page, 'the offer of a passkey')
  await picture(page, 'passkey-offer-phone')
  await offer.getByRole('button', named(words['passkey.add'])).tap()
  await page.getByText(words['passkey.added']).waitFor()

  const second = await makeTable(page, 'Mira', table)
  await page.goto(`${page.url().split('#')[0]}#/t/${second}`)
  await anyOf(dealtCards(page)).waitFor()
  await wipe(context, page)
  await page.reload()
  // Two taps, and the third one is the finger on the phone.
  await page.getByRole('link', named(en['table.signIn'])).tap()
  await page.getByRole('button', named(words['signIn.passkey'])).tap()
  await expect.poll(() => page.url()).toContain(`#/t/${second}`)
  await anyOf(dealtCards(page)).waitFor()
  await expect.poll(() => page.getByRole('link', named(en['table.signIn'])).count()).toBe(0)

  await wipe(context, page)
  await page.goto(page.url().split('#')[0] ?? '')
  await page.getByRole('link', { name: /sign in/i }).tap()
  await expectAccessible(page, 'signing in')
  await page.getByRole('button', named(words['signIn.passkey'])).tap()
  await anyOf(page.locator(`a[href$="${second}"]`)).waitFor()
  await anyOf(page.locator(`a[href$="${first}"]`)).waitFor()
  expect(errors).toEqual([])
})

it('a stranger opens the settings without a refused request, and after signing in they show the devices', async () => {
  const { page, context } = await visit(browser, { name: 'Mira', size: 'phone' })
  await makeTable(page, 'Mira', { game: 'silver-and-gold', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const code = await page.evaluate(async () => {
    const made = await fetch('api/me/recovery', { method: 'POST' })
    return ((await made.json()) as { code: string }).code
  })
  const settings = new URL('#/settings', page.url()).href
  await wipe(context, page)
  // The page that was open still believes that it is signed in. None of its requests counts.
  await page.goto('about:blank')
  const refused: string[] = []
  page.on('response', (response) => response.ok() || refused.push(response.url()))
  await page.goto(settings)
  await page.getByText(words.stranger).waitFor()
  await page.getByRole('heading', named(noticeWords.title)).waitFor()
  expect(refused).toEqual([])
  await page.getByRole('link', named(words.signIn)).tap()
  await page.getByRole('textbox', { name: words['signIn.code'] }).fill(code)
  await page.getByRole('button', named(words['signIn.useCode'])).tap()
  await page.getByRole('heading', named(en.devices)).waitFor()
  await page.getByRole('heading', named(words.title)).waitFor()
  expect(refused).toEqual([])
})
