import { join } from 'node:path'
import { requireGame } from '../../../games/testing/lookup.ts'
import { at, fastChance, fastSeed, newFairSeed } from '../../../kernel/index.ts'
import {
  apply,
  type ChangeCommand,
  decide,
  isDecision,
  type LogEntry,
  positionFor,
  replay,
  type TableState,
  viewerOf,
  waitingOf,
} from '../../../table/index.ts'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'

const GAME = requireGame('silver-and-gold')

/**
 * Lets the players of a match move and take back until its log has this many more entries. Through sockets this would take
 * minutes within the limits, so the table engine does it. Returns the number of the last event for its players.
 */
export async function lengthenLog(data: string, id: string, entries: number): Promise<number> {
  const store = openSqliteStore(join(data, 'vermeil.sqlite'))
  try {
    const stored = await store.loadTable(id)
    if (!stored) throw new Error(`no table ${id}`)
    const table = replay(stored, GAME)
    const added: LogEntry[] = []
    while (added.length < entries) added.push(...oneMore(table, added.length))
    const head = { status: 'playing', asked: waitingOf(table), updated: table.updated } as const
    await store.append({ table: id, expected: stored.entries.length, entries: added, head })
    return at(table.numbers, 0)
  } finally {
    await store.close()
  }
}

/** The seats take turns. Each plays, and the next time takes back. */
function oneMore(table: TableState, nth: number): readonly LogEntry[] {
  const seat = nth % table.seats.length
  const guest = at(table.seats, seat)
  const position = positionFor(table, viewerOf(seat))
  if (guest.kind !== 'person' || !position) throw new Error('nobody is there')
  const { asked = 0, takeBack, view } = position
  const common = { id: `log-${nth}`, table: table.record.id }
  const command: ChangeCommand =
    takeBack === undefined
      ? { ...common, type: 'play', asked, moves: GAME.game.legal(view).slice(0, 1) }
      : { ...common, type: 'takeBack', turn: takeBack }
  const context = { now: table.updated, newSeed: newFairSeed, chance: fastChance(fastSeed(1)) }
  const outcome = decide(
    table,
    { type: 'command', guest: { id: guest.guest, name: guest.name }, command },
    context,
  )
  if (!isDecision(outcome)) throw new Error(`the log could not be lengthened: ${outcome.code}`)
  for (const entry of outcome.entries) apply(table, entry, outcome.prepared)
  return outcome.entries
}
