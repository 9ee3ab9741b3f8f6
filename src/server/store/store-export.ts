import { createHash } from 'node:crypto'
import { RATING_COLUMNS } from './rows/rating-rows.ts'

/** Booleans are 1 and 0, bytes are hexadecimal: the same in every store, so that hashes agree. */
export type Value = string | number | null
export type Values = readonly Value[]
type Kind = 'text' | 'number' | 'flag' | 'bytes'

/** A table of the database. */
export interface Relation {
  readonly name: string
  readonly columns: Readonly<Record<string, Kind>>
  readonly key: readonly string[]
}

/** Everything that is stored, except leases and challenges, which expire by themselves. */
export const RELATIONS: readonly Relation[] = [
  { name: 'tables', columns: { id: 'text', record: 'text' }, key: ['id'] },
  {
    name: 'heads',
    columns: {
      id: 'text',
      entries: 'number',
      game: 'text',
      status: 'text',
      listed: 'flag',
      asked: 'number',
      deadline: 'number',
      runs_out: 'number',
      run_outs: 'text',
      created: 'number',
      updated: 'number',
      seats: 'text',
      pairing: 'number',
      rewrites: 'number',
    },
    key: ['id'],
  },
  {
    name: 'entries',
    columns: { table_id: 'text', number: 'number', entry: 'text' },
    key: ['table_id', 'number'],
  },
  { name: 'seeds', columns: { table_id: 'text', seed: 'text' }, key: ['table_id'] },
  {
    name: 'sitting',
    columns: { guest: 'text', table_id: 'text', seat: 'number' },
    key: ['guest', 'table_id'],
  },
  {
    name: 'guests',
    columns: { id: 'text', name: 'text', muted: 'text', rest: 'text', owner: 'text', invitable: 'text' },
    key: ['id'],
  },
  {
    name: 'keys',
    columns: {
      selector: 'text',
      hash: 'bytes',
      guest: 'text',
      kind: 'text',
      until: 'number',
      session: 'text',
      signed_in: 'number',
      created: 'number',
      used: 'number',
      browser: 'text',
      replaced: 'number',
      replaces: 'text',
    },
    key: ['selector'],
  },
  { name: 'codes', columns: { code: 'text', table_id: 'text' }, key: ['code'] },
  {
    name: 'deals',
    columns: {
      day: 'text',
      game: 'text',
      seed: 'text',
      created: 'number',
      master: 'text',
      master_file: 'text',
    },
    key: ['day', 'game'],
  },
  {
    name: 'tries',
    columns: {
      day: 'text',
      game: 'text',
      guest: 'text',
      table_id: 'text',
      begun: 'number',
      score: 'number',
      result: 'text',
    },
    key: ['day', 'game', 'guest'],
  },
  {
    name: 'finished',
    columns: {
      table_id: 'text',
      guest: 'text',
      seat: 'number',
      game: 'text',
      ended: 'number',
      seats: 'number',
      others: 'number',
      opponents: 'text',
      place: 'number',
      results: 'text',
      statistics: 'text',
    },
    key: ['table_id', 'guest'],
  },
  { name: 'secrets', columns: { name: 'text', value: 'text' }, key: ['name'] },
  {
    name: 'channels',
    columns: {
      id: 'text',
      guest: 'text',
      kind: 'text',
      target: 'text',
      session: 'text',
      language: 'text',
      origin: 'text',
      token: 'text',
      confirmed: 'number',
      created: 'number',
      digest_at: 'number',
      failures: 'number',
    },
    key: ['id'],
  },
  {
    name: 'preferences',
    columns: { guest: 'text', live: 'number', reminder: 'number', quiet: 'text' },
    key: ['guest'],
  },
  {
    name: 'mail_requests',
    columns: { mailbox: 'text', count: 'number', until_at: 'number' },
    key: ['mailbox'],
  },
  {
    name: 'outbox',
    columns: {
      id: 'text',
      kind: 'text',
      channel: 'text',
      guest: 'text',
      reason: 'text',
      table_id: 'text',
      seat: 'number',
      request: 'number',
      due: 'number',
      until_at: 'number',
      attempts: 'number',
    },
    key: ['id'],
  },
  {
    name: 'passkeys',
    columns: {
      id: 'text',
      guest: 'text',
      public_key: 'bytes',
      counter: 'number',
      label: 'text',
      created: 'number',
      used: 'number',
    },
    key: ['id'],
  },
  {
    name: 'recovery_codes',
    columns: { guest: 'text', hash: 'bytes', created: 'number' },
    key: ['guest'],
  },
  { name: 'handles', columns: { guest: 'text', handle: 'text', skeleton: 'text' }, key: ['guest'] },
  { name: 'visits', columns: { guest: 'text', table_id: 'text' }, key: ['guest', 'table_id'] },
  { name: 'ratings', columns: RATING_COLUMNS, key: ['game', 'seats', 'position', 'person'] },
  { name: 'blocks', columns: { guest: 'text', blocked: 'text', since: 'number' }, key: ['guest', 'blocked'] },
  {
    name: 'invitations',
    columns: {
      id: 'text',
      from_guest: 'text',
      to_guest: 'text',
      table_id: 'text',
      group_name: 'text',
      created: 'number',
      until_at: 'number',
      answer: 'text',
      hidden: 'number',
    },
    key: ['id'],
  },
  {
    name: 'people_groups',
    columns: { id: 'text', name: 'text', owner: 'text', game: 'text' },
    key: ['id'],
  },
  {
    name: 'members',
    columns: { group_id: 'text', guest: 'text', since: 'number', asked_by: 'text' },
    key: ['group_id', 'guest'],
  },
  {
    name: 'shared_reviews',
    columns: {
      id: 'text',
      table_id: 'text',
      match: 'text',
      owner: 'text',
      leader: 'text',
      step: 'number',
      eyes: 'number',
      created: 'number',
      touched: 'number',
      version: 'number',
      items_version: 'number',
    },
    key: ['id'],
  },
  {
    name: 'review_items',
    columns: {
      review: 'text',
      number: 'number',
      kind: 'text',
      guest: 'text',
      name: 'text',
      step: 'number',
      created: 'number',
      command: 'text',
      content: 'text',
    },
    key: ['review', 'number'],
  },
  { name: 'profiles', columns: { guest: 'text', address: 'text', shows: 'text' }, key: ['guest'] },
  {
    name: 'admin_tokens',
    columns: { label: 'text', hash: 'bytes', created: 'number' },
    key: ['label'],
  },
  {
    name: 'admin_acts',
    columns: {
      id: 'text',
      at: 'number',
      who: 'text',
      act: 'text',
      table_id: 'text',
      guest: 'text',
      name: 'text',
      detail: 'text',
      reason: 'text',
    },
    key: ['id'],
  },
  { name: 'switches', columns: { name: 'text', value: 'text' }, key: ['name'] },
  { name: 'halts', columns: { began: 'number', ended: 'number' }, key: ['began'] },
  {
    name: 'bans',
    columns: {
      id: 'text',
      kind: 'text',
      target: 'text',
      name: 'text',
      reason: 'text',
      created: 'number',
      until_at: 'number',
      lifted: 'number',
    },
    key: ['id'],
  },
  {
    name: 'reports',
    columns: {
      id: 'text',
      at: 'number',
      table_id: 'text',
      reporter: 'text',
      reported: 'text',
      reported_name: 'text',
      reason: 'text',
      text: 'text',
      chat: 'text',
      resolved: 'number',
    },
    key: ['id'],
  },
  { name: 'report_speakers', columns: { guest: 'text', report: 'text' }, key: ['guest', 'report'] },
  { name: 'deleted_tables', columns: { id: 'text' }, key: ['id'] },
  // Last: from then on nothing is stored for these guests.
  { name: 'erasing', columns: { guest: 'text', since: 'number', due: 'number' }, key: ['guest'] },
]

