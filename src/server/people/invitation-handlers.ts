import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { DAY } from '../../kernel/time-units.ts'
import type { Invitations } from '../../protocol/index.ts'
import type { TableRecord } from '../../table/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import { VisitorBuckets } from '../limits.ts'
import type { StoredInvitation } from '../store/people-store.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Guest, Store } from '../store/store.ts'
import { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import { type Invited, type NewTable, tableForGroup, tableLike } from './invited-table.ts'
import { metPeople } from './met-people.ts'
import { type GroupWithMembers, joined, type PeopleLookup } from './people-lookup.ts'
import { withBlockLists } from './with-block-lists.ts'

type InvitationRoutes = 'invitations' | 'invite' | 'answerInvitation'

/** Invitations of one guest to another that may wait for an answer at the same time. */
const MAX_PENDING = 3
const MAX_SHOWN = 20

/** Players of a correspondence match look at their tables once a day. */
const lifetime = ({ clock }: Pick<TableRecord, 'clock'>): number =>
  clock.kind === 'correspondence' ? 7 * DAY : DAY

/** Opens the table to which people are asked, and sends the invitations. */
function invitationSender(context: ServerContext, tables: Pick<Tables, 'make'>, lookup: PeopleLookup) {
  const { store, time, limits, games, noticeDelays } = context
  const sent = new VisitorBuckets(limits.invitations, time)

  /** Everybody who is asked is counted, by guest and by address. */
  function limit({ id }: Guest, raw: IncomingMessage, count: number): string {
    const address = clientAddress(raw, context.originSettings)
    if (!sent.take(id, address, count)) throw new Refused('tooManyInvitations')
    return address
  }

  const isBusy = async (guest: Guest, other: string): Promise<boolean> =>
    (await store.countPending(guest.id, other, time.now())) >= MAX_PENDING

  async function send(
    from: Guest,
    address: string,
    table: NewTable,
    { people, group }: { readonly people: readonly Invited[]; readonly group: string },
  ): Promise<{ table: string; asked: number }> {
    const id = await tables.make(from, address, table)
    if (typeof id !== 'string') throw new Refused(id)
    const now = time.now()
    const common = { from: from.id, table: id, group, created: now, until: now + lifetime(table) }
    const times = { due: now + noticeDelays.turn, emailDue: now + noticeDelays.email }
    await store.addInvitations(
      await Promise.all(
        people.map(async ({ guest: to }) => {
          const hidden = await isUnwanted(store, lookup, from, to)
          return { id: randomBytes(15).toString('base64url'), to, hidden, ...common, ...times }
        }),
      ),
    )
    context.invited(people.map(({ guest }) => guest))
    return { table: id, asked: people.length }
  }

  async function invitePerson(guest: Guest, person: string, raw: IncomingMessage) {
    const other = await lookup.guestOf(guest.id, person)
    const met = (await metPeople(store, guest.id)).get(other)
    const [group] = met ? [] : await lookup.shared(guest.id, other)
    const { blockLists } = await withBlockLists(store, guest)
    if ((!met && !group) || blockLists.blocks.has(other)) throw new Refused('noSuchPerson')
    if (await isBusy(guest, other)) throw new Refused('tooManyInvitations')
    const address = limit(guest, raw, 1)
    const like = met && (await ifReadable(store.findTable(met.last.table)))
    const name = met?.name ?? group?.members.find((member) => member.guest === other)?.name ?? ''
    const asked = { guest: other, name }
    const game = group?.game || (games[0]?.game.id ?? '')
    const table = like
      ? tableLike(like, guest, asked, time.now() + lifetime(like.record))
      : tableForGroup(games, game, guest, { people: 2, like: undefined })
    return send(guest, address, table, { people: [asked], group: '' })
  }

  async function inviteGroup(guest: Guest, group: GroupWithMembers, game: string, raw: IncomingMessage) {
    const { blockLists } = await withBlockLists(store, guest)
    const others = joined(group).filter((one) => one.guest !== guest.id && !blockLists.blocks.has(one.guest))
    const busy = await Promise.all(others.map((one) => isBusy(guest, one.guest)))
    const people = others.filter((_, index) => !busy[index])
    if (people.length === 0) throw new Refused(others.length === 0 ? 'noSuchPerson' : 'tooManyInvitations')
    const address = limit(guest, raw, people.length)
    const met = await metPeople(store, guest.id)
    const last = [...met.values()].find((person) => person.last.game === game)
    const like = last && (await ifReadable(store.findTable(last.last.table)))
    const table = tableForGroup(games, game, guest, { people: people.length + 1, like })
    await store.changeGroup(group.id, { game })
    return send(guest, address, table, { people, group: group.name })
  }

  return { invitePerson, inviteGroup }
}

/** Asking people to a new table. */
export function invitationHandlers(
  context: ServerContext,
  tables: Pick<Tables, 'make' | 'find'>,
  lookup: PeopleLookup,
): RouteHandlers<InvitationRoutes> {
  const { store, time } = context
  const { invitePerson, inviteGroup } = invitationSender(context, tables, lookup)

  return {
    async invitations({ guest }) {
      const [received, own] = await Promise.all([
        store.invitationsTo(guest.id, time.now(), MAX_SHOWN),
        store.invitationsFrom(guest.id, MAX_SHOWN),
        store.dismissInvitations(guest.id),
      ])
      return { received: received.flatMap(shownReceived), sent: own.flatMap(shownSent) }
    },

    async invite({ guest, body, raw }) {
      if ('person' in body) return invitePerson(guest, body.person, raw)
      return inviteGroup(guest, await lookup.own(guest.id, body.group), body.game, raw)
    },

    async answerInvitation({ guest, params, body }) {
      const found = await store.findInvitation(params.invitation)
      const isMine = found?.to === guest.id && !found.hidden && found.until > time.now()
      if (!found || !isMine || found.answer === 'declined') throw new Refused('noSuchInvitation')
      if (!body.accept) {
        if (await store.declineInvitation(found.id, guest.id)) context.invited([found.from])
        return {}
      }
      const table = await tables.find(found.table)
      if (!(table instanceof Table)) throw new Refused(table)
      await sit(table, guest, body.rated === true)
      context.invited([found.from])
      return { table: found.table }
    },
  }
}

async function sit(table: Table, guest: Guest, rated: boolean): Promise<void> {
  const problem = await table.seat(guest, rated)
  // A player who already sits there has just accepted twice.
  if (problem && problem.code !== 'alreadySeated') throw new Refused(problem)
}

/** Nobody learns that somebody does not want to be invited by them: it looks as if there were no answer. */
async function isUnwanted(store: Store, lookup: PeopleLookup, from: Guest, to: string): Promise<boolean> {
  if ((await store.blocksBetween([from.id], [to])).length > 0) return true
  const invitable = await store.invitableOf(to)
  if (invitable === 'everybody') return false
  return invitable === 'nobody' || (await lookup.shared(from.id, to)).length === 0
}

function shownReceived({
  id,
  name,
  table,
  group,
  created,
  until,
  row,
}: StoredInvitation): Invitations['received'] {
  if (!row) return []
  const { game, clock, rated } = row.record
  return [
    {
      invitation: id,
      name,
      table,
      game,
      clock,
      ...(rated ? { rated } : {}),
      ...(group === '' ? {} : { group }),
      created,
      until,
    },
  ]
}

function shownSent({
  name,
  table,
  group,
  created,
  until,
  answer,
  row,
}: StoredInvitation): Invitations['sent'] {
  if (!row) return []
  return [
    {
      name,
      table,
      game: row.record.game,
      ...(group === '' ? {} : { group }),
      created,
      until,
      ...(answer === undefined ? {} : { answer }),
    },
  ]
}
