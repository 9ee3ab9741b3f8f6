import type { WebhookStyle } from '../../protocol/index.ts'
import type { NoticeMessage } from './message.ts'
import type { OutsideRequests } from './outside-request.ts'
import { type ChannelSender, outcomeOf } from './sender.ts'
import { parseTarget, StoredWebhookSchema } from './targets.ts'

const PARALLEL = 32
const JSON_TYPE = { 'content-type': 'application/json' }

/** The form that each service expects. */
const FORMS: Readonly<
  Record<
    WebhookStyle,
    (message: NoticeMessage, text: string) => { headers: Record<string, string>; body: string }
  >
> = {
  discord: (_, content) => ({
    headers: JSON_TYPE,
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
  }),
  slack: (_, text) => ({ headers: JSON_TYPE, body: JSON.stringify({ text }) }),
  ntfy: ({ title, lines, link }) => ({
    // Header fields are ASCII; ntfy reads encoded words (RFC 2047).
    headers: { 'content-type': 'text/plain; charset=utf-8', title: encodedWord(title), click: link },
    body: lines.join('\n'),
  }),
}

const encodedWord = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

/** A message to a chat room or a phone, by way of a service of the player's choice. */
export const webhookSender = (requests: OutsideRequests): ChannelSender => ({
  parallel: PARALLEL,
  async send(channel, message) {
    const { url, style } = parseTarget(StoredWebhookSchema, channel.target)
    const text = [message.title, ...message.lines, message.link].join('\n')
    const { headers, body } = FORMS[style](message, text)
    // Most services ignore it; those that know it drop a repetition.
    return outcomeOf(
      await requests.post(url, { headers: { ...headers, 'idempotency-key': message.id }, body }),
    )
  },
})
