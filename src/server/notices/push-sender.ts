import webPush from 'web-push'
import type { Store } from '../store/store.ts'
import { hashed } from './message.ts'
import type { OutsideRequests } from './outside-request.ts'
import { type ChannelSender, outcomeOf } from './sender.ts'
import { parseTarget, StoredPushSchema } from './targets.ts'

/** The name under which the keys are stored. */
export const PUSH_SECRET = 'vapid'
const PARALLEL = 16
/** Four weeks in seconds. Google's push service keeps no message for longer. */
const LONGEST_TTL = 28 * 86_400

interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys by which push services recognise this server. The first process makes them; they stay with the data. */
export async function vapidKeys(store: Pick<Store, 'keepSecret'>): Promise<VapidKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const [first = '', second = ''] = (await store.keepSecret(PUSH_SECRET, `${publicKey} ${privateKey}`)).split(
    ' ',
  )
  return { publicKey: first, privateKey: second }
}

/** Who to turn to about this server's messages. Push services want an https address or an e-mail address. */
const contactOf = (origin: string): string =>
  origin.startsWith('https:') ? origin : 'mailto:vermeil@localhost.localdomain'

/** Web push: encrypted for the browser (RFC 8291), signed by the server (RFC 8292). */
export const pushSender = (keys: VapidKeys, requests: OutsideRequests): ChannelSender => ({
  parallel: PARALLEL,
  async send(channel, { reason, table, title, lines, lifetime }) {
    const subscription = parseTarget(StoredPushSchema, channel.target)
    const payload = JSON.stringify({ reason, title, body: lines.join('\n'), ...(table ? { table } : {}) })
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      TTL: Math.min(LONGEST_TTL, Math.round(lifetime / 1000)),
      urgency: 'high',
      // A message that was not delivered yet is replaced by a later one about the same table, or by its own repetition.
      topic: hashed(table ?? reason),
      vapidDetails: { subject: contactOf(channel.origin), ...keys },
    })
    return outcomeOf(
      await requests.post(subscription.endpoint, {
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: body ?? '',
      }),
    )
  },
})
