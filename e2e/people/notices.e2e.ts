import type { BrowserContext, CDPSession, Page } from 'playwright-core'
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

/** As much of a service worker as matters here. */
interface NotifyingWorker {
  readonly registration: { showNotification: (...notification: unknown[]) => Promise<void> }
  shown: Promise<void>
}

/**
 * Answers when the service worker has shown its next notification. Whoever asks for the notifications earlier, again and
 * again, may make Chromium forget one: it deletes what it has stored but not yet shown.
 */
async function nextShown(context: BrowserContext): Promise<() => Promise<void>> {
  const [known] = context.serviceWorkers()
  const worker = known ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const own = self as unknown as NotifyingWorker
    const { registration } = own
    const show = registration.showNotification.bind(registration)
    own.shown = new Promise((resolve, reject) => {
      registration.showNotification = async (...notification) => {
        await show(...notification).then(resolve, reject)
      }
    })
  })
  return () => worker.evaluate(() => (self as unknown as NotifyingWorker).shown)
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

  const shown = await nextShown(context)
  await push(await context.newCDPSession(page), page, {
    reason: 'turn',
    title: 'Your move',
    body: 'A table is waiting for you.',
    table: TABLE,
  })
  await shown()
  const notifications = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, tag, data }) => ({ title, tag, data }))
  })
  expect(notifications).toEqual([{ title: 'Your move', tag: TABLE, data: { table: TABLE } }])

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
