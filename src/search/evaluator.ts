import type { Phrase, Seat, State, View } from '../kernel/index.ts'
import type { Candidate } from './model.ts'

/** What review and hints must know of a game beside its rules. */
export interface Evaluator<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
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
