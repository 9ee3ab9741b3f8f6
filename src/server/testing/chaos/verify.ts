import { isDeepStrictEqual } from 'node:util'
import { GAMES } from '../../../games/all.ts'
import { findGame } from '../../../games/manifest.ts'
import { type LogEntry, positionFor, replay, type TableState, viewerOf } from '../../../table/index.ts'
import type { Store } from '../../store/store.ts'
import type { Client } from './client.ts'

export interface RunTotals {
  readonly tables: number
  readonly turns: number
  readonly bots: number
  readonly standIns: number
  readonly acknowledged: number
  readonly resent: number
  readonly reconnects: number
}

/** Compares what the clients received with the store: nothing lost, nothing duplicated, everyone saw the same. */
export async function verifyRun(
  store: Store,
  clients: readonly Client[],
  violation: (text: string) => void,
): Promise<RunTotals> {
  const atTable = Map.groupBy(clients, ({ table }) => table)
  let turns = 0
  let bots = 0
  let standIns = 0
  for (const [table, there] of atTable) {
    const stored = await store.loadTable(table)
    const entry = stored && findGame(GAMES, stored.record.game)
    if (!stored || !entry) {
      violation(`${table} is not in the store`)
      continue
    }
    compareCommands(table, stored.entries, there, violation)
    const state = replay(stored, entry)
    if (state.status !== 'over') violation(`${table} is ${state.status}`)
    for (const client of there) compareViews(client, state, violation)
    const played = stored.entries.filter(({ type }) => type === 'turn')
    turns += played.length
    bots += played.filter(({ command }) => command === undefined).length
    standIns += countStandIns(table, stored.entries, violation)
  }
  const sum = (of: (client: Client) => number): number => clients.reduce((all, one) => all + of(one), 0)
  return {
    tables: atTable.size,
    turns,
    bots,
    standIns,
    acknowledged: sum(({ acknowledged }) => acknowledged.size),
    resent: sum(({ resent }) => resent),
    reconnects: sum(({ reconnects }) => reconnects),
  }
}

/** Every acknowledged command is stored exactly once, and every stored command was sent. */
function compareCommands(
  table: string,
  entries: readonly LogEntry[],
  there: readonly Client[],
  violation: (text: string) => void,
): void {
  const times = new Map<string, number>()
  for (const { command } of entries) {
    const id = command?.split('/')[1]
    if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1)
  }
  for (const [id, count] of times) if (count > 1) violation(`${table}: ${id} is stored ${count} times`)
  for (const { acknowledged } of there) {
    for (const id of acknowledged) if (!times.has(id)) violation(`${table}: ${id} was acknowledged and lost`)
  }
  const sent = new Set(there.flatMap((client) => [...client.sent]))
  for (const id of times.keys()) if (!sent.has(id)) violation(`${table}: nobody sent ${id}`)
}

/** After all reconnects, a client must see what replaying the stored log shows. */
function compareViews(client: Client, table: TableState, violation: (text: string) => void): void {
  const replayed = JSON.parse(JSON.stringify(positionFor(table, viewerOf(client.seat)) ?? null))
  if (!isDeepStrictEqual(client.position, replayed))
    violation(`${client.table}: ${client.name} sees a different final position`)
}

/** A seat that ran out of time is taken over once. */
function countStandIns(
  table: string,
  entries: readonly LogEntry[],
  violation: (text: string) => void,
): number {
  const away = new Set<number>()
  let count = 0
  for (const entry of entries) {
    if (entry.type === 'returned') away.delete(entry.seat)
    if (entry.type !== 'standIn') continue
    if (away.has(entry.seat)) violation(`${table}: seat ${entry.seat} was taken over twice`)
    away.add(entry.seat)
    count++
  }
  return count
}
