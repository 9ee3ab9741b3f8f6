import { randomBytes } from 'node:crypto'
import { type Groups, LIMITS, type PeopleGroup } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import type { Guest } from '../store/store.ts'
import { metPeople } from './met-people.ts'
import type { peopleLimit } from './people-handlers.ts'
import { type GroupWithMembers, isMember, ownerOf, type PeopleLookup } from './people-lookup.ts'
import type { PersonRefs } from './person-refs.ts'
import { withBlockLists } from './with-block-lists.ts'

type GroupRoutes =
  | 'groups'
  | 'newGroup'
  | 'renameGroup'
  | 'dropGroup'
  | 'joinGroup'
  | 'leaveGroup'
  | 'addMember'
  | 'dropMember'

/** What members may see and do in their groups. */
function groupAccess({ store }: Pick<ServerContext, 'store'>, lookup: PeopleLookup) {
  async function shown({ id }: Guest): Promise<Groups> {
    const [refs, found] = await Promise.all([lookup.refs(), lookup.of(id)])
    const groups = found.map(async (group) => {
      const asked = group.members.find(({ guest, askedBy }) => guest === id && askedBy !== undefined)
      if (!asked) return [shownGroup(group, id, refs)]
      const inviter = group.members.find(({ guest }) => guest === asked.askedBy)
      if (!inviter || !(await mayAsk(inviter.guest, id))) return []
      return [{ group: group.id, name: group.name, members: [], askedBy: inviter.name }]
    })
    return { groups: (await Promise.all(groups)).flat() }
  }

  /** People who want no invitations get none; to the sender it looks as if they had not answered. */
  async function mayAsk(from: string, to: string): Promise<boolean> {
    if ((await store.blocksBetween([from], [to])).length > 0) return false
    const invitable = await store.invitableOf(to)
    if (invitable !== 'groups') return invitable === 'everybody'
    return (await lookup.shared(from, to)).length > 0
  }

  async function asOwner({ id }: Guest, groupId: string): Promise<GroupWithMembers> {
    const group = await lookup.own(id, groupId)
    if (ownerOf(group) !== id) throw new Refused('notGroupOwner')
    return group
  }

  return { shown, mayAsk, asOwner }
}

/** Groups whose members are asked together. Nobody belongs to one without having agreed. */
export function groupHandlers(
  context: Pick<ServerContext, 'store' | 'time' | 'invited'>,
  lookup: PeopleLookup,
  limit: ReturnType<typeof peopleLimit>,
): RouteHandlers<GroupRoutes> {
  const { store, time } = context
  const { shown, mayAsk, asOwner } = groupAccess(context, lookup)

  return {
    groups: ({ guest }) => shown(guest),

    async newGroup({ guest, body, raw }) {
      limit(guest, raw)
      const group = { id: randomBytes(12).toString('base64url'), name: body.name, owner: guest.id, game: '' }
      const most = LIMITS.groupsPerGuest
      if (!(await store.addGroup(group, time.now(), most))) throw new Refused({ code: 'tooManyGroups', most })
      return shown(guest)
    },

    async renameGroup({ guest, params, body, raw }) {
      limit(guest, raw)
      await asOwner(guest, params.group)
      await store.changeGroup(params.group, { name: body.name })
      return shown(guest)
    },

    async dropGroup({ guest, params, raw }) {
      limit(guest, raw)
      await asOwner(guest, params.group)
      await store.dropGroup(params.group)
      return shown(guest)
    },

    async joinGroup({ guest, params, body, raw }) {
      limit(guest, raw)
      const asked = (await shown(guest)).groups.some(
        ({ group, askedBy }) => group === params.group && askedBy !== undefined,
      )
      if (!asked) throw new Refused('noSuchGroup')
      if (body.accept) await store.acceptMembership(params.group, guest.id, time.now())
      else await store.dropMember(params.group, guest.id)
      return shown(guest)
    },

    async leaveGroup({ guest, params, raw }) {
      limit(guest, raw)
      if (!(await store.dropMember(params.group, guest.id))) throw new Refused('noSuchGroup')
      return shown(guest)
    },

    async addMember({ guest, params, body, raw }) {
      limit(guest, raw)
      const group = await lookup.own(guest.id, params.group)
      const other = await lookup.guestOf(guest.id, body.person)
      const { blockLists } = await withBlockLists(store, guest)
      const isKnown =
        (await metPeople(store, guest.id)).has(other) || (await lookup.shared(guest.id, other)).length > 0
      if (!isKnown || blockLists.blocks.has(other)) throw new Refused('noSuchPerson')
      const most = LIMITS.membersPerGroup
      const { length } = (await lookup.of(other)).filter(({ id }) => id !== group.id)
      if (length >= LIMITS.groupsPerGuest) throw new Refused({ code: 'tooManyMembers', most })
      const member = { group: group.id, guest: other, since: time.now(), askedBy: guest.id }
      if (!(await store.addMember(member, most))) {
        // The visitor may have left the group meanwhile, or somebody has deleted it.
        await lookup.own(guest.id, group.id)
        throw new Refused({ code: 'tooManyMembers', most })
      }
      if (await mayAsk(guest.id, other)) context.invited([other])
      return shown(guest)
    },

    async dropMember({ guest, params, raw }) {
      limit(guest, raw)
      const group = await asOwner(guest, params.group)
      const other = await lookup.guestOf(guest.id, params.person)
      if (group.members.every((member) => member.guest !== other)) throw new Refused('noSuchPerson')
      await store.dropMember(group.id, other)
      return shown(guest)
    },
  }
}

function shownGroup(group: GroupWithMembers, viewer: string, refs: PersonRefs): PeopleGroup {
  const { id, name, game, members } = group
  const others = members.filter(({ guest }) => guest !== viewer)
  return {
    group: id,
    name,
    members: others.map(({ guest, name: called, askedBy }) => ({
      person: refs.of(viewer, guest),
      name: called,
      ...(askedBy === undefined ? {} : { asked: true }),
    })),
    ...(isMember(group, viewer) && ownerOf(group) === viewer ? { own: true } : {}),
    ...(game === '' ? {} : { game }),
  }
}
