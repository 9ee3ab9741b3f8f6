import type { Seat } from '../../kernel/index.ts'
import { foldName } from '../../protocol/index.ts'
import type { TableState } from '../../table/index.ts'
import type { MatchOutcome } from '../store/archive-store.ts'

/** What a table is found by when its match is over; undefined before. */
export function matchOutcome({ record, seats, match, updated }: TableState): MatchOutcome | undefined {
  const result = match?.game.result(match.state.open)
  if (!result) return undefined
  const people = seats.flatMap((one, seat) => (one.kind === 'person' ? [{ ...one, seat }] : []))
  return {
    game: record.game,
    ended: updated,
    results: result.seats,
    players: people.map(({ guest, seat }) => ({
      guest,
      seat,
      opponents: opponentsOf(people, seat),
    })),
  }
}

/** The names by which a player finds a match: those of the other people. */
export const opponentsOf = (
  people: readonly { readonly seat: Seat; readonly name: string }[],
  seat: Seat,
): string =>
  people
    .filter((one) => one.seat !== seat)
    .map(({ name }) => foldName(name))
    .join('\n')
