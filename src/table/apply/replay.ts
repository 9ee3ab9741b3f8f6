import type { LogEntry } from '../log-entry.ts'
import type { TableRecord } from '../record.ts'
import { newTable, type TableGame, type TableState } from '../state.ts'
import { apply } from './apply.ts'

/** A table as it is stored. */
export interface StoredTable {
  readonly record: TableRecord
  readonly entries: readonly LogEntry[]
  readonly seed?: string
  /** How often the log was rewritten. Absent: never. */
  readonly rewrites?: number
}

export type OnApplied = (table: TableState, entry: LogEntry) => void

/** Rebuilds a table from its log; `onApplied` is called after every entry. */
export function replay(stored: StoredTable, game: TableGame, onApplied?: OnApplied): TableState {
  const steps = replaySteps(stored, game, onApplied)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same entry by entry, so that a long log can be replayed in slices. */
export function* replaySteps(
  { record, entries, seed }: StoredTable,
  game: TableGame,
  onApplied?: OnApplied,
): Generator<void, TableState, void> {
  const table = newTable(record, game)
  for (const entry of entries) {
    apply(table, entry, { seed })
    onApplied?.(table, entry)
    yield
  }
  return table
}

/** Applies stored entries that come after those the table already has. */
export function applyAll(
  table: TableState,
  entries: readonly LogEntry[],
  seed: string | undefined,
  onApplied: OnApplied,
): void {
  for (const entry of entries) {
    apply(table, entry, { seed })
    onApplied(table, entry)
  }
}
