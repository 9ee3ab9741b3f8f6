import type { NewChannel } from '../../../protocol/index.ts'
import { language } from '../../../ui/text/texts.tsx'

/** Whether this browser shows push messages, or why it does not. */
export type PushState = 'unsupported' | 'insecure' | 'install' | 'denied' | 'off' | 'on'

type PushChannel = Extract<NewChannel, { kind: 'push' }>

/** Safari on phones and tablets shows push messages only of apps on the home screen. */
function needsInstalling(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const phone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return phone && !matchMedia('(display-mode: standalone)').matches
}

async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** `known` says whether the server knows this browser. */
export async function pushState(known: boolean): Promise<PushState> {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return needsInstalling() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return known && (await ownSubscription()) ? 'on' : 'off'
}

/** Asks for permission and subscribes. Undefined if the browser or the person does not want to. */
export async function subscribePush(key: string): Promise<PushChannel | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  // One that was made with the key of another server is of no use.
  await (await ownSubscription())?.unsubscribe()
  const registration = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint = '', keys = {} } = (await registration.pushManager.subscribe(options)).toJSON()
  const { p256dh = '', auth = '' } = keys
  return { kind: 'push', language: language.value, endpoint, keys: { p256dh, auth } }
}

export async function unsubscribePush(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}
