import { seatsOf, type View, viewOf } from '../../kernel/index.ts'
import { DAY, MINUTE } from '../../kernel/time-units.ts'
import type { RunningTable } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { tableSummary } from '../http/handlers/table-handlers.ts'
import type { TableRow } from '../store/store.ts'
import { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import { hasPassed } from '../time.ts'

/** For how long everybody is shown the same list, in milliseconds. */
const FRESH = 5_000
/** How many of the newest running tables are looked at, and how many of them are shown. */
const CANDIDATES = 200
const SHOWN = 24
/** A match in which nobody moves for this long is hardly interesting, in milliseconds. */
const LIVELY = 10 * MINUTE
const FORGOTTEN = 7 * DAY

type Round = RunningTable['round']

/**
 * The matches that strangers may watch. One list for all visitors: it is read from the store when somebody asks for it
 * and the last one is a few seconds old, so any number of visitors costs the same.
 */
export class RunningTables {
  readonly #context: ServerContext
  readonly #tables: Tables
  #list: Promise<readonly RunningTable[]> = Promise.resolve([])
  #listed = Number.NEGATIVE_INFINITY
  /** The rounds of the tables on the list, until the next event that everybody can see. */
  #rounds = new Map<string, { readonly updated: number; readonly round: Round }>()

  /** The positions that were asked for, until the next event that everybody can see. */
  #views = new Map<string, { readonly updated: number; readonly view: Promise<View | undefined> }>()

  constructor(context: ServerContext, tables: Tables) {
    this.#context = context
    this.#tables = tables
  }

  list(): Promise<readonly RunningTable[]> {
    const now = this.#context.time.now()
    if (!hasPassed(FRESH, { since: this.#listed, now })) return this.#list
    this.#listed = now
    const before = this.#list
    this.#list = this.#read(now)
    // A store that does not answer has no list; the last one is shown for a moment longer.
    this.#list.catch(() => {
      this.#list = before
    })
    return this.#list
  }

  /** The position at a table on the list as everybody sees it; undefined if it is not on the list. */
  async view(id: string): Promise<View | undefined> {
    const listed = (await this.list()).find(({ table }) => table === id)
    if (!listed) return undefined
    this.#tables.loaded(id)?.glance()
    const kept = this.#views.get(id)
    if (kept?.updated === listed.updated) return kept.view
    const view = this.#viewNow(id)
    this.#views.set(id, { updated: listed.updated, view })
    view.catch(() => this.#views.delete(id))
    return view
  }

  async #viewNow(id: string): Promise<View | undefined> {
    const table = await this.#tables.find(id)
    if (!(table instanceof Table)) return undefined
    // A copy, because the match goes on.
    return table.see(({ match }) => match && structuredClone(viewOf(match.state)))
  }

  async #read(now: number): Promise<readonly RunningTable[]> {
    const rows = (await this.#context.store.runningTables(CANDIDATES)).filter(
      ({ record, updated }) => record.spectators !== false && updated > now - FORGOTTEN,
    )
    const shown = rows
      .map((row) => ({ row, interest: interestOf(row, now) }))
      .sort((a, b) => b.interest - a.interest || b.row.updated - a.row.updated)
      .slice(0, SHOWN)
    const found = await Promise.all(
      shown.map(async ({ row, interest }) => ({ interest, table: await this.#describe(row) })),
    )
    const isShown = ([id]: readonly [string, unknown]): boolean =>
      shown.some(({ row }) => row.record.id === id)
    this.#rounds = new Map([...this.#rounds].filter(isShown))
    this.#views = new Map([...this.#views].filter(isShown))
    return found
      .sort((a, b) => b.interest - a.interest || b.table.watching - a.table.watching)
      .map(({ table }) => table)
  }

  async #describe(row: TableRow): Promise<RunningTable> {
    const { record, updated, asked } = row
    const known = this.#rounds.get(record.id)
    const loaded = this.#tables.loaded(record.id)
    const round = known?.updated === updated && loaded ? known.round : await this.#roundOf(row)
    this.#rounds.set(record.id, { updated, round })
    return {
      ...tableSummary(row),
      ...(round ? { round } : {}),
      turn: seatsOf(asked),
      watching: this.#tables.loaded(record.id)?.countWatching() ?? 0,
    }
  }

  /** Keeps the table in memory from then on, where the bus keeps it up to date. */
  async #roundOf({ record }: TableRow): Promise<Round> {
    const { log } = this.#context
    const wasLoaded = this.#tables.loaded(record.id) !== undefined
    try {
      const table = await this.#tables.find(record.id)
      if (!(table instanceof Table)) return undefined
      // Others may be watching through another process.
      if (!wasLoaded) table.publishPresence(true)
      return await table.see(({ game, match }) => match && game.rounds?.(match.state.open))
    } catch (problem) {
      log.error({ table: record.id, problem }, 'could not look at a running table')
      return undefined
    }
  }
}

/** Matches of people before those of bots, lively ones before those that rest, and many players before few. */
function interestOf({ seats, updated }: TableRow, now: number): number {
  const people = seats.filter((seat) => seat.kind === 'person' && !seat.program).length
  return (updated > now - LIVELY ? 100 : 0) + 10 * Math.min(people, 2) + people
}
