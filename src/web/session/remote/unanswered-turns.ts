import * as v from 'valibot'
import { natural } from '../../../kernel/index.ts'
import { MINUTE } from '../../../kernel/time-units.ts'
import { type TurnCommand, TurnCommandSchema } from '../../../protocol/socket/turn-commands.ts'
import { readStored, removeStored, writeStored } from '../../../ui/device/storage.ts'

/** Turns that were sent and have no response so far. They outlive a reload, but not the tab. */
export interface UnansweredTurns {
  /** Those of a table, the oldest first. */
  at(table: string): readonly TurnCommand[]
  add(command: TurnCommand): void
  remove(id: string): void
}

const STORED = 'unanswered'
/** Nobody expects an older turn to be carried out after a reload. */
const MAX_AGE = MINUTE

const StoredSchema = v.array(v.object({ sent: natural, command: TurnCommandSchema }))
type Stored = v.InferOutput<typeof StoredSchema>

const load = (): Stored => readStored(STORED, StoredSchema, 'tab') ?? []

function save(turns: Stored): void {
  if (turns.length > 0) writeStored(STORED, turns, 'tab')
  else removeStored(STORED, 'tab')
}

export function storedTurns(now: () => number = Date.now): UnansweredTurns {
  const recent = (): Stored => load().filter(({ sent }) => now() - sent < MAX_AGE)
  return {
    at: (table) => recent().flatMap(({ command }) => (command.table === table ? [command] : [])),
    add: (command) => save([...recent(), { sent: now(), command }]),
    remove: (id) => save(load().filter(({ command }) => command.id !== id)),
  }
}
