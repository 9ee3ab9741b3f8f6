import type { Chance, Game, Seat, State, View } from '../kernel/index.ts'

/** What a search must know of a game beside its rules. Everything begins with a view: nothing here can cheat. */
export interface SearchModel<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  readonly game: Game<Open, Own, Secret, Move>
  /** As a bot's. */
  observe?(memory: unknown, view: View<Open, Own>): unknown
  /** Fills in what the seat cannot see: a world that agrees with its view and its memory, each as likely as it is. */
  imagine(view: View<Open, Own>, memory: unknown, chance: Chance): State<Open, Own, Secret>
  /**
   * The moves worth a thought, best first, with what they are expected to be worth. A game that tries something for that
   * asks, with the number of its trials, whether the thought is over.
   */
  candidates(
    view: View<Open, Own>,
    memory: unknown,
    most: number,
    isOver?: (trials: number) => boolean,
  ): readonly Candidate<Move>[]
  /** Plays on for everybody in an imagined world. */
  policy(state: State<Open, Own, Secret>, seat: Seat, chance: Chance): Move
  /** Whether an imagined game that began with this view has gone far enough to be judged. */
  farEnough(state: State<Open, Own, Secret>, begun: Open): boolean
  /** How well a seat stands: the more the better, in the same unit as what candidates are worth. */
  judge(state: State<Open, Own, Secret>, seat: Seat): number
}

/** The moves of one decision: a base with its extras, for example, of which the first is to be made now. */
export interface Candidate<Move = unknown> {
  readonly moves: readonly Move[]
  readonly worth: number
}
