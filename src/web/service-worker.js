// Stores every file of one build, so that the app starts without a network and a running page never mixes files of
// two builds. A new build is fetched in the background and waits until the user updates or closes the last page.
// There are many puzzles: each of their files is stored when it is first opened.
const VERSION = '__VERSION__'
const CACHE = `vermeil-${VERSION}`
const FILES = ['__FILES__']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('vermeil-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') self.skipWaiting()
})

// The server says that a table waits. A later message about the same table replaces the notification and is heard again:
// the earlier one may be about a move that was made elsewhere, or nobody has noticed it.
self.addEventListener('push', (event) => {
  const { reason = 'other', title, body, table } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  const data = typeof table === 'string' ? { table } : {}
  const shown = self.registration.showNotification(title, {
    body,
    tag: data.table ?? reason,
    renotify: true,
    data,
    icon: 'icon-192.png',
  })
  event.waitUntil(Promise.all([shown, showBadge()]))
})

// How many tables wait: the same number as in the title of a page, which leaves the number of those on this device.
async function showBadge() {
  if (!self.navigator.setAppBadge) return
  try {
    const { tables } = await (await fetch('api/tables/mine')).json()
    const local = Number(await (await caches.match('local-turns'))?.text()) || 0
    await self.navigator.setAppBadge(tables.filter(({ yourMove }) => yourMove).length + local)
  } catch {
    // Without a number, the notification says it.
  }
}

// A browser may replace a subscription at any time. Without the new one, the server would send into the void.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)))

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  const language = self.navigator.language.split('-')[0]
  await fetch('api/me/notices/channels', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'push', language, endpoint, keys }),
  })
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openPage(notification.data?.table))
})

// In a page that shows the table already, or in any other one of ours, or in a new one.
async function openPage(table) {
  const address = new URL(table === undefined ? './' : `./#/t/${table}`, self.registration.scope).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === address) ?? pages[0]
  if (!page) return self.clients.openWindow(address)
  if (page.url !== address) await page.navigate(address).catch(() => self.clients.openWindow(address))
  return page.focus()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const scope = new URL(self.registration.scope)
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname))
    return
  const path = url.pathname.slice(scope.pathname.length)
  if (/^(api|embed)\/|^socket|^t\/.*\.png$/.test(path)) return
  const wanted = request.mode === 'navigate' ? './' : request
  event.respondWith(storedOrFetched(request, wanted, path.startsWith('puzzles/')))
})

async function storedOrFetched(request, wanted, isStoredWhenOpened) {
  const cache = await caches.open(CACHE)
  const stored = await cache.match(wanted, { ignoreSearch: true })
  if (stored) return stored
  const response = await fetch(request)
  // Without room to store it, the file can still be read.
  if (isStoredWhenOpened && response.ok) await cache.put(request, response.clone()).catch(() => undefined)
  return response
}
