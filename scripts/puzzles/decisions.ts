import {
  hasSeat,
  type Match,
  type Seat,
  type State,
  scriptedChance,
  type View,
  viewOf,
} from '../../src/kernel/index.ts'
import type { PuzzleKind } from '../../src/puzzle/puzzle-file.ts'
import type { SearchModel } from '../../src/search/model.ts'

/** A decision of a match that may become a puzzle. */
export interface Decision {
  /** How many turns of the match come before it. */
  readonly turns: number
  readonly seat: Seat
  readonly kind: PuzzleKind
  /** The position itself; `view` is all that a search may use of it. */
  readonly state: State
  readonly view: View
  readonly memory: unknown
}

const KIND_OF_PHASE: Readonly<Record<string, PuzzleKind>> = {
  mark: 'mark',
  pick: 'pick',
  planning: 'plan',
  moving: 'journey',
  auction: 'bid',
}

/** Every decision of a match of a kind that puzzles are made of, with what the seat remembers by then. */
export function* decisionsOf(match: Match, model: SearchModel): Generator<Decision> {
  const { game, header, setup, log } = match
  const state = game.setup(header.options, header.seats.length, scriptedChance(setup))
  const memories: unknown[] = state.own.map(() => undefined)
  const observe = (): void => {
    for (const seat of memories.keys()) memories[seat] = model.observe?.(memories[seat], viewOf(state, seat))
  }
  observe()
  for (const [turns, { seat, moves, chance }] of log.entries()) {
    const { phase } = state.open as { phase: string }
    const kind = KIND_OF_PHASE[phase]
    if (kind && hasSeat(game.waiting(state.open), seat) && isWhole(state, seat, kind)) {
      const copy = game.copy(state)
      yield { turns, seat, kind, state: copy, view: viewOf(copy, seat), memory: memories[seat] }
    }
    const given = scriptedChance(chance)
    for (const move of moves) game.play(state, seat, move, given)
    observe()
  }
}

/** Whether nothing of the decision has been made yet: a marking or a journey may take several turns of the log. */
function isWhole(state: State, seat: Seat, kind: PuzzleKind): boolean {
  const own = state.own[seat] as { marks?: readonly number[]; owed?: number }
  if (kind === 'mark') return own.owed === 0 && (own.marks ?? []).every((cells) => cells === 0)
  return kind !== 'journey' || !(state.open as { moved: boolean }).moved
}
