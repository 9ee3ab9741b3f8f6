import * as v from 'valibot'
import { INVITABLE, type Invitable } from '../../../protocol/index.ts'
import type {
  Block,
  GroupMember,
  MetRow,
  NamedBlock,
  StoredGroup,
  StoredInvitation,
} from '../people-store.ts'
import { columnsOf, parse, type Row, storedInteger, tableRowFrom, text } from './table-rows.ts'

/* The rows about people, which are the same in both stores. */

const MetSchema = v.object({ guest: text, name: text, table_id: text, game: text, at: storedInteger })

export function metFrom(row: Row): MetRow {
  const { table_id: table, ...met } = parse('a match with somebody', MetSchema, row)
  return { ...met, table }
}

export const blockFrom = (row: Row): Block => parse('a block', v.object({ guest: text, blocked: text }), row)

const NamedBlockSchema = v.object({ guest: text, blocked: text, name: text, since: storedInteger })
export const namedBlockFrom = (row: Row): NamedBlock => parse('a block', NamedBlockSchema, row)

export const invitableFrom = (row: Row | undefined): Invitable =>
  parse('a guest', v.fallback(v.picklist(INVITABLE), 'everybody'), row?.invitable)

const InvitationSchema = v.object({
  id: text,
  from_guest: text,
  to_guest: text,
  table_id: text,
  group_name: text,
  created: storedInteger,
  until_at: storedInteger,
  answer: v.nullable(v.picklist(['accepted', 'declined'])),
  hidden: storedInteger,
  name: text,
})

/** Of `invitations i`. */
export const INVITATION_COLUMNS = columnsOf(v.omit(InvitationSchema, ['name']), 'i.')

export function invitationFrom(row: Row): StoredInvitation {
  const found = parse('an invitation', InvitationSchema, row)
  const { from_guest: from, to_guest: to, table_id: table, group_name: group, until_at: until } = found
  const { answer, hidden, id, created, name } = found
  return {
    id,
    from,
    to,
    table,
    group,
    created,
    until,
    name,
    hidden: hidden === 1,
    ...(answer === null ? {} : { answer }),
    ...(row.record === null || row.record === undefined ? {} : { row: tableRowFrom(row) }),
  }
}

const GroupSchema = v.object({ id: text, name: text, owner: text, game: text })
export const GROUP_COLUMNS = columnsOf(GroupSchema, 'g.')
export const groupFrom = (row: Row): StoredGroup => parse('a group', GroupSchema, row)

const MembershipSchema = v.object({ group_id: text, guest: text })

export function membershipFrom(row: Row): Pick<GroupMember, 'group' | 'guest'> {
  const { group_id: group, guest } = parse('a member', MembershipSchema, row)
  return { group, guest }
}

const MemberSchema = v.object({
  group_id: text,
  guest: text,
  name: text,
  since: storedInteger,
  asked_by: v.nullable(text),
})

export function memberFrom(row: Row): GroupMember {
  const { group_id: group, asked_by: askedBy, ...member } = parse('a member', MemberSchema, row)
  return { group, ...member, ...(askedBy === null ? {} : { askedBy }) }
}
