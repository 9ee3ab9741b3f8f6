import * as v from 'valibot'
import { LIMITS } from '../limits.ts'
import { ClockSchema, gameId, line, natural, seat, tableId, time } from '../shapes.ts'
import type { Endpoints } from './endpoint.ts'

/* People whom a visitor has played with: invitations, groups and blocks. */

/** Stands for a person in the eyes of one visitor. It means nothing to anybody else. */
const personRef = v.pipe(v.string(), v.regex(/^[\w-]{40,64}$/))
const groupId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/))

/** Who may invite a visitor: people they have played with, only fellow members of their groups, or nobody. */
export const INVITABLE = ['everybody', 'groups', 'nobody'] as const
export type Invitable = (typeof INVITABLE)[number]

const PersonSchema = v.object({
  person: personRef,
  name: v.string(),
  /** Matches together, among the latest 500 of the visitor that are still stored. */
  matches: natural,
  /** When the last one ended, or when something last happened in one that is still running. */
  last: time,
  /** What was played then. */
  game: gameId,
  blocked: v.exactOptional(v.literal(true)),
})
export type Person = v.InferOutput<typeof PersonSchema>

/** Those with whom the visitor has played last come first. */
const PeoplePageSchema = v.object({
  people: v.pipe(v.array(PersonSchema), v.maxLength(LIMITS.tablesPerPage)),
  next: v.exactOptional(v.string()),
})
export type PeopleFound = v.InferOutput<typeof PeoplePageSchema>

export const PeopleQuerySchema = v.strictObject({
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
})

/** Whom the visitor has blocked, the latest first, and who may invite them. */
const BlocksSchema = v.object({
  blocks: v.array(v.object({ person: personRef, name: v.string(), since: time })),
  invitable: v.picklist(INVITABLE),
})
export type MyBlocks = v.InferOutput<typeof BlocksSchema>

/** Somebody from a list, or whoever sits there. */
export const BlockSchema = v.union([
  v.strictObject({ person: personRef }),
  v.strictObject({ table: tableId, seat }),
])

export const SetInvitableSchema = v.strictObject({ invitable: v.picklist(INVITABLE) })

/** The same game and settings as last time with this person; or a table for a whole group. */
export const InviteSchema = v.union([
  v.strictObject({ person: personRef }),
  v.strictObject({ group: groupId, game: gameId }),
])

/** The table that was made, and how many people were asked. */
const InvitedSchema = v.object({ table: tableId, asked: natural })

const ReceivedSchema = v.object({
  invitation: v.string(),
  /** Who invites. */
  name: v.string(),
  table: tableId,
  game: gameId,
  clock: ClockSchema,
  rated: v.exactOptional(v.literal(true)),
  /** The name of the group that was asked together. */
  group: v.exactOptional(v.string()),
  created: time,
  until: time,
})
export type ReceivedInvitation = v.InferOutput<typeof ReceivedSchema>

const SentSchema = v.object({
  name: v.string(),
  table: tableId,
  game: gameId,
  group: v.exactOptional(v.string()),
  created: time,
  until: time,
  /** Absent while there is none. */
  answer: v.exactOptional(v.picklist(['accepted', 'declined'])),
})

/** The latest first. */
const InvitationsSchema = v.object({ received: v.array(ReceivedSchema), sent: v.array(SentSchema) })
export type Invitations = v.InferOutput<typeof InvitationsSchema>

/** Accepting means to sit down. `rated`: the visitor knows that the table is rated. */
export const AnswerInvitationSchema = v.strictObject({
  accept: v.boolean(),
  rated: v.exactOptional(v.literal(true)),
})

/** With the table, if the visitor sits there now. */
const AnsweredSchema = v.object({ table: v.exactOptional(tableId) })

const GroupSchema = v.object({
  group: groupId,
  name: v.string(),
  /** Those who belong to it besides the visitor, and those who were asked to join. */
  members: v.array(
    v.object({ person: personRef, name: v.string(), asked: v.exactOptional(v.literal(true)) }),
  ),
  /** The visitor may rename and delete it, and remove members. */
  own: v.exactOptional(v.literal(true)),
  /** Who asks the visitor to join. Until they do, they see nothing else of the group. */
  askedBy: v.exactOptional(v.string()),
  /** What the group was last asked to play. */
  game: v.exactOptional(gameId),
})
export type PeopleGroup = v.InferOutput<typeof GroupSchema>

const GroupsSchema = v.object({ groups: v.array(GroupSchema) })
export type Groups = v.InferOutput<typeof GroupsSchema>

export const GroupNameSchema = v.strictObject({ name: line(LIMITS.groupNameLength) })
export const AddMemberSchema = v.strictObject({ person: personRef })
export const JoinGroupSchema = v.strictObject({ accept: v.boolean() })

export const PEOPLE_ENDPOINTS = {
  people: { method: 'GET', path: '/api/people', response: PeoplePageSchema },
  blocks: { method: 'GET', path: '/api/people/blocks', response: BlocksSchema },
  block: { method: 'POST', path: '/api/people/blocks', response: BlocksSchema },
  unblock: { method: 'DELETE', path: '/api/people/blocks/:person', response: BlocksSchema },
  setInvitable: { method: 'PUT', path: '/api/people/invitable', response: BlocksSchema },
  invitations: { method: 'GET', path: '/api/invitations', response: InvitationsSchema },
  invite: { method: 'POST', path: '/api/invitations', response: InvitedSchema },
  answerInvitation: { method: 'POST', path: '/api/invitations/:invitation', response: AnsweredSchema },
  groups: { method: 'GET', path: '/api/groups', response: GroupsSchema },
  newGroup: { method: 'POST', path: '/api/groups', response: GroupsSchema },
  renameGroup: { method: 'PUT', path: '/api/groups/:group', response: GroupsSchema },
  dropGroup: { method: 'DELETE', path: '/api/groups/:group', response: GroupsSchema },
  joinGroup: { method: 'POST', path: '/api/groups/:group', response: GroupsSchema },
  leaveGroup: { method: 'DELETE', path: '/api/groups/:group/me', response: GroupsSchema },
  addMember: { method: 'POST', path: '/api/groups/:group/members', response: GroupsSchema },
  dropMember: { method: 'DELETE', path: '/api/groups/:group/members/:person', response: GroupsSchema },
} as const satisfies Endpoints
