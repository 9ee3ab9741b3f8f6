import type { DatabaseSync } from 'node:sqlite'
import {
  BLOCKED_COUNT,
  type ChannelStore,
  type DirectNotice,
  type NoticeStore,
  type OutboxStore,
  type TurnNotice,
} from '../notice-store.ts'
import {
  CHANNEL_COLUMNS,
  channelFrom,
  channelValues,
  claimedNotices,
  KNOWN_REASON,
  MAY_BE_SENT,
  PREFERENCE_COLUMNS,
  preferencesFrom,
  preferenceValues,
  REPLACES_CHANNEL,
  REPLACES_PREFERENCES,
} from '../rows/notice-rows.ts'
import { readable } from '../rows/readable-rows.ts'
import { integerFrom, leaseIsOver, parse, storedInteger, text } from '../rows/table-rows.ts'
import type { GroupCommit } from './group-commit.ts'
import { forgetGone } from './sqlite-statements.ts'

function prepareNotices(db: DatabaseSync) {
  return {
    keepSecret: db.prepare('insert into secrets (name, value) values (?, ?) on conflict do nothing'),
    findSecret: db.prepare('select value from secrets where name = ?'),
    saveChannel: db.prepare(
      `insert into channels (${CHANNEL_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ${REPLACES_CHANNEL}`,
    ),
    channelsOf: db.prepare('select * from channels where guest = ? order by created, id'),
    findChannel: db.prepare('select * from channels where id = ?'),
    findByToken: db.prepare('select * from channels where token = ?'),
    confirmChannel: db.prepare('update channels set confirmed = 1 where token = ?'),
    dropById: db.prepare('delete from channels where id = ?'),
    dropByToken: db.prepare('delete from channels where token = ?'),
    dropOfDevice: db.prepare('delete from channels where guest = ? and session = ?'),
    dropOfOthers: db.prepare(`delete from channels where guest = ? and session not in ('', ?)`),
    setFailures: db.prepare('update channels set failures = ? where id = ?'),
    forgetRequests: db.prepare('delete from mail_requests where until_at <= ?'),
    countRequest: db.prepare(
      `insert into mail_requests (mailbox, count, until_at) values (?, 1, ?)
       on conflict (mailbox) do update set count = count + 1 returning count`,
    ),
    blockMailbox: db.prepare(
      `insert into mail_requests (mailbox, count, until_at) values (?, ?, ?)
       on conflict (mailbox) do update set count = excluded.count, until_at = excluded.until_at`,
    ),
    savePreferences: db.prepare(
      `insert into preferences (${PREFERENCE_COLUMNS}) values (?, ?, ?, ?) ${REPLACES_PREFERENCES}`,
    ),
    findPreferences: db.prepare('select live, reminder, quiet from preferences where guest = ?'),
    addNotice: db.prepare(
      `insert into outbox (id, kind, channel, guest, reason, table_id, seat, request, due)
       values (?, ?, ?, ?, ?, '', 0, 0, ?) on conflict do nothing`,
    ),
    hasEntries: db.prepare('select 1 from heads where id = ? and entries = ?'),
    hasChannel: db.prepare('select 1 from channels where guest = ? limit 1'),
    dropAnswered: db.prepare('delete from outbox where table_id = ? and seat = ? and request < ?'),
    addTurn: db.prepare(
      `insert into outbox (id, kind, channel, guest, reason, table_id, seat, request, due, until_at)
       select $prefix || c.id, c.kind, c.id, c.guest, $reason, $table, $seat, $request,
         case c.kind when 'email' then $emailDue else $due end, $until
       from channels c left join preferences p on p.guest = c.guest
       where c.guest = $guest and c.confirmed = 1 and (c.digest_at is null or $reason = 'reminder')
         and ($live = 0 or p.live = 1) and ($reason = 'turn' or coalesce(p.reminder, 1) = 1)
       on conflict do nothing`,
    ),
    reviseTurn: db.prepare(
      `update outbox set until_at = $until, due = case reason when 'reminder' then $due else due end
       where table_id = $table and seat = $seat and request = $request`,
    ),
    claim: db.prepare(
      `update outbox set holder = $holder, held_until = $until
       where id in (
         select id from outbox
         where kind = $kind and due <= $now and (${leaseIsOver('$now')} or holder = $holder) and ${KNOWN_REASON}
           and id not in (select value from json_each($except))
         order by due limit $limit
       )
       returning *, (${MAY_BE_SENT}) as stands`,
    ),
    postpone: db.prepare('update outbox set due = ?, attempts = ?, held_until = 0 where id = ?'),
    finish: db.prepare('delete from outbox where id = ?'),
    dismiss: db.prepare(
      `delete from outbox where table_id = ? and guest = ? and request <= ? and reason = 'turn'`,
    ),
    hold: db.prepare(
      `update outbox set due = $until where table_id = $table and guest = $guest and reason = 'reminder' and due < $until`,
    ),
    nextNotice: db.prepare('select min(due) as due from outbox where kind = ? and due > ?'),
    dueDigests: db.prepare('select * from channels where digest_at <= ? order by digest_at limit ?'),
    moveDigest: db.prepare('update channels set digest_at = ? where id = ? and digest_at = ?'),
  }
}

