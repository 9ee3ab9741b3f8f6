import { Readable } from 'node:stream'
import type { LogEntry } from '../../table/index.ts'
import { devicesOf } from '../sessions.ts'
import type { StoredInvitation } from '../store/people-store.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Guest, Store } from '../store/store.ts'
import { namedTables } from './named-tables.ts'

const MAX_RATINGS = 100_000
/** Days before and after any that can be stored. */
const [FIRST_DAY, LAST_DAY] = ['0000-01-01', '9999-12-31']

/** Everything that is stored about a guest, as JSON, a piece at a time. */
export const exportGuest = (store: Store, guest: Guest, now: number): Readable =>
  Readable.from(pieces(store, guest, now))

async function* pieces(store: Store, guest: Guest, now: number): AsyncGenerator<string> {
  const head = JSON.stringify({ format: 'vermeil-data', version: 1, ...(await facts(store, guest, now)) })
  yield `${head.slice(0, -1)},"tables":[`
  let comma = ''
  for await (const id of namedTables(store, guest.id)) {
    const table = await tableFacts(store, id, guest.id)
    if (!table) continue
    yield `${comma}\n${JSON.stringify(table)}`
    comma = ','
  }
  yield ']}\n'
}

/** Secrets that are stored as hashes are left out: nobody could do anything with them. */
async function facts(store: Store, { id, name, muted, rest }: Guest, now: number): Promise<object> {
  const [
    handle,
    profile,
    devices,
    passkeys,
    recovery,
    tries,
    channels,
    preferences,
    ratings,
    programs,
    reviews,
  ] = await Promise.all([
    store.handleOf(id),
    store.profileOf(id),
    devicesOf(store, id, now),
    store.passkeysOf(id),
    store.recoveryOf(id),
    store.triesOf(id, FIRST_DAY, LAST_DAY),
    store.channelsOf(id),
    store.findPreferences(id),
    store.ratingsOf(id, MAX_RATINGS),
    store.programsOf(id),
    store.reviewsOf(id),
  ])
  const people = await peopleFacts(store, id)
  return {
    id,
    name,
    ...(handle === undefined ? {} : { handle }),
    ...(profile === undefined ? {} : { profile: { address: profile.address, shows: profile.shows } }),
    muted: muted.length,
    ...(rest === undefined ? {} : { rest }),
    devices,
    passkeys: passkeys.map(({ publicKey, ...passkey }) => ({
      ...passkey,
      publicKey: Buffer.from(publicKey).toString('base64url'),
    })),
    ...(recovery ? { recoveryCode: { created: recovery.created } } : {}),
    dailyTries: tries,
    programs: programs.map(({ id: program, name: called }) => ({ id: program, name: called })),
    // Without the ids of the others.
    ratings: ratings.map(({ people: _, guest: __, ...rating }) => rating),
    sharedReviews: reviews.made.map(({ id: review, of, created, touched }) => ({
      review,
      ...of,
      created,
      touched,
    })),
    notes: reviews.added.map(({ guest: _, command: __, content, ...note }) => ({ ...note, ...content })),
    channels: channels.map(({ token: _, ...channel }) => channel),
    ...(preferences ? { notices: preferences } : {}),
    ...people,
    // What others have reported stays with the administrators, to protect those who did.
    reports: (await store.reportsBy(id)).map(({ at, table, reason, text }) => ({ at, table, reason, text })),
  }
}

const MAX_INVITATIONS = 10_000

/** Whom the guest has blocked and invited, and their groups. Without the ids of the others. */
async function peopleFacts(store: Store, id: string): Promise<object> {
  const [blocks, invitable, sent, received, groups] = await Promise.all([
    store.blocksOf(id),
    store.invitableOf(id),
    store.invitationsFrom(id, MAX_INVITATIONS),
    store.invitationsTo(id, 0, MAX_INVITATIONS),
    store.groupsOf(id),
  ])
  const shown = ({ name, table, group, created, until, answer }: StoredInvitation): object => ({
    name,
    table,
    group,
    created,
    until,
    answer,
  })
  return {
    blocks: blocks.map(({ name, since }) => ({ name, since })),
    invitable,
    invitationsSent: sent.map(shown),
    invitationsReceived: received.map(shown),
    groups: groups.map(({ id: group, name, owner, game }) => ({ group, name, own: owner === id, game })),
  }
}

/** Where the guest sat, and what they did there. The outcomes of Chance are left out: they may still be hidden. */
async function tableFacts(store: Store, id: string, guest: string): Promise<object | undefined> {
  const row = await ifReadable(store.findTable(id))
  const stored = row && (await ifReadable(store.loadTable(id)))
  if (!stored) return undefined
  const { record, status, updated, seats } = row
  const statistics = await store.statisticsAt(guest, id)
  return {
    table: id,
    game: record.game,
    ...(record.name === undefined ? {} : { name: record.name }),
    status,
    created: record.created,
    updated,
    seats,
    ...(statistics ? { statistics } : {}),
    entries: ownEntries(stored.entries, guest),
  }
}

function ownEntries(entries: readonly LogEntry[], guest: string): object[] {
  const own = (entry: LogEntry): boolean =>
    entry.command?.startsWith(`${guest}/`) === true || (entry.type === 'sat' && entry.guest === guest)
  return entries.filter(own).map((entry) => {
    if (entry.type !== 'turn') return entry
    const { chance: _, seen: _seen, ...turn } = entry
    return turn
  })
}
