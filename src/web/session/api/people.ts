import { PEOPLE_ENDPOINTS } from '../../../protocol/http/people.ts'
import type { Invitable } from '../../../protocol/index.ts'
import { requestOwn } from '../request-own.ts'
import { request } from './request.ts'

const { people, blocks, block, unblock, setInvitable, invitations, invite, answerInvitation } =
  PEOPLE_ENDPOINTS
const { groups, newGroup, renameGroup, dropGroup, joinGroup, leaveGroup, addMember, dropMember } =
  PEOPLE_ENDPOINTS

/** Those with whom the visitor has played. */
export const fetchPeople = (after: string | undefined) =>
  requestOwn(people, {}, after === undefined ? {} : { after })
export const fetchBlocks = () => requestOwn(blocks, {})
export const blockPerson = (person: string) => request(block, {}, { person })
/** Blocks whoever sits there. */
export const blockSeat = (table: string, seat: number) => request(block, {}, { table, seat })
export const unblockPerson = (person: string) => request(unblock, { person })
/** Who may invite the visitor. */
export const saveInvitable = (invitable: Invitable) => request(setInvitable, {}, { invitable })
export const fetchInvitations = () => requestOwn(invitations, {})
export const invitePerson = (person: string) => request(invite, {}, { person })
export const inviteGroup = (group: string, game: string) => request(invite, {}, { group, game })
/** Accepting means to sit down. `rated`: the visitor knows that the table is rated. */
export const answerTo = (invitation: string, accept: boolean, rated = false) =>
  request(answerInvitation, { invitation }, { accept, ...(rated ? { rated } : {}) })
export const fetchGroups = () => requestOwn(groups, {})
export const makeGroup = (name: string) => request(newGroup, {}, { name })
export const nameGroup = (group: string, name: string) => request(renameGroup, { group }, { name })
export const deleteGroup = (group: string) => request(dropGroup, { group })
export const answerGroup = (group: string, accept: boolean) => request(joinGroup, { group }, { accept })
export const quitGroup = (group: string) => request(leaveGroup, { group })
export const addToGroup = (group: string, person: string) => request(addMember, { group }, { person })
export const removeFromGroup = (group: string, person: string) => request(dropMember, { group, person })
