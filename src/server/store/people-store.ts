import type { Invitable } from '../../protocol/index.ts'
import type { TableRow } from './store.ts'

/** A match with another person: finished, or still running. */
export interface MetRow {
  readonly guest: string
  readonly name: string
  readonly table: string
  readonly game: string
  readonly at: number
}

export interface Block {
  readonly guest: string
  /** Whom they have blocked. */
  readonly blocked: string
}

export interface NamedBlock extends Block {
  readonly name: string
  readonly since: number
}

interface Invitation {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly table: string
  /** The name of the group that was asked; empty if it was one person. */
  readonly group: string
  readonly created: number
  readonly until: number
}

export interface NewInvitation extends Invitation {
  /** The person does not want it, and the inviter must not learn that: it is never shown and never answered. */
  readonly hidden: boolean
  /** When the person is told elsewhere, unless they have seen it by then. */
  readonly due: number
  readonly emailDue: number
}

export interface StoredInvitation extends Invitation {
  readonly answer?: 'accepted' | 'declined'
  readonly hidden: boolean
  /** Of the other person: in the list of the invited person, of the inviter. */
  readonly name: string
  /** Absent once the table is deleted. */
  readonly row?: TableRow
}

export interface GroupMember {
  readonly group: string
  readonly guest: string
  readonly name: string
  readonly since: number
  /** Who asks them to join, until they have. */
  readonly askedBy?: string
}

export interface StoredGroup {
  readonly id: string
  readonly name: string
  readonly owner: string
  /** What the group was last asked to play; empty if nothing yet. */
  readonly game: string
}

/** Whom guests have played with, blocked and invited, and their groups. */
export interface PeopleStore {
  /** The latest matches of a guest with other people, a row for each of those people, and those that are running. */
  matchesWithPeople(guest: string, limit: number): Promise<MetRow[]>

  /** False if the guest has blocked `most` people already. */
  addBlock(block: Block, since: number, most: number): Promise<boolean>
  dropBlock(block: Block): Promise<void>
  /** The latest first. */
  blocksOf(guest: string): Promise<NamedBlock[]>
  /** All blocks by a guest and against them. */
  blocksAbout(guest: string): Promise<Block[]>
  /** The blocks of some guests against others, in both directions. */
  blocksBetween(some: readonly string[], others: readonly string[]): Promise<Block[]>
  /** Those of these tables at which somebody sits who has blocked the guest. */
  tablesBlocking(guest: string, tables: readonly string[]): Promise<string[]>

  setInvitable(guest: string, invitable: Invitable): Promise<void>
  invitableOf(guest: string): Promise<Invitable>
  /** Stores invitations, and what is to tell about them on the channels of those who are invited. */
  addInvitations(invitations: readonly NewInvitation[]): Promise<void>
  /** How many invitations from one guest to another are not answered and not over. */
  countPending(from: string, to: string, now: number): Promise<number>
  countReceived(guest: string, now: number): Promise<number>
  findInvitation(id: string): Promise<StoredInvitation | undefined>
  /** Those that can still be answered, the latest first. */
  invitationsTo(guest: string, now: number, limit: number): Promise<StoredInvitation[]>
  /** The latest first. */
  invitationsFrom(guest: string, limit: number): Promise<StoredInvitation[]>
  /** Everything that was not answered at this table is answered by sitting down. */
  acceptInvitations(table: string, guest: string): Promise<void>
  /** False if it was answered before. */
  declineInvitation(id: string, guest: string): Promise<boolean>
  /** The guest has seen their invitations: nothing else needs to tell them. */
  dismissInvitations(guest: string): Promise<void>
  /** Deletes up to `limit` invitations that ended before this time. */
  forgetInvitations(before: number, limit: number): Promise<number>

  /** False if the guest belongs to `most` groups already. */
  addGroup(group: StoredGroup, since: number, most: number): Promise<boolean>
  findGroup(id: string): Promise<StoredGroup | undefined>
  /** All groups that a guest belongs to or is asked to join, the oldest first. */
  groupsOf(guest: string): Promise<StoredGroup[]>
  /** The members of groups, and those who are asked to join, in the order in which they came. */
  membersOf(groups: readonly string[]): Promise<GroupMember[]>
  /**
   * Adds somebody, unless they are in the group. False if the group has `most` members already, or whoever asks them
   * does not belong to it any more.
   */
  addMember(member: Omit<GroupMember, 'name'>, most: number): Promise<boolean>
  /** True if the guest was asked to join. */
  acceptMembership(group: string, guest: string, since: number): Promise<boolean>
  /** Removes a member. A group without members is deleted. */
  dropMember(group: string, guest: string): Promise<boolean>
  changeGroup(id: string, change: { readonly name?: string; readonly game?: string }): Promise<void>
  dropGroup(id: string): Promise<void>
  /**
   * Looks at up to `limit` groups after this id in the order of ids, for what earlier versions have left: deletes groups
   * without members, and forgets owners who are no members and whom they have asked. Returns the last id it looked at, or
   * undefined if there are no more.
   */
  tidyGroups(after: string, limit: number): Promise<string | undefined>
}