type NoticeStatements = ReturnType<typeof prepareNotices>

function add(run: NoticeStatements, { id, channel, reason, due }: DirectNotice): void {
  run.addNotice.run(id, channel.kind, channel.id, channel.guest, reason, due)
}

interface SqliteNotices extends NoticeStore {
  /** Part of the transaction in which the entries are stored. */
  addTurns(table: string, notices: readonly TurnNotice[]): void
  /** Deletes what the forgotten guests had set. */
  forget(after: string, last: string): void
}

export function sqliteNotices(db: DatabaseSync, write: GroupCommit): SqliteNotices {
  const run = prepareNotices(db)
  const forget = ['channels', 'preferences'].map((table) => db.prepare(forgetGone(table)))
  const addTurns: SqliteNotices['addTurns'] = (table, notices) => {
    for (const { seat, guest, request, reason, live, due, emailDue, until, revised } of notices) {
      // Most players have none. Messages for a channel that is gone are dropped when they are due.
      if (!run.hasChannel.get(guest)) continue
      if (revised) {
        run.reviseTurn.run({ table, seat, request, due, until: until ?? null })
        continue
      }
      run.dropAnswered.run(table, seat, request)
      const prefix = `${[table, seat, request, reason].join('/')}/`
      const times = { due, emailDue, until: until ?? null, live: Number(live) }
      run.addTurn.run({ prefix, table, seat, guest, request, reason, ...times })
    }
  }
  return {
    addTurns,
    addTurnNotices: (table, expected, notices) =>
      write(() => {
        if (run.hasEntries.get(table, expected)) addTurns(table, notices)
      }),
    forget(after, last) {
      for (const statement of forget) statement.run({ after, last })
    },
    keepSecret: (name, value) =>
      write(() => {
        run.keepSecret.run(name, value)
        return parse('a secret', text, run.findSecret.get(name)?.value)
      }),
    ...channelMethods(run, write),
    ...outboxMethods(run, write),
  }
}

const channelMethods = (run: NoticeStatements, write: GroupCommit): ChannelStore => ({
  saveChannel: (channel) => write(() => void run.saveChannel.run(...channelValues(channel))),
  channelsOf: async (guest) => readable(run.channelsOf.all(guest), channelFrom),
  async findChannel(id) {
    const row = run.findChannel.get(id)
    return row && channelFrom(row)
  },
  async findChannelByToken(token) {
    const row = run.findByToken.get(token)
    return row && channelFrom(row)
  },
  confirmChannel: (token) => write(() => run.confirmChannel.run(token).changes === 1),
  dropChannel: (which) =>
    write(() =>
      'id' in which
        ? run.dropById.run(which.id).changes === 1
        : run.dropByToken.run(which.token).changes === 1,
    ),
  dropDeviceChannels: (guest, which) =>
    write(() => {
      if ('only' in which) run.dropOfDevice.run(guest, which.only)
      else run.dropOfOthers.run(guest, which.except)
    }),
  setFailures: (channel, failures) => write(() => void run.setFailures.run(failures, channel)),
  countMailRequest: (mailbox, { now, until }) =>
    write(() => {
      run.forgetRequests.run(now)
      return parse('a count', storedInteger, run.countRequest.get(mailbox, until)?.count)
    }),
  blockMailbox: (mailbox, until) => write(() => void run.blockMailbox.run(mailbox, BLOCKED_COUNT, until)),
  savePreferences: (guest, preferences) =>
    write(() => void run.savePreferences.run(...preferenceValues(guest, preferences))),
  async findPreferences(guest) {
    const row = run.findPreferences.get(guest)
    return row && preferencesFrom(row)
  },
})

const outboxMethods = (run: NoticeStatements, write: GroupCommit): Omit<OutboxStore, 'addTurnNotices'> => ({
  addNotice: (notice) => write(() => add(run, notice)),
  claimNotices: ({ holder, now, until }, { kind, limit, except }) =>
    write(() =>
      claimedNotices(run.claim.all({ holder, now, until, kind, limit, except: JSON.stringify(except) })),
    ),
  postponeNotice: (id, due, attempts) => write(() => void run.postpone.run(due, attempts, id)),
  finishNotice: (id) => write(() => void run.finish.run(id)),
  dismissNotices: (table, guest, request) => write(() => void run.dismiss.run(table, guest, request)),
  holdReminder: (table, guest, until) => write(() => void run.hold.run({ table, guest, until })),
  nextNotice: async (kind, after) => integerFrom(run.nextNotice.get(kind, after)?.due),
  dueDigests: async (now, limit) => readable(run.dueDigests.all(now, limit), channelFrom),
  queueDigest: (notice, expected, next) =>
    write(() => {
      if (run.moveDigest.run(next, notice.channel.id, expected).changes === 0) return false
      add(run, notice)
      return true
    }),
})
