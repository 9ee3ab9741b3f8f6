import { findGame, type GameManifest, offeredBots } from '../../../games/manifest.ts'
import { hasSeat, writeMatch } from '../../../kernel/index.ts'
import {
  type Games,
  LIMITS,
  parseInviteCode,
  type TablePage,
  type TableSummary,
} from '../../../protocol/index.ts'
import { countedDay, mayFollow, replaySteps, shownRest, type TableRecord } from '../../../table/index.ts'
import type { ServerContext } from '../../context.ts'
import { VisitorBuckets } from '../../limits.ts'
import type { Page, TableRow } from '../../store/store.ts'
import type { Tables } from '../../tables/tables.ts'
import { Refused } from '../refused.ts'
import { clientAddress } from '../request-origin.ts'
import type { RouteHandlers } from '../route-handler.ts'

type TableRoutes = 'games' | 'openTables' | 'createTable' | 'tableByCode' | 'myTables' | 'table' | 'matchFile'

/** Which games and tables there are, new tables, and the files of finished matches. */
export function tableHandlers(
  { games, store, originSettings, work, limits, time, moderation }: ServerContext,
  tables: Tables,
): RouteHandlers<TableRoutes> {
  const guesses = new VisitorBuckets(limits.wrongCodes, time)
  return {
    games: async () => ({ games: games.map(gameInfo) }),

    async openTables({ query, guest }) {
      const { after, ...page } = pageQuery(query)
      const rows = await store.openTables({ ...page, after })
      const found = pageOf(
        rows.map((row) => row && tableSummary(row)),
        after,
      )
      if (!guest) return found
      const ids = found.tables.map(({ table }) => table)
      const hidden = new Set(await store.tablesBlocking(guest.id, ids))
      return { ...found, tables: found.tables.filter(({ table }) => !hidden.has(table)) }
    },

    async createTable({ guest, body, raw }) {
      const table = await tables.create(guest, body, clientAddress(raw, originSettings))
      if (typeof table !== 'string') throw new Refused(table)
      return { table }
    },

    async tableByCode({ params, raw, guest }) {
      const code = parseInviteCode(params.code)
      if (code === undefined) throw new Refused('noSuchCode')
      const guesser = [guest?.id, clientAddress(raw, originSettings)] as const
      // Counted before it is looked up, so that guesses at the same time cannot exceed the limit.
      if (!guesses.take(...guesser)) throw new Refused('tooManyCodes')
      const table = await store.findByCode(code)
      if (table === undefined) throw new Refused('noSuchCode')
      // A code that was right costs nothing: a whole class may join from one address.
      guesses.giveBack(...guesser)
      return { table }
    },

    async myTables({ guest, query }) {
      const { after, ...page } = pageQuery(query)
      const news = newsFrom(moderation)
      if (!guest) return { tables: [], ...news }
      const rows = await store.tablesOf(guest.id, { ...page, after })
      const mine = rows.map(
        (row) =>
          row && {
            ...tableSummary(row),
            you: row.seat,
            yourMove: row.status === 'playing' && hasSeat(row.asked, row.seat),
          },
      )
      const invited = await store.countReceived(guest.id, time.now())
      return { ...pageOf(mine, after), ...(invited > 0 ? { invited } : {}), ...news }
    },

    async table({ params, guest }) {
      const row = await store.findTable(params.table)
      if (!row) throw new Refused('noSuchTable')
      const people = guest ? await store.seatedAt(params.table) : []
      const own = people.find((person) => person.guest === guest?.id)
      return { ...tableSummary(row), ...(own ? { you: own.seat } : {}) }
    },

    async matchFile({ params, reply, guest }) {
      const row = await store.findTable(params.table)
      if (!row) throw new Refused('noSuchTable')
      // Checked before the match is replayed, which takes a lot longer.
      if (row.status !== 'over') throw new Refused('matchNotOver')
      const stored = await store.loadTable(params.table)
      const game = stored && findGame(games, stored.record.game)?.game
      if (!stored || !game) throw new Refused('noSuchTable')
      const state = await work.run(replaySteps(stored, { game, bots: [] }))
      if (!mayFollow(state, guest?.id)) throw new Refused('noSpectators')
      const { match, status } = state
      if (!match || status !== 'over') throw new Refused('matchNotOver')
      const name = `${stored.record.game}-${stored.record.id}.vermeil.json`
      reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json')
      const revealed = isOver(stored.record.daily, time.now()) ? { ...match, seed: state.seed } : match
      return writeMatch(revealed)
    },
  }
}

/** The seed of a counted try is secret while others may still play the deal. */
const isOver = (daily: TableRecord['daily'], now: number): boolean =>
  daily?.until !== undefined && now >= daily.until

function gameInfo(manifest: GameManifest): Games['games'][number] {
  const { id, version: rules, seats } = manifest.game
  return { id, rules, seats, bots: offeredBots(manifest).map(({ name }) => name) }
}

const LAST_OFFSET = 1_000_000

/** A row more than a page holds, to learn whether there is a next page. */
function pageQuery({ game, after = '0' }: { readonly game?: string; readonly after?: string }) {
  const offset = Number(after)
  if (!Number.isInteger(offset) || offset < 0 || offset > LAST_OFFSET) throw new Refused('malformed')
  return { game, after: offset, limit: LIMITS.tablesPerPage + 1 }
}

function pageOf(found: Page<TableSummary>, offset: number): TablePage {
  const page = found.slice(0, LIMITS.tablesPerPage)
  const tables = page.filter((table) => table !== undefined)
  return found.length > page.length ? { tables, next: String(offset + page.length) } : { tables }
}

export function tableSummary({ record, status, updated, seats, runsOut }: TableRow): TableSummary {
  const { id, game, name, listed, clock, created, language } = record
  const spectators = record.spectators === false ? { spectators: record.spectators } : {}
  const end = record.daily?.until ?? runsOut
  const due = status === 'playing' && end !== undefined ? { deadline: end } : {}
  return {
    table: id,
    game,
    ...(name === undefined ? {} : { name }),
    status,
    listed,
    ...spectators,
    ...(language === undefined ? {} : { language }),
    clock,
    ...shownRest(record.rest),
    seats: [...seats],
    created,
    updated,
    ...due,
    ...countedDay(record),
    ...(record.rated ? { rated: true } : {}),
  }
}

/** What every page that is open learns within seconds, because it asks for the visitor's tables again and again. */
function newsFrom({ announcement, readOnly }: ServerContext['moderation']) {
  return {
    ...(announcement ? { announcement: announcement.texts } : {}),
    ...(readOnly === undefined ? {} : { readOnly: true as const }),
  }
}
