import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { Groups, Invitations, MyBlocks, PeopleFound } from '../../protocol/index.ts'
import type { Visitor } from './client.ts'
import { type Seated, seatPeople } from './playing.ts'

const entry = at(GAMES, 0)

/** People who have started a match together. */
export const playTogether = (url: string, count = 2): Promise<Seated> => seatPeople(url, entry, count)

export const codeIn = ({ body }: { readonly body: unknown }): string | undefined =>
  (body as { rejection?: { code: string } }).rejection?.code

export const playedWith = async (visitor: Visitor): Promise<PeopleFound['people']> =>
  ((await visitor.request('GET', '/api/people')).body as PeopleFound).people

/** What stands for somebody in the eyes of a visitor who has played with them. */
export async function refOf(visitor: Visitor, name: string): Promise<string> {
  const found = (await playedWith(visitor)).find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not in the list`)
  return found.person
}

export const invitationsOf = async (visitor: Visitor): Promise<Invitations> =>
  (await visitor.request('GET', '/api/invitations')).body as Invitations

export const groupsSeenBy = async (visitor: Visitor): Promise<Groups['groups']> =>
  ((await visitor.request('GET', '/api/groups')).body as Groups).groups

export const invite = (visitor: Visitor, person: string) =>
  visitor.request('POST', '/api/invitations', { person })

export const answer = (visitor: Visitor, invitation: string, accept: boolean) =>
  visitor.request('POST', `/api/invitations/${invitation}`, { accept })

export const block = async (visitor: Visitor, person: string): Promise<MyBlocks> =>
  (await visitor.request('POST', '/api/people/blocks', { person })).body as MyBlocks

export const unblock = async (visitor: Visitor, person: string): Promise<MyBlocks> =>
  (await visitor.request('DELETE', `/api/people/blocks/${person}`)).body as MyBlocks
