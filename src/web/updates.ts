import { signal } from '@preact/signals'

/** A newer build that is ready. It takes over on request or when the last page is closed, never during a game. */
export const waitingUpdate = signal<ServiceWorker | undefined>(undefined)

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** The browser offers to install the app. */
export const installPrompt = signal<InstallPrompt | undefined>(undefined)

/** How long the first page has the connection to itself before the whole app is fetched, in milliseconds. */
const FIRST_PAGE = 3_000

export function offerUpdates(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.value = event as InstallPrompt
  })
  addEventListener('appinstalled', () => {
    installPrompt.value = undefined
  })
  if (!('serviceWorker' in navigator) || import.meta.hot) return
  if (navigator.serviceWorker.controller) keepWhole()
  else setTimeout(keepWhole, FIRST_PAGE)
}

/** Stores all files of the app on the device, and watches for a newer build. */
function keepWhole(): void {
  navigator.serviceWorker.register('./service-worker.js').then(
    (registration) => {
      const watch = (worker: ServiceWorker | null): void => {
        if (worker?.state === 'installed' && navigator.serviceWorker.controller) waitingUpdate.value = worker
      }
      watch(registration.waiting)
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => watch(worker))
      })
    },
    () => undefined,
  )
}

export function updateNow(): void {
  const worker = waitingUpdate.value
  if (!worker) return
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('takeOver')
}
