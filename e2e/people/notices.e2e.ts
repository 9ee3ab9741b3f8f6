import type { CDPSession, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { texts as words } from '../../src/web/pages/notices/texts/en.ts'
import { named, SHELL_TEXTS } from '../browser/texts.ts'
import { expectAccessible, notifyingBrowser, sharedBrowser, visit } from '../browser/world.ts'

const { en } = SHELL_TEXTS

const browser = await sharedBrowser()

const TABLE = 'abcdefghij12'

/** A push service cannot be reached from a test, so the browser only pretends to have subscribed. */
function pretendToSubscribe(): void {
  const json = {
    endpoint: 'https://push.example/subscription',
    // The public key of RFC 8291, appendix A.
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }
  const subscription = { toJSON: () => json, unsubscribe: async () => true }
  let current: typeof subscription | null = null
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      current = subscription
      return current
    },
    getSubscription: async () => current,
  })
  Notification.requestPermission = async () => 'granted'
}

/** Sends a push message to the service worker, as a push service would. */
async function push(cdp: CDPSession, page: Page, message: object): Promise<void> {
  const registration = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  })
}

it('push messages are switched on in the settings, and one is shown with its table', async () => {
  const { page, context, errors } = await visit(await notifyingBrowser(), { name: 'Mira', keeps: true })
  await context.grantPermissions(['notifications'])
  await page.addInitScript(pretendToSubscribe)
  await page.evaluate(() =>
    fetch('api/me', {
      method: 'PUT',
      body: JSON.stringify({ name: 'Mira' }),
      headers: { 'content-type': 'application/json' },
    }),
  )
  await page.goto(`${page.url().split('#')[0]}#/settings/notices`)
  await page.reload()
  const section = page.getByRole('region', named(words.title))
  const device = section.getByRole('checkbox', named(words.push))
  await device.click()
  await section.getByText(words.added).waitFor()
  await expect.poll(() => device.getAttribute('aria-checked')).toBe('true')
  await section.getByText(words['email.none']).waitFor()
  await expectAccessible(page, 'settings of notices')

  await push(await context.newCDPSession(page), page, {
    reason: 'turn',
    title: 'Your move',
    body: 'A table is waiting for you.',
    table: TABLE,
  })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, tag, data }) => ({ title, tag, data }))
    })
  await expect.poll(shown).toEqual([{ title: 'Your move', tag: TABLE, data: { table: TABLE } }])

  await device.click()
  await section.getByText(words.removed).waitFor()
  await expect.poll(() => device.getAttribute('aria-checked')).toBe('false')
  expect(errors).toEqual([])
})

it('a table with days for a move offers to tell the player, until they decline', async () => {
  const { page, errors } = await visit(browser, { name: 'Mira', at: '#/new/silver-and-gold' })
  const clock = page.getByRole('group', named(en['new.clock']))
  await clock.getByRole('button', named(en['new.clock.days'])).click()
  await page.getByRole('button', named(en['new.create'])).click()
  await page.getByText(words.offer).waitFor()
  await expectAccessible(page, 'lobby with an offer')
  await page.getByRole('button', named(words['offer.no'])).click()
  await page.getByText(words.offer).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', named(en.copy)).waitFor()
  expect(await page.getByText(words.offer).count()).toBe(0)
  expect(errors).toEqual([])
})
