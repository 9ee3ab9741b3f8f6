import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { IdentityStore } from '../identity-store.ts'
import { challengeFrom, erasingFrom, handleFrom, passkeyFrom, recoveryFrom } from '../rows/identity-rows.ts'
import { idFrom } from '../rows/table-rows.ts'
import { BUSY_TIMEOUT } from './data-folder.ts'
import type { GroupCommit } from './group-commit.ts'

function prepareIdentity(db: DatabaseSync) {
  const prepare = (sql: string) => db.prepare(sql)
  return {
    addPasskey: prepare(
      `insert into passkeys (id, guest, public_key, counter, label, created) values (?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
    ),
    findPasskey: prepare('select * from passkeys where id = ?'),
    passkeysOf: prepare('select * from passkeys where guest = ? order by created, id'),
    usePasskey: prepare('update passkeys set counter = ?, used = ? where id = ? and counter = ?'),
    dropPasskey: prepare('delete from passkeys where guest = ? and id = ?'),
    setRecovery: prepare(
      `insert into recovery_codes (guest, hash, created) values (?, ?, ?)
       on conflict (guest) do update set hash = excluded.hash, created = excluded.created`,
    ),
    dropRecovery: prepare('delete from recovery_codes where guest = ?'),
    findRecovery: prepare('select * from recovery_codes where hash = ?'),
    recoveryOf: prepare('select * from recovery_codes where guest = ?'),
    saveChallenge: prepare(
      'insert into challenges (selector, hash, challenge, guest, until) values (?, ?, ?, ?, ?)',
    ),
    takeChallenge: prepare('delete from challenges where selector = ? returning *'),
    forgetChallenges: prepare(
      `delete from challenges where selector in (
         select selector from challenges where until <= ? order by until limit ?
       )`,
    ),
    isHandleTaken: prepare('select 1 from handles where skeleton = ? and guest <> ?'),
    dropHandle: prepare('delete from handles where guest = ?'),
    setHandle: prepare(
      `insert into handles (guest, handle, skeleton) values (?, ?, ?)
       on conflict (guest) do update set handle = excluded.handle, skeleton = excluded.skeleton`,
    ),
    handleOf: prepare('select handle from handles where guest = ?'),
    ...prepareErasing(prepare),
  }
}

/** Statements for deleting a guest: matches keep a pseudonym, the rest goes. */
function prepareErasing(prepare: (sql: string) => StatementSync) {
  return {
    tablesNaming: prepare(
      `select table_id as id from (
         select table_id from sitting where guest = $guest and table_id > $after
         union select table_id from visits where guest = $guest and table_id > $after
       ) order by table_id limit $limit`,
    ),
    rewriteHead: prepare(
      'update heads set seats = ?, rewrites = rewrites + 1 where id = ? and entries = ? and rewrites = ?',
    ),
    rewriteRecord: prepare('update tables set record = ? where id = ?'),
    rewriteEntry: prepare('update entries set entry = ? where table_id = ? and number = ?'),
    rewriteSitting: prepare('update sitting set guest = ? where guest = ? and table_id = ?'),
    rewriteOwnMatch: prepare(
      'update finished set guest = ?, statistics = null where guest = ? and table_id = ?',
    ),
    rewriteOpponents: prepare(
      'update finished set opponents = ? where table_id = ? and seat = ? and opponents is not null',
    ),
    rewriteRatings: prepare(
      `update ratings set people = '', guest = iif(guest = $guest, $pseudonym, guest)
       where table_id = $table and exists (select 1 from ratings where table_id = $table and guest = $guest)`,
    ),
    dropVisit: prepare('delete from visits where guest = ? and table_id = ?'),
    // Of matches whose tables were deleted, which are not linked to each other either.
    eraseRatings: prepare(
      `update ratings set people = '', guest = iif(guest = $guest, 'gone ' || table_id, guest)
       where table_id in (select table_id from ratings where guest = $guest)`,
    ),
    // What they have made of matches from their devices, what they have added elsewhere, and that they made the rest.
    eraseReviews: [
      'delete from review_items where review in (select id from shared_reviews where owner = ? and match is not null)',
      'delete from shared_reviews where owner = ? and match is not null',
      `update shared_reviews set version = version + 1, items_version = version + 1
       where id in (select review from review_items where guest = ?)`,
      'delete from review_items where guest = ?',
      "update shared_reviews set owner = '', version = version + 1 where owner = ?",
    ].map(prepare),
    eraseTries: prepare('update tries set guest = ? where guest = ?'),
    erase: [
      'passkeys',
      'recovery_codes',
      'challenges',
      'handles',
      'profiles',
      'keys',
      'visits',
      'finished',
      'channels',
      'preferences',
      'outbox',
    ].map((table) => prepare(`delete from ${table} where guest = ?`)),
    eraseGuest: prepare('delete from guests where id = ?'),
    beginErasing: prepare('insert into erasing (guest, since, due) values (?, ?, ?) on conflict do nothing'),
    erasingDue: prepare('select guest, since from erasing where due <= ? order by due limit ?'),
    setErasing: prepare('update erasing set due = ? where guest = ?'),
    endErasing: prepare('delete from erasing where guest = ?'),
  }
}

export function sqliteIdentity(
  db: DatabaseSync,
  write: GroupCommit,
  /** Erase what other parts of the store know about a guest. */
  erasers: readonly ((guest: string) => void)[],
): IdentityStore {
  const run = prepareIdentity(db)
  /** The journal still has the pages as they were. Whoever reads them, such as a backup, is not waited for. */
  function emptyJournal(): void {
    if (db.isTransaction) return
    db.exec('pragma busy_timeout = 0')
    db.exec('pragma wal_checkpoint(truncate)')
    db.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`)
  }
  return {
    addPasskey: ({ id, guest, publicKey, counter, label, created }) =>
      write(() => run.addPasskey.run(id, guest, publicKey, counter, label, created).changes === 1),
    async findPasskey(id) {
      const row = run.findPasskey.get(id)
      return row && passkeyFrom(row)
    },
    passkeysOf: async (guest) => run.passkeysOf.all(guest).map(passkeyFrom),
    usePasskey: (id, expected, counter, used) =>
      write(() => run.usePasskey.run(counter, used, id, expected).changes === 1),
    dropPasskey: (guest, id) => write(() => run.dropPasskey.run(guest, id).changes === 1),
    setRecovery: ({ guest, hash, created }) => write(() => void run.setRecovery.run(guest, hash, created)),
    dropRecovery: (guest) => write(() => void run.dropRecovery.run(guest)),
    async findRecovery(hash) {
      const row = run.findRecovery.get(hash)
      return row && recoveryFrom(row)
    },
    async recoveryOf(guest) {
      const row = run.recoveryOf.get(guest)
      return row && recoveryFrom(row)
    },
    saveChallenge: ({ selector, hash, challenge, guest, until }) =>
      write(() => void run.saveChallenge.run(selector, hash, challenge, guest ?? null, until)),
    takeChallenge: (selector) =>
      write(() => {
        const row = run.takeChallenge.get(selector)
        return row && challengeFrom(row)
      }),
    forgetChallenges: (until, limit) => write(() => Number(run.forgetChallenges.run(until, limit).changes)),
    setHandle: ({ guest, handle, skeleton }) =>
      write(() => {
        if (run.isHandleTaken.get(skeleton, guest)) return false
        run.setHandle.run(guest, handle, skeleton)
        return true
      }),
    dropHandle: (guest) => write(() => void run.dropHandle.run(guest)),
    async handleOf(guest) {
      const row = run.handleOf.get(guest)
      return row && handleFrom(row)
    },
    tablesNaming: async (guest, after, limit) => run.tablesNaming.all({ guest, after, limit }).map(idFrom),
    rewriteTable: ({ table, expected, rewrites = 0, record, seats, entries, opponents, guest, pseudonym }) =>
      write(() => {
        if (run.rewriteHead.run(JSON.stringify(seats), table, expected, rewrites).changes === 0) return false
        run.rewriteRecord.run(JSON.stringify(record), table)
        for (const [number, entry] of entries) run.rewriteEntry.run(JSON.stringify(entry), table, number)
        run.rewriteSitting.run(pseudonym, guest, table)
        run.rewriteOwnMatch.run(pseudonym, guest, table)
        for (const [seat, names] of opponents) run.rewriteOpponents.run(names, table, seat)
        run.rewriteRatings.run({ guest, pseudonym, table })
        run.dropVisit.run(guest, table)
        return true
      }),
    async eraseGuest(guest, pseudonym) {
      await write(() => {
        run.eraseTries.run(pseudonym, guest)
        run.eraseRatings.run({ guest })
        for (const erase of erasers) erase(guest)
        for (const statement of [...run.eraseReviews, ...run.erase]) statement.run(guest)
        run.eraseGuest.run(guest)
      })
      emptyJournal()
    },
    beginErasing: (guest, since, due) => write(() => void run.beginErasing.run(guest, since, due)),
    erasingDue: async (by, limit) => run.erasingDue.all(by, limit).map(erasingFrom),
    async setErasing(guest, due) {
      if (due !== undefined) return write(() => void run.setErasing.run(due, guest))
      await write(() => void run.endErasing.run(guest))
      emptyJournal()
    },
  }
}
