import type { Seat } from '../../../kernel/index.ts'
import { tableById } from '../api/tables.ts'
import { archivedMatch } from '../archive/device-archive.ts'
import { savedMatch } from '../saved-matches.ts'

/** The seat that the reader of a review played, if this device or the server knows it. */
export async function mySeat(
  place: string,
  id: string,
  names: readonly string[],
  myName: string,
): Promise<Seat | undefined> {
  const seat = place === 'here' ? await seatHere(id) : place === 't' ? await seatAt(id) : undefined
  return seat ?? seatNamed(names, myName)
}

/** Several people at one screen have no seat in common. */
async function seatHere(id: string): Promise<Seat | undefined> {
  const match = savedMatch(id) ?? (await archivedMatch(id))
  const people = (match?.seats ?? []).flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  return people.length === 1 ? people[0] : undefined
}

async function seatAt(id: string): Promise<Seat | undefined> {
  const response = await tableById(id)
  return response.ok ? response.value.you : undefined
}

/** A file or a link has no seats but names; a name is enough if nobody else at the table has it. */
function seatNamed(names: readonly string[], name: string): Seat | undefined {
  const seat = names.indexOf(name)
  return name !== '' && seat >= 0 && seat === names.lastIndexOf(name) ? seat : undefined
}
