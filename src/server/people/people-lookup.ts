import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import type { GroupMember, StoredGroup } from '../store/people-store.ts'
import { openPersonRefs, type PersonRefs } from './person-refs.ts'

/** A group with its members, the oldest member first. */
export interface GroupWithMembers extends StoredGroup {
  readonly members: readonly GroupMember[]
}

/** Whether somebody belongs to a group, and is not only asked to. */
const hasJoined = ({ askedBy }: GroupMember): boolean => askedBy === undefined

/** Those who belong to a group. */
export const joined = ({ members }: GroupWithMembers): readonly GroupMember[] => members.filter(hasJoined)

export const isMember = (group: GroupWithMembers, guest: string): boolean =>
  joined(group).some((member) => member.guest === guest)

/** Whoever made the group; once they have left, whoever has been there for longest. */
export function ownerOf(group: GroupWithMembers): string | undefined {
  const members = joined(group)
  return (members.find(({ guest }) => guest === group.owner) ?? members[0])?.guest
}

/** Finds people by their references, and groups with their members. */
export class PeopleLookup {
  readonly #store: ServerContext['store']
  #refs: Promise<PersonRefs> | undefined

  constructor(store: ServerContext['store']) {
    this.#store = store
  }

  refs(): Promise<PersonRefs> {
    this.#refs ??= openPersonRefs(this.#store).catch((problem) => {
      this.#refs = undefined
      throw problem
    })
    return this.#refs
  }

  /** The guest for whom a reference stands. */
  async guestOf(viewer: string, ref: string): Promise<string> {
    const guest = (await this.refs()).guestOf(viewer, ref)
    if (guest === undefined || guest === viewer) throw new Refused('noSuchPerson')
    return guest
  }

  /** The groups that a guest belongs to, or is asked to join. */
  async of(guest: string): Promise<GroupWithMembers[]> {
    const groups = await this.#store.groupsOf(guest)
    const members = await this.#store.membersOf(groups.map(({ id }) => id))
    return groups.map((group) => ({ ...group, members: members.filter((one) => one.group === group.id) }))
  }

  /** A group that a guest belongs to. Others are not told that it exists. */
  async own(guest: string, id: string): Promise<GroupWithMembers> {
    const found = (await this.of(guest)).find((group) => group.id === id && isMember(group, guest))
    if (!found) throw new Refused('noSuchGroup')
    return found
  }

  /** The groups to which two guests belong. */
  async shared(one: string, other: string): Promise<GroupWithMembers[]> {
    return (await this.of(one)).filter((group) => isMember(group, one) && isMember(group, other))
  }
}
