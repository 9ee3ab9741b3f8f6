import type { Decision, LogEntry } from '../../table/index.ts'
import type { Broadcast } from './following/subscribers.ts'

/** What a decision changed beside the log. */
export interface Changed {
  readonly seats: boolean
  readonly record: boolean
  /** Whether it ended the match. */
  readonly over: boolean
}

/** Decisions that are stored together, or not at all. */
export class Batch {
  readonly entries: LogEntry[] = []
  readonly broadcasts: Broadcast[] = []
  seed: string | undefined
  seatsChanged = false
  recordChanged = false
  endsMatch = false
  readonly #outcome = Promise.withResolvers<boolean>()

  /** Resolves to true once they are stored, to false if they were not. */
  get stored(): Promise<boolean> {
    return this.#outcome.promise
  }

  add({ entries, prepared }: Decision, broadcasts: readonly Broadcast[], changed: Changed): void {
    this.entries.push(...entries)
    this.broadcasts.push(...broadcasts)
    this.seed ??= prepared?.seed
    this.seatsChanged ||= changed.seats
    this.recordChanged ||= changed.record
    this.endsMatch ||= changed.over
  }

  settle(stored: boolean): void {
    this.#outcome.resolve(stored)
  }

  fail(problem: unknown): void {
    this.#outcome.reject(problem)
  }
}
