import type { Chance, Game, Rejection, Seat, State, View } from '../kernel/index.ts'

/** What a search needs to know about a game besides its rules. A search starts from a view, so it cannot cheat. */
export interface SearchModel<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  readonly game: Game<Open, Own, Secret, Move>
  /** As in a bot. */
  observe?(memory: unknown, view: View<Open, Own>): unknown
  /**
   * Determinizes a view: fills in what the seat cannot see with a world that agrees with its view and its memory,
   * drawn from their distribution.
   */
  sample(view: View<Open, Own>, memory: unknown, chance: Chance): State<Open, Own, Secret>
  /**
   * Worlds that agree with what spectators see, for commentaries: always the same ones for the same position, so that
   * chances change only when the position does. A game without them has no commentary.
   */
  watchedWorlds?(open: Open): readonly State<Open, Own, Secret>[]
  /**
   * The `limit` most promising candidates, best first, with their estimated values. A game that runs trials to find
   * them asks `isExhausted`, with the number of its trials, whether to stop.
   */
  candidates(
    view: View<Open, Own>,
    memory: unknown,
    limit: number,
    isExhausted?: (trials: number) => boolean,
  ): readonly Candidate<Move>[]
  /** Makes the rollout policy's move for a seat of a sampled world, in whatever form of a move is fastest. */
  playPolicy(state: State<Open, Own, Secret>, seat: Seat, chance: Chance): Rejection | undefined
  /** Whether the first candidate is chosen without rollouts, because they choose no better; never, if absent. */
  isSettled?(view: View<Open, Own>): boolean
  /** How many rollouts a decision gets without a time limit, as a multiple of the usual number. */
  effort?(view: View<Open, Own>): number
  /** Whether a rollout that began at `root` has reached its horizon and is to be evaluated. */
  isHorizon(state: State<Open, Own, Secret>, root: Open): boolean
  /** How good a position is for a seat, in the same unit as the values of candidates. */
  evaluate(state: State<Open, Own, Secret>, seat: Seat): number
}

/** The moves of one decision, such as a pattern with its extra marks; the first is the one to play now. */
export interface Candidate<Move = unknown> {
  readonly moves: readonly Move[]
  readonly value: number
}
