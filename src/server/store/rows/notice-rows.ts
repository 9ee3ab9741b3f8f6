import * as v from 'valibot'
import { QuietSchema } from '../../../protocol/index.ts'
import {
  CHANNEL_KINDS,
  type ClaimedNotice,
  NOTICE_REASONS,
  type NoticeChannel,
  type NoticePreferences,
} from '../notice-store.ts'
import { readable } from './readable-rows.ts'
import { columnsOf, parse, parseJson, type Row, replacing, storedInteger, text } from './table-rows.ts'

/* The rows of channels, preferences and the outbox, which are the same in both stores. */

/** Whether a message may still be sent: the channel is there, and the guest is still asked or invited. */
export const MAY_BE_SENT = `
  exists (
    select 1 from channels c where c.id = outbox.channel and c.guest = outbox.guest
      and (c.confirmed = 1 or outbox.reason = 'confirm')
  ) and (
    outbox.reason not in ('turn', 'reminder') or exists (
      select 1 from heads h join sitting s on s.guest = outbox.guest and s.table_id = h.id
      where h.id = outbox.table_id and h.status = 'playing'
        and s.seat = outbox.seat and (h.asked >> s.seat) & 1 = 1
    )
  ) and (
    outbox.reason <> 'invited' or exists (
      select 1 from invitations i join heads h on h.id = i.table_id
      where i.table_id = outbox.table_id and i.to_guest = outbox.guest and i.answer is null and i.hidden = 0
        and h.status = 'lobby'
    )
  )`

/** What a newer version wants to say is left to that one. */
export const KNOWN_REASON = `reason in (${NOTICE_REASONS.map((reason) => `'${reason}'`).join(', ')})`

const kind = v.picklist(CHANNEL_KINDS)
const ChannelSchema = v.object({
  id: text,
  guest: text,
  kind,
  target: text,
  session: text,
  language: text,
  origin: text,
  token: text,
  confirmed: storedInteger,
  created: storedInteger,
  digest_at: v.nullable(storedInteger),
  failures: storedInteger,
})
const PreferencesSchema = v.object({ live: storedInteger, reminder: storedInteger, quiet: v.nullable(text) })
const OutboxSchema = v.object({
  id: text,
  kind,
  channel: text,
  guest: text,
  reason: v.picklist(NOTICE_REASONS),
  table_id: text,
  seat: storedInteger,
  request: storedInteger,
  due: storedInteger,
  until_at: v.nullable(storedInteger),
  attempts: storedInteger,
  stands: storedInteger,
})

export const CHANNEL_COLUMNS = columnsOf(ChannelSchema)
export const REPLACES_CHANNEL = replacing('id', CHANNEL_COLUMNS)
export const PREFERENCE_COLUMNS = `guest, ${columnsOf(PreferencesSchema)}`
export const REPLACES_PREFERENCES = replacing('guest', PREFERENCE_COLUMNS)
export const OUTBOX_COLUMNS = columnsOf(v.omit(OutboxSchema, ['stands']))

export function channelFrom(row: Row): NoticeChannel {
  const { digest_at: digestAt, confirmed, ...channel } = parse('a channel', ChannelSchema, row)
  return { ...channel, confirmed: confirmed === 1, ...(digestAt === null ? {} : { digestAt }) }
}

/** In the order of `CHANNEL_COLUMNS`. */
export const channelValues = (channel: NoticeChannel): (string | number | null)[] => [
  channel.id,
  channel.guest,
  channel.kind,
  channel.target,
  channel.session,
  channel.language,
  channel.origin,
  channel.token,
  Number(channel.confirmed),
  channel.created,
  channel.digestAt ?? null,
  channel.failures,
]

export function preferencesFrom(row: Row): NoticePreferences {
  const { live, reminder, quiet } = parse('preferences', PreferencesSchema, row)
  return {
    live: live === 1,
    reminder: reminder === 1,
    ...(quiet === null ? {} : { quiet: parse('quiet hours', QuietSchema, parseJson('quiet hours', quiet)) }),
  }
}

/** In the order of `PREFERENCE_COLUMNS`. */
export const preferenceValues = (
  guest: string,
  { live, reminder, quiet }: NoticePreferences,
): (string | number | null)[] => [
  guest,
  Number(live),
  Number(reminder),
  quiet === undefined ? null : JSON.stringify(quiet),
]

function claimedNoticeFrom(row: Row): ClaimedNotice {
  const { table_id: table, until_at: until, stands, ...notice } = parse('a notice', OutboxSchema, row)
  return { ...notice, table, stands: stands === 1, ...(until === null ? {} : { until }) }
}

/** The most urgent first. */
export const claimedNotices = (rows: readonly Row[]): ClaimedNotice[] =>
  readable(rows, claimedNoticeFrom).sort((a, b) => a.due - b.due)
