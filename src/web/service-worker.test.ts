import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const SOURCE = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
const SCOPE = 'https://vermeil.example/club/'

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

const subscription = (name: string) => ({
  options: { applicationServerKey: 'key' },
  toJSON: () => ({ endpoint: `https://push.example/${name}`, expirationTime: null, keys: { auth: name } }),
})

/** The service worker with a browser of the test's own. */
function start(pages: readonly { url: string }[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const clients = pages.map(({ url }) => ({ url, navigate: vi.fn(async () => undefined), focus: vi.fn() }))
  const self = {
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
    registration: {
      scope: SCOPE,
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => subscription('renewed')) },
    },
    navigator: { language: 'pl-PL', setAppBadge: vi.fn(async () => undefined) },
    clients: { matchAll: async () => clients, openWindow: vi.fn(async () => undefined) },
  }
  const mine = { tables: [{ yourMove: true }, { yourMove: false }, { yourMove: true }] }
  const fetched = vi.fn(async (_address: string, _request?: { body: string }) => ({ json: async () => mine }))
  const caches = { match: async () => ({ text: async () => '3' }) }
  new Function('self', 'fetch', 'caches', SOURCE)(self, fetched, caches)
  async function dispatch(type: string, event: object): Promise<void> {
    const works: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (work) => works.push(work) })
    await Promise.all(works)
  }
  return { self, clients, fetched, dispatch }
}

const pushed = (message: unknown) => ({ data: { json: () => message } })
const clicked = (data: object) => ({ notification: { data, close: () => undefined } })

test('a push message is shown, replaces the last one about its table aloud, and sets the badge to all that waits', async () => {
  const { self, dispatch } = start()
  await dispatch('push', pushed({ reason: 'turn', title: 'Your move', body: 'Go', table: 'abcdefghij12' }))
  expect(self.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Your move',
    expect.objectContaining({
      body: 'Go',
      tag: 'abcdefghij12',
      renotify: true,
      data: { table: 'abcdefghij12' },
    }),
  )
  expect(self.navigator.setAppBadge).toHaveBeenCalledExactlyOnceWith(5)
})

test('a push message that is not ours shows nothing', async () => {
  const { self, dispatch } = start()
  await dispatch('push', pushed({ text: 'x' }))
  await dispatch('push', {})
  expect(self.registration.showNotification).not.toHaveBeenCalled()
})

test('a tap opens the table', async () => {
  const { self, dispatch } = start()
  await dispatch('notificationclick', clicked({ table: 'abcdefghij12' }))
  expect(self.clients.openWindow).toHaveBeenCalledExactlyOnceWith(`${SCOPE}#/t/abcdefghij12`)
})

test('a tap goes to the page that shows the table, or leads an open page there', async () => {
  const table = `${SCOPE}#/t/abcdefghij12`
  const shown = start([{ url: SCOPE }, { url: table }])
  await shown.dispatch('notificationclick', clicked({ table: 'abcdefghij12' }))
  expect(shown.clients.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
  const other = start([{ url: SCOPE }])
  await other.dispatch('notificationclick', clicked({ table: 'abcdefghij12' }))
  expect(other.clients[0]?.navigate).toHaveBeenCalledExactlyOnceWith(table)
  expect(other.self.clients.openWindow).not.toHaveBeenCalled()
})

test.each([
  ['that the browser has renewed', { newSubscription: subscription('new') }, 'new'],
  ['that has ended is made again and', { oldSubscription: subscription('old') }, 'renewed'],
])('a subscription %s is sent to the server', async (_, event, name) => {
  const { fetched, dispatch } = start()
  await dispatch('pushsubscriptionchange', event)
  expect(fetched).toHaveBeenCalledOnce()
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe('api/me/notices/channels')
  expect(JSON.parse(request?.body ?? '')).toEqual({
    kind: 'push',
    language: 'pl',
    endpoint: `https://push.example/${name}`,
    keys: { auth: name },
  })
})
