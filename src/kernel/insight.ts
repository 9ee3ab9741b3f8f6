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

/** Looks on at a game between bots and counts what tells how well each part of it is played. */
export interface Watcher<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  /** Is told every move before it is made. */
  watch(state: State<Open, Own, Secret>, seat: Seat, move: Move): void
  /** When the game is over: for each seat the same figures by name. */
  figures(state: State<Open, Own, Secret>): readonly Readonly<Record<string, number>>[]
}

/** The strengths that every game has, from the weakest; each game tells in five languages how they play. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const
export type LevelName = (typeof LEVELS)[number]

/** What review and hints must know of a game beside its rules. */
export interface Appraisal<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  /** From how much of the score on a loss is worth a word, whatever it does to the chances. */
  readonly unit: number
  /** What each seat is expected to have at the end, judged by what is public and what each has decided already. */
  expect(state: State<Open, Own, Secret>, memory: unknown): readonly number[]
  /** The chance of each seat to win when they are expected to end like this. */
  chances(expected: readonly number[], open: Open): readonly number[]
  /** All that is worth a thought, best first, each with what the seat is then expected to have at the end. */
  weigh(view: View<Open, Own>, memory: unknown): readonly Candidate<Move>[]
  /** The same for moves that were made; undefined where there was nothing to decide. */
  worthOf(view: View<Open, Own>, memory: unknown, moves: readonly Move[]): number | undefined
  /** Why a candidate is good. */
  explain(view: View<Open, Own>, memory: unknown, candidate: Candidate<Move>): Phrase
  /** What Chance and the others brought a seat between two positions. */
  happened(before: Open, after: Open, seat: Seat): Phrase
  /** When it was, in the words of the game: the number of the turn or the round. */
  when(open: Open): Phrase
}

/** A sentence as the key of a text, which every language has, and what is filled in. */
export interface Phrase {
  readonly key: string
  readonly [parameter: string]: string | number
}
