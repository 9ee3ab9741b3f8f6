import type { Seat } from '../../../kernel/index.ts'
import type { SeatLevels } from '../../../search/chances/level-strengths.ts'
import { tableById } from '../api/tables.ts'
import { archivedMatch } from '../archive/device-archive.ts'
import { savedMatch } from '../saved-matches.ts'

/** What this device or the server knows about the seats of a match that is reviewed. */
interface KnownSeats {
  /** The seat that the reader of the review played. */
  readonly me?: Seat | undefined
  /** The levels of the bots, if there are different ones: equal players have equal chances anyway. */
  readonly levels?: SeatLevels | undefined
}

export async function knownSeats(
  place: string,
  id: string,
  names: readonly string[],
  myName: string,
): Promise<KnownSeats> {
  const { me, levels }: KnownSeats =
    place === 'here' ? await seatsHere(id) : place === 't' ? await seatsAt(id) : {}
  return { me: me ?? seatNamed(names, myName), levels: differentLevels(levels) }
}

/** The levels if there are different ones. */
export const differentLevels = (levels: SeatLevels | undefined): SeatLevels | undefined =>
  new Set(levels?.filter((level) => level !== undefined)).size > 1 ? levels : undefined

/** Several people at one screen have no seat in common. */
async function seatsHere(id: string): Promise<KnownSeats> {
  const match = savedMatch(id) ?? (await archivedMatch(id))
  const levels = match?.seats.map(({ bot }) => bot) ?? []
  const people = levels.flatMap((bot, seat) => (bot === undefined ? [seat] : []))
  return { me: people.length === 1 ? people[0] : undefined, levels }
}

async function seatsAt(id: string): Promise<KnownSeats> {
  const response = await tableById(id)
  if (!response.ok) return {}
  const { you, seats } = response.value
  return { me: you, levels: seats.map((seat) => (seat.kind === 'bot' ? seat.bot : undefined)) }
}

/** A file or a link has no seats but names; a name is enough if nobody else at the table has it. */
function seatNamed(names: readonly string[], name: string): Seat | undefined {
  const seat = names.indexOf(name)
  return name !== '' && seat >= 0 && seat === names.lastIndexOf(name) ? seat : undefined
}
