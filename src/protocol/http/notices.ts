import * as v from 'valibot'
import { inKnownZone, languageCode, minutesOfDay, SleepSchema, time, zoneName } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'

/* How players are told that a table waits for them: requests and responses. */

const httpUrl = v.pipe(v.string(), v.maxLength(1_000), v.regex(/^https?:\/\/[\x21-\x7e]+$/), v.url())
const base64url = (length: number) => v.pipe(v.string(), v.maxLength(length + 2), v.regex(/^[\w-]+=*$/))

/** What a browser's push service needs, as `PushSubscription.toJSON` gives it. */
export const PushTargetSchema = v.strictObject({
  endpoint: httpUrl,
  keys: v.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
})

/** The time of the day at which a digest is sent, in minutes. */
export const DigestSchema = v.strictObject({ at: minutesOfDay, zone: zoneName })

export const WEBHOOK_STYLES = ['discord', 'slack', 'ntfy'] as const
export type WebhookStyle = (typeof WEBHOOK_STYLES)[number]

const common = { language: languageCode }

export const NewChannelSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('push'), ...common, ...PushTargetSchema.entries }),
  /** With `digest`, one message a day about all tables instead of one for every turn. */
  v.strictObject({
    kind: v.literal('email'),
    ...common,
    address: v.pipe(v.string(), v.maxLength(254), v.email()),
    digest: v.exactOptional(inKnownZone(DigestSchema)),
  }),
  v.strictObject({
    kind: v.literal('webhook'),
    ...common,
    url: httpUrl,
    style: v.picklist(WEBHOOK_STYLES),
  }),
])
export type NewChannel = v.InferOutput<typeof NewChannelSchema>

/** Hours in which nothing is sent. */
export const QuietSchema = v.union([v.literal('never'), SleepSchema])

export const NoticePreferencesSchema = v.strictObject({
  /** Also at tables with a live clock. */
  live: v.boolean(),
  /** Once more when a quarter of the time is left. */
  reminder: v.boolean(),
  /** Nothing is sent then; it is sent afterwards. Without it, nothing is sent while the player sleeps. */
  quiet: v.exactOptional(v.union([v.literal('never'), inKnownZone(SleepSchema)])),
})

const NoticeSettingsSchema = v.object({
  /** The key that a browser needs to subscribe to push messages. */
  pushKey: v.string(),
  /** Whether the server can send e-mail. */
  email: v.boolean(),
  channels: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      /** An e-mail address, or the host of a service. */
      label: v.string(),
      /** Whether it is this device. */
      current: v.exactOptional(v.literal(true)),
      /** False until the link in the first e-mail was opened. */
      confirmed: v.boolean(),
      digest: v.exactOptional(DigestSchema),
      created: time,
      /** How many messages in a row were refused. */
      failures: v.exactOptional(v.number()),
    }),
  ),
  preferences: v.object({
    live: v.boolean(),
    reminder: v.boolean(),
    quiet: v.exactOptional(QuietSchema),
  }),
  /** The player's sleeping hours. */
  sleep: v.exactOptional(SleepSchema),
})
export type NoticeSettings = v.InferOutput<typeof NoticeSettingsSchema>
/** A channel that was added, as its owner sees it. */
export type ShownChannel = NoticeSettings['channels'][number]

/** Nothing more to say. */
const EmptySchema = v.object({})

export const NOTICE_ENDPOINTS = {
  notices: { method: 'GET', path: '/api/me/notices', response: NoticeSettingsSchema },
  setNotices: { method: 'PUT', path: '/api/me/notices', response: NoticeSettingsSchema },
  addChannel: { method: 'POST', path: '/api/me/notices/channels', response: NoticeSettingsSchema },
  dropChannel: {
    method: 'DELETE',
    path: '/api/me/notices/channels/:channel',
    response: NoticeSettingsSchema,
  },
  testChannel: { method: 'POST', path: '/api/me/notices/channels/:channel/test', response: EmptySchema },
  confirmChannel: { method: 'POST', path: '/api/notices/confirm/:token', response: EmptySchema },
  stopChannel: { method: 'POST', path: '/api/notices/stop/:token', response: EmptySchema },
} as const satisfies Endpoints
