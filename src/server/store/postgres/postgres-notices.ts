import {
  BLOCKED_COUNT,
  type ChannelStore,
  type DirectNotice,
  type NoticeStore,
  type OutboxStore,
} from '../notice-store.ts'
import {
  channelFrom,
  channelValues,
  claimedNotices,
  preferencesFrom,
  preferenceValues,
} from '../rows/notice-rows.ts'
import { readable } from '../rows/readable-rows.ts'
import { integerFrom, parse, storedInteger, text } from '../rows/table-rows.ts'
import type { Database } from './postgres-database.ts'
import { STATEMENTS as run } from './postgres-statements.ts'

/** Each may be carried out twice, when a connection is lost: at worst a mailbox is asked once less. */
export const postgresNotices = (database: Database): NoticeStore => ({
  async keepSecret(name, value) {
    await database.query(run.keepSecret, [name, value])
    const [row] = await database.query(run.findSecret, [name])
    return parse('a secret', text, row?.value)
  },
  ...channelMethods(database),
  ...outboxMethods(database),
})

const channelMethods = ({ query, write }: Database): ChannelStore => ({
  async saveChannel(channel) {
    await query(run.saveChannel, channelValues(channel))
  },
  channelsOf: async (guest) => readable(await query(run.channelsOf, [guest]), channelFrom),
  async findChannel(id) {
    const [row] = await query(run.findChannel, [id])
    return row && channelFrom(row)
  },
  async findChannelByToken(token) {
    const [row] = await query(run.findChannelByToken, [token])
    return row && channelFrom(row)
  },
  confirmChannel: async (token) => (await query(run.confirmChannel, [token])).length === 1,
  async dropChannel(which) {
    const [statement, key] = 'id' in which ? [run.dropChannel, which.id] : [run.dropByToken, which.token]
    return (await write({ statement, values: [key], key })).rowCount === 1
  },
  async dropDeviceChannels(guest, which) {
    if ('only' in which) await query(run.dropOfDevice, [guest, which.only])
    else await query(run.dropOfOthers, [guest, which.except])
  },
  async setFailures(channel, failures) {
    await query(run.setFailures, [channel, failures])
  },
  async countMailRequest(mailbox, { now, until }) {
    const [row] = await query(run.countMailRequest, [mailbox, now, until])
    return parse('a count', storedInteger, row?.count)
  },
  async blockMailbox(mailbox, until) {
    await query(run.blockMailbox, [mailbox, BLOCKED_COUNT, until])
  },
  async savePreferences(guest, preferences) {
    await query(run.savePreferences, preferenceValues(guest, preferences))
  },
  async findPreferences(guest) {
    const [row] = await query(run.findPreferences, [guest])
    return row && preferencesFrom(row)
  },
})

const outboxMethods = ({ query, write }: Database): OutboxStore => ({
  async addNotice(notice) {
    await query(run.addNotice, noticeValues(notice))
  },
  async addTurnNotices(table, expected, notices) {
    await query(run.addTurnNotices, [table, expected, JSON.stringify(notices)])
  },
  claimNotices: async ({ holder, now, until }, { kind, limit, except }) =>
    claimedNotices(await query(run.claimNotices, [holder, now, until, kind, limit, except])),
  async postponeNotice(id, due, attempts) {
    await query(run.postponeNotice, [id, due, attempts])
  },
  async finishNotice(id) {
    await query(run.finishNotice, [id])
  },
  async dismissNotices(table, guest, request) {
    await query(run.dismissNotices, [table, guest, request])
  },
  async holdReminder(table, guest, until) {
    await query(run.holdReminder, [table, guest, until])
  },
  async nextNotice(kind, after) {
    const [row] = await query(run.nextNotice, [kind, after])
    return integerFrom(row?.due)
  },
  dueDigests: async (now, limit) => readable(await query(run.dueDigests, [now, limit]), channelFrom),
  async queueDigest(notice, expected, next) {
    const values = [...noticeValues(notice), expected, next]
    const { rowCount } = await write({ statement: run.queueDigest, values, key: notice.channel.id })
    return rowCount === 1
  },
})

const noticeValues = ({ id, channel, reason, due }: DirectNotice): (string | number)[] => [
  id,
  channel.kind,
  channel.id,
  channel.guest,
  reason,
  due,
]
