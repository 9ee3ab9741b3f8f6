import type { IncomingMessage } from 'node:http'
import { LIMITS, type MyBlocks, type PeopleFound } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import { VisitorBuckets } from '../limits.ts'
import type { Guest } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { metPeople } from './met-people.ts'
import type { PeopleLookup } from './people-lookup.ts'

type PeopleRoutes = 'people' | 'blocks' | 'block' | 'unblock' | 'setInvitable'

/** Counts what a guest and their address change about people. */
export function peopleLimit({ limits, time, originSettings }: ServerContext) {
  const changes = new VisitorBuckets(limits.people, time)
  return ({ id }: Guest, raw: IncomingMessage): void => {
    if (!changes.take(id, clientAddress(raw, originSettings))) throw new Refused('tooFast')
  }
}

/** With whom a visitor has played, and whom they have blocked. */
export function peopleHandlers(
  context: ServerContext,
  tables: Pick<Tables, 'guestsChanged' | 'unseat'>,
  lookup: PeopleLookup,
  limit: ReturnType<typeof peopleLimit>,
): RouteHandlers<PeopleRoutes> {
  const { store, time } = context

  async function shownBlocks({ id }: Guest): Promise<MyBlocks> {
    const [refs, blocks, invitable] = await Promise.all([
      lookup.refs(),
      store.blocksOf(id),
      store.invitableOf(id),
    ])
    return {
      blocks: blocks.map(({ blocked, name, since }) => ({ person: refs.of(id, blocked), name, since })),
      invitable,
    }
  }

  /** Whoever sits there, if the visitor may know the table at all. */
  async function guestAt({ id }: Guest, table: string, seat: number): Promise<string> {
    const people = await store.seatedAt(table)
    const found = people.find((one) => one.seat === seat && one.guest !== id)
    if (!found) throw new Refused('noSuchPerson')
    return found.guest
  }

  return {
    async people({ guest, query }): Promise<PeopleFound> {
      const [refs, met, blocks] = await Promise.all([
        lookup.refs(),
        metPeople(store, guest.id),
        store.blocksOf(guest.id),
      ])
      const blocked = new Set(blocks.map((block) => block.blocked))
      const from = Number(query.after ?? 0)
      const page = [...met.values()].slice(from, from + LIMITS.tablesPerPage)
      const people = page.map(({ guest: other, name, matches, last }) => ({
        person: refs.of(guest.id, other),
        name,
        matches,
        last: last.at,
        game: last.game,
        ...(blocked.has(other) ? { blocked: true as const } : {}),
      }))
      const end = from + people.length
      return end < met.size ? { people, next: String(end) } : { people }
    },

    blocks: ({ guest }) => shownBlocks(guest),

    async block({ guest, body, raw }) {
      limit(guest, raw)
      const blocked =
        'person' in body
          ? await lookup.guestOf(guest.id, body.person)
          : await guestAt(guest, body.table, body.seat)
      const most = LIMITS.blocksPerGuest
      if (!(await store.addBlock({ guest: guest.id, blocked }, time.now(), most)))
        throw new Refused({ code: 'tooManyBlocks', most })
      tables.guestsChanged([guest.id, blocked])
      await tables.unseat(guest, blocked)
      return shownBlocks(guest)
    },

    async unblock({ guest, params, raw }) {
      limit(guest, raw)
      const blocked = await lookup.guestOf(guest.id, params.person)
      await store.dropBlock({ guest: guest.id, blocked })
      tables.guestsChanged([guest.id, blocked])
      return shownBlocks(guest)
    },

    async setInvitable({ guest, body, raw }) {
      limit(guest, raw)
      await store.setInvitable(guest.id, body.invitable)
      return shownBlocks(guest)
    },
  }
}
