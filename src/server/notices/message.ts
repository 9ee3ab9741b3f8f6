import { createHash } from 'node:crypto'
import { hasSeat } from '../../kernel/index.ts'
import { DAY } from '../../kernel/time-units.ts'
import type { NoticeChannel, OutboxRow } from '../store/notice-store.ts'
import type { Store } from '../store/store.ts'
import { noticeTexts, timeLeftText } from './texts.ts'

/** What is sent, whatever the channel. It has no part of any view, and its links open nobody's seat. */
export interface NoticeMessage {
  /** The same whenever the message is sent again. */
  readonly id: string
  readonly reason: OutboxRow['reason']
  /** Absent if it is not about one table. */
  readonly table?: string
  readonly title: string
  readonly lines: readonly string[]
  readonly link: string
  /** How long it is of use, in milliseconds. */
  readonly lifetime: number
}

/** The most tables that a digest lists. */
const DIGEST_LIMIT = 100

/** The address of a table. It shows what anybody with the link sees; a seat takes the player's own cookie. */
const tableLink = ({ origin }: NoticeChannel, table: string): string => `${origin}/#/t/${table}`

/** Undefined if there is nothing to say any more. */
export async function composeNotice(
  store: Pick<Store, 'tablesOf' | 'findTable'>,
  row: OutboxRow,
  channel: NoticeChannel,
  now: number,
): Promise<NoticeMessage | undefined> {
  const { reason, table, until } = row
  const texts = noticeTexts(channel.language)
  const common = { id: hashed(row.id), reason, title: texts[reason] }
  const lifetime = until === undefined ? DAY : Math.max(0, until - now)
  switch (reason) {
    case 'turn':
    case 'reminder': {
      if (await hasStandIn(store, row)) return undefined
      const left = until === undefined ? [] : [`${texts.left} ${timeLeftText(until - now, channel.language)}`]
      const lines = [texts[`${reason}Body`], ...left]
      return { ...common, table, lines, link: tableLink(channel, table), lifetime }
    }
    case 'invited':
      if (until !== undefined && until <= now) return undefined
      return { ...common, table, lines: [texts.invitedBody], link: tableLink(channel, table), lifetime }
    case 'digest': {
      const lines = await digestLines(store, channel, now)
      const link = `${channel.origin}/`
      return lines.length === 0
        ? undefined
        : { ...common, lines: [texts.digestBody, ...lines], link, lifetime }
    }
    case 'confirm':
      return {
        ...common,
        lines: [texts.confirmBody],
        link: `${channel.origin}/#/email/confirm/${channel.token}`,
        lifetime,
      }
    case 'test':
      return { ...common, lines: [texts.testBody], link: `${channel.origin}/`, lifetime }
  }
}

/** Whether a bot plays for the guest: the table waits for the bot. */
async function hasStandIn(store: Pick<Store, 'findTable'>, { table, seat }: OutboxRow): Promise<boolean> {
  const occupant = (await store.findTable(table))?.seats[seat]
  return occupant?.kind === 'person' && occupant.standIn !== undefined
}

/** The tables that wait for a guest, those with the least time left first. */
async function digestLines(
  store: Pick<Store, 'tablesOf'>,
  channel: NoticeChannel,
  now: number,
): Promise<string[]> {
  const texts = noticeTexts(channel.language)
  const tables = await store.tablesOf(channel.guest, { limit: DIGEST_LIMIT, after: 0 })
  const waiting = tables
    .filter((row) => row !== undefined)
    .filter(({ status, asked, seat }) => status === 'playing' && hasSeat(asked, seat))
  const ends = ({ runsOut = Number.POSITIVE_INFINITY }): number => runsOut
  return waiting
    .sort((a, b) => ends(a) - ends(b))
    .map(({ record, runsOut }) => {
      const left =
        runsOut === undefined
          ? texts.noClock
          : `${texts.left} ${timeLeftText(runsOut - now, channel.language)}`
      return `${tableLink(channel, record.id)} (${left})`
    })
}

/** The id of a row names its table, so it is not sent as it is. */
export const hashed = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 32)