/** A consistent snapshot of a store as rows. Rows that are added are kept all together, or not at all. */
export interface StoreExport {
  count(relation: Relation): Promise<number>
  /** In the byte order of the key, after the row with this key. */
  read(relation: Relation, after: Values | undefined, limit: number): Promise<Values[]>
  add(relation: Relation, rows: readonly Values[]): Promise<void>
  /** Without this, everything that was added is discarded on closing. */
  keep(): Promise<void>
  close(): Promise<void>
}

/** Refuses data of a newer version, because columns that only it knows would be left behind. */
export function checkVersion(version: number, known: number): void {
  if (version !== known)
    throw new Error('the data was written by a newer version of Vermeil: move it with that one')
}

const BATCH_SIZE = 1_000

export interface Digest {
  readonly rows: number
  readonly hash: string
}

/** Reads all rows of a relation in batches, and returns how many there are and their hash. */
export async function readAll(
  source: StoreExport,
  relation: Relation,
  each: (rows: readonly Values[]) => void | Promise<void> = () => undefined,
): Promise<Digest> {
  const hash = createHash('sha256')
  const key = relation.key.map((column) => Object.keys(relation.columns).indexOf(column))
  let rows = 0
  for (let after: Values | undefined; ; ) {
    const found = await source.read(relation, after, BATCH_SIZE)
    for (const row of found) hash.update(`${JSON.stringify(row)}\n`)
    rows += found.length
    await each(found)
    const last = found.at(-1)
    if (last === undefined || found.length < BATCH_SIZE) return { rows, hash: hash.digest('hex') }
    after = key.map((column) => last[column] ?? null)
  }
}
