import type { Attacker } from './attacker.ts'

/** What an attacker counts: what it sent, how the server answered or defended itself, and the bytes of its messages. */
export const COUNTS = ['sent', 'done', 'refused', 'cut', 'received'] as const
export type Count = (typeof COUNTS)[number]
export type Counts = Record<Count, number>

export const newCounts = (): Counts => ({ sent: 0, done: 0, refused: 0, cut: 0, received: 0 })

/** What an attack may cost the server at most, whatever it does. */
export interface DamageBounds {
  /** Growth of the server's memory, in MB. */
  readonly memory: number
  /** Growth of the data folder, in MB. */
  readonly disk: number
  /** Lines in the log. */
  readonly logLines: number
}

/**
 * SQLite's write-ahead log alone may take 4 MB, and a garbage collector that is in no hurry lets the memory of a small
 * server grow by more than a hundred.
 */
export const USUAL_BOUNDS: DamageBounds = { memory: 256, disk: 16, logLines: 20 }

/** One way to hurt a server from one address within its limits. */
export interface Scenario {
  /** As the threat model names it. */
  readonly name: string
  /** What the server does against it, as counts that must be reached. The short form ends when they are. */
  readonly defence: Partial<Counts>
  /** What each thing sent, or each connection that the server cuts, may cost its main thread. */
  readonly cost?: { readonly each: 'sent' | 'cut'; readonly milliseconds: number }
  /** The bytes that each thing sent may make the server send. */
  readonly answer?: number
  readonly bounds?: Partial<DamageBounds>
  /** Attacks until `attacker.over`. */
  attack(attacker: Attacker): Promise<void>
}

export const isDefended = ({ defence }: Scenario, counts: Counts): boolean =>
  COUNTS.every((count) => counts[count] >= (defence[count] ?? 0))
