import type { Chance } from './chance.ts'
import type { Game, State, View } from './game.ts'
import type { Seat } from './seat.ts'

/** What a search must know of a game beside its rules. Everything begins with a view: nothing here can cheat. */
export interface Insight<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  readonly game: Game<Open, Own, Secret, Move>
  /** As a bot's. */
  observe?(memory: unknown, view: View<Open, Own>): unknown
  /** Fills in what the seat cannot see: a world that agrees with its view and its memory, each as likely as it is. */
  imagine(view: View<Open, Own>, memory: unknown, chance: Chance): State<Open, Own, Secret>
  /** The moves worth a thought, best first, with what they are expected to be worth. */
  candidates(view: View<Open, Own>, memory: unknown, most: number): readonly Candidate<Move>[]
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

/** The strengths that every game has, from the weakest; each game tells in five languages how they play. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const
export type LevelName = (typeof LEVELS)[number]
