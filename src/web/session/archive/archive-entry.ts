import type { Seat } from '../../../kernel/index.ts'
import type { ArchivedMatch } from '../../../protocol/http/archive.ts'
import { botNameAt } from '../../../table/bots/bot-name.ts'
import type { MatchSummary } from './device-archive.ts'

/** A finished match in the archive, wherever it is stored. */
export interface ArchiveEntry {
  readonly place: 'here' | 't'
  readonly id: string
  readonly game: string
  /** The name of the table. */
  readonly name?: string
  readonly ended: number
  readonly seats: readonly ArchiveSeat[]
  /** The reader's seat; none where several people shared one screen, or only bots played. */
  readonly me?: Seat
  /** The day whose deal was played. */
  readonly day?: string
}

interface ArchiveSeat {
  readonly name: string
  /** The level of a bot; a person has none. */
  readonly bot?: string
  readonly place?: number
  readonly score?: number
}

export const localEntry = ({ id, game, at, seats, results, practice }: MatchSummary): ArchiveEntry => {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  const [me, ...others] = people
  return {
    place: 'here',
    id,
    game,
    ended: at,
    seats: seats.map((one, seat) => ({ ...one, ...results?.[seat] })),
    ...(me !== undefined && others.length === 0 ? { me } : {}),
    ...(practice === undefined ? {} : { day: practice }),
  }
}

export const remoteEntry = ({
  table,
  game,
  name,
  ended,
  seats,
  you,
  results,
  daily,
}: ArchivedMatch): ArchiveEntry => ({
  place: 't',
  id: table,
  game,
  ...(name === undefined ? {} : { name }),
  ended,
  seats: seats.map((one, seat) => ({
    name: one.kind === 'person' ? one.name : botNameAt(seat),
    ...(one.kind === 'bot' ? { bot: one.bot } : {}),
    ...results?.[seat],
  })),
  me: you,
  ...(daily === undefined ? {} : { day: daily }),
})
