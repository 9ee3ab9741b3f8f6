import { at, type Chance } from '../../../kernel/index.ts'
import type { Candidate } from '../../../search/model.ts'
import type { Move } from '../rules/moves.ts'
import type { Weights } from './evaluation/weights.ts'
import type { SeatView } from './seat-view.ts'

/**
 * How a weaker level errs. Like people it overlooks moves, has biases that last a whole game, and is undecided between
 * moves that seem nearly equal. Of the moves that it notices it never rejects an obvious one.
 */
export interface Persona {
  /** The share of the possible moves that it does not notice. */
  readonly overlooks: number
  /** The scale of the noise that is added to the value of each move, in points. */
  readonly noise: number
  /** Moves this many points below the best are never chosen. */
  readonly noiseLimit: number
  /** The strength of the biases: 0 for none. */
  readonly bias: number
}

/** The possible biases, as factors on the weights. */
const BIASES: readonly Partial<Weights>[] = [
  { coinToCome: 2, row: 2.5, stepToRow: 2 },
  { palmToCome: 3 },
  { turn: 1.6, cardsToCome: 0.3 },
  { turn: 0.6, slack: 2.5 },
  { cardsToCome: 2.5 },
]

/** The weights of a biased player. The cards dealt to the player decide on the bias, so it lasts the whole game. */
export function biasedWeights(weights: Weights, { bias }: Persona, { seat, own }: SeatView): Weights {
  if (bias === 0) return weights
  const chosen = own.dealt.reduce((sum, card) => 31 * sum + card, 7 + seat) % BIASES.length
  const biased = Object.entries(BIASES[chosen]).map(([name, factor]) => {
    const unbiased = Number(weights[name as keyof Weights])
    return [name, unbiased * (1 + (Number(factor) - 1) * bias)]
  })
  return { ...weights, ...Object.fromEntries(biased) }
}

/** The candidates that a player notices, best first. Whoever notices none of them looks again, at all of them. */
function noticed(
  candidates: readonly Candidate<Move>[],
  { overlooks }: Persona,
  chance: Chance,
): readonly Candidate<Move>[] {
  if (overlooks === 0) return candidates
  const seen = candidates.filter(() => chance.below(SCALE) >= overlooks * SCALE)
  return seen.length > 0 ? seen : candidates
}

/** One of the good candidates; the better it is, the more likely. */
export function chooseLikePerson(
  candidates: readonly Candidate<Move>[],
  persona: Persona,
  view: SeatView,
  chance: Chance,
): Candidate<Move> {
  const { noise, noiseLimit } = persona
  const seen = noticed(candidates, persona, chance)
  const best = at(seen, 0)
  if (noise === 0) return best
  let chosen = best
  let highest = Number.NEGATIVE_INFINITY
  for (const candidate of seen) {
    if (candidate.value < best.value - noiseLimit || isObviouslyWorse(candidate, best, view)) continue
    // With Gumbel noise the probability of each is proportional to exp(value / noise).
    const value = candidate.value - noise * Math.log(-Math.log((chance.below(SCALE) + 0.5) / SCALE))
    if (value <= highest) continue
    highest = value
    chosen = candidate
  }
  return chosen
}

const SCALE = 2 ** 24

/** Leaving a card unfinished that can be finished, or marking a single cell where the pattern is best. */
function isObviouslyWorse(
  { moves }: Candidate<Move>,
  { moves: best }: Candidate<Move>,
  view: SeatView,
): boolean {
  if (view.open.phase !== 'mark') return false
  if (moves[0].type === 'single' && best[0].type === 'pattern') return true
  return finishes(view, moves) < finishes(view, best)
}

/** The number of cards that a marking finishes. */
function finishes({ seat, open, own }: SeatView, moves: readonly Move[]): number {
  const left = open.players[seat].free.map((free, place) => free & ~own.marks[place])
  const before = left.filter((free) => free !== 0).length
  for (const move of moves) {
    if (move.type === 'pattern') left[move.place] &= ~move.cells
    else if (move.type === 'single' || move.type === 'extra') left[move.place] &= ~(1 << move.cell)
  }
  return before - left.filter((free) => free !== 0).length
}
