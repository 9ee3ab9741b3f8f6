import { expect } from 'vitest'
import { newFairSeed } from '../../kernel/index.ts'
import type { ClockSettings, TableRest } from '../../protocol/index.ts'
import {
  type Action,
  apply,
  type ChangeCommand,
  type DecideContext,
  decide,
  isDecision,
  type LogEntry,
  newTable,
  offeredTakeBack,
  type TableGame,
  type TableState,
} from '../index.ts'

type WithoutAddress<Command> = Command extends unknown ? Omit<Command, 'id' | 'table'> : never
type CommandFields = WithoutAddress<ChangeCommand>

/** Milliseconds between two actions. */
const PAUSE = 700

/** A table for two people at which everything that was decided is kept. */
export class Played {
  readonly entries: LogEntry[] = []
  readonly table: TableState
  seed: string | undefined
  now = 1_000
  #commands = 0

  constructor(
    game: TableGame,
    clock: ClockSettings = { kind: 'live', bank: 600, increment: 5 },
    options: object = {},
    rest: TableRest = {},
  ) {
    this.table = newTable(
      {
        id: 'aaaaaaaa',
        created: 0,
        game: game.game.id,
        options,
        listed: false,
        clock,
        rest,
        startWhenFull: true,
        seats: [{ kind: 'person', guest: 'g0', name: 'Ada', host: true }, { kind: 'open' }],
      },
      game,
    )
  }

  context(): DecideContext {
    return { now: this.now, newSeed: newFairSeed, chance: { below: () => 0 } }
  }

  /** Decides twice without effect, then once for good. */
  act(action: Action): string | undefined {
    this.now += PAUSE
    const before = snapshot(this.table)
    decide(this.table, action, this.context())
    const outcome = decide(this.table, action, this.context())
    expect(snapshot(this.table)).toEqual(before)
    if (!isDecision(outcome)) return outcome.code
    this.seed ??= outcome.prepared?.seed
    for (const entry of outcome.entries) {
      apply(this.table, entry, outcome.prepared)
      this.entries.push(entry)
    }
    return undefined
  }

  /** The player of a seat sends a command. */
  send(seat: number, command: CommandFields): string | undefined {
    const guest = { id: `g${seat}`, name: 'x' }
    const id = `c${this.#commands++}`
    return this.act({ type: 'command', guest, command: { ...command, id, table: 'aaaaaaaa' } })
  }

  play(seat: number, moves: readonly unknown[]): string | undefined {
    return this.send(seat, { type: 'play', asked: this.table.asked[seat] ?? 0, moves: [...moves] })
  }

  takeBack(seat: number): string | undefined {
    const turn = offeredTakeBack(this.table, seat)
    return turn === undefined ? 'notOffered' : this.send(seat, { type: 'takeBack', turn })
  }
}

/** Everything of a table that can be written down. */
export const snapshot = ({
  game,
  bots,
  orderRules,
  match,
  botMemory,
  commands,
  written,
  rests,
  ...rest
}: TableState): unknown =>
  structuredClone({
    ...rest,
    log: match?.log,
    state: match?.state,
    undoLimit: match?.undoLimit,
    steps: botMemory.steps,
    commands: [...commands],
    written: [...written],
    rests: [...rests],
  })
