import { isDeepStrictEqual } from 'node:util'
import { GAMES } from '../../../games/index.ts'
import { findGame } from '../../../games/manifest.ts'
import { type LogEntry, positionFor, replay, type TableState, viewerOf } from '../../../table/index.ts'
import type { Store } from '../../store/store.ts'
import type { Client } from './client.ts'

export interface Judged {
  readonly tables: number
  readonly turns: number
  readonly bots: number
  readonly standIns: number
  readonly acknowledged: number
  readonly resent: number
  readonly breaks: number
}

/** Compares what the clients were told with what the store has: nothing lost, nothing doubled, everybody saw the same. */
export async function judge(
  store: Store,
  clients: readonly Client[],
  wrong: (what: string) => void,
): Promise<Judged> {
  const atTable = Map.groupBy(clients, ({ table }) => table)
  let turns = 0
  let bots = 0
  let standIns = 0
  for (const [table, there] of atTable) {
    const stored = await store.loadTable(table)
    const entry = stored && findGame(GAMES, stored.record.game)
    if (!stored || !entry) {
      wrong(`${table} is not in the store`)
      continue
    }
    compareCommands(table, stored.entries, there, wrong)
    const state = replay(stored, entry)
    if (state.status !== 'over') wrong(`${table} is ${state.status}`)
    for (const client of there) compareViews(client, state, wrong)
    const played = stored.entries.filter(({ type }) => type === 'turn')
    turns += played.length
    bots += played.filter(({ command }) => command === undefined).length
    standIns += countStandIns(table, stored.entries, wrong)
  }
  const sum = (of: (client: Client) => number): number => clients.reduce((all, one) => all + of(one), 0)
  return {
    tables: atTable.size,
    turns,
    bots,
    standIns,
    acknowledged: sum(({ acknowledged }) => acknowledged.size),
    resent: sum(({ resent }) => resent),
    breaks: sum(({ breaks }) => breaks),
  }
}

/** Every acknowledged command is there once, and nothing that nobody sent. */
function compareCommands(
  table: string,
  entries: readonly LogEntry[],
  there: readonly Client[],
  wrong: (what: string) => void,
): void {
  const times = new Map<string, number>()
  for (const { command } of entries) {
    const id = command?.split('/')[1]
    if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1)
  }
  for (const [id, count] of times) if (count > 1) wrong(`${table}: ${id} is there ${count} times`)
  for (const { acknowledged } of there) {
    for (const id of acknowledged) if (!times.has(id)) wrong(`${table}: ${id} was acknowledged and is lost`)
  }
  const sent = new Set(there.flatMap((client) => [...client.sent]))
  for (const id of times.keys()) if (!sent.has(id)) wrong(`${table}: nobody sent ${id}`)
}

/** Who has lived through all the breaks sees what replaying the stored log gives. */
function compareViews(client: Client, table: TableState, wrong: (what: string) => void): void {
  const replayed = JSON.parse(JSON.stringify(positionFor(table, viewerOf(client.seat)) ?? null))
  if (!isDeepStrictEqual(client.position, replayed)) wrong(`${client.table}: ${client.name} sees another end`)
}

/** A seat whose time is up is taken over once. */
function countStandIns(table: string, entries: readonly LogEntry[], wrong: (what: string) => void): number {
  const away = new Set<number>()
  let count = 0
  for (const entry of entries) {
    if (entry.type === 'returned') away.delete(entry.seat)
    if (entry.type !== 'standIn') continue
    if (away.has(entry.seat)) wrong(`${table}: seat ${entry.seat} was taken over twice`)
    away.add(entry.seat)
    count++
  }
  return count
}
