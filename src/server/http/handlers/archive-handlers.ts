import { type ArchivedMatch, foldName, LIMITS } from '../../../protocol/index.ts'
import { countedDay } from '../../../table/index.ts'
import type { ServerContext } from '../../context.ts'
import type { ArchivedRow, ArchivePosition } from '../../store/archive-store.ts'
import type { RouteHandlers } from '../route-handler.ts'

/** How many matches one request looks at, whatever its filters find. */
const WINDOW = 500

/** The visitor's own finished matches. Nothing in the request says whose: that is the cookie's part. */
export function archiveHandlers({ store }: Pick<ServerContext, 'store'>): RouteHandlers<'archive'> {
  return {
    async archive({ guest, query: { opponent, after, statistics, ...query } }) {
      if (!guest) return { matches: [] }
      const { matches, end } = await store.finishedOf(guest.id, {
        ...query,
        opponent: opponent === undefined ? undefined : foldName(opponent),
        after: after === undefined ? undefined : positionIn(after),
        limit: LIMITS.tablesPerPage,
        window: WINDOW,
      })
      return {
        matches: matches.map((match) => ({
          ...archivedMatch(match),
          ...(statistics && match.statistics ? { statistics: match.statistics } : {}),
        })),
        ...(end ? { next: `${end.ended}.${end.table}` } : {}),
      }
    },
  }
}

function positionIn(after: string): ArchivePosition {
  const [ended = '', table = ''] = after.split('.')
  return { ended: Number(ended), table }
}

function archivedMatch({ record, seats, seat: you, ended, results }: ArchivedRow): ArchivedMatch {
  const { id: table, game, name } = record
  return {
    table,
    game,
    ...(name === undefined ? {} : { name }),
    seats: [...seats],
    you,
    ended,
    ...(results === undefined ? {} : { results: [...results] }),
    ...countedDay(record),
  }
}
