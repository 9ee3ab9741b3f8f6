import type { Chance } from '../../../kernel/index.ts'
import type { Candidate } from '../../../search/model.ts'
import type { Move } from '../rules/moves.ts'
import type { Seated } from './deciding.ts'
import type { Taste } from './taste.ts'

/**
 * Weaker players err as people do: they have fond habits that last a whole game, and between things that seem nearly
 * equal they are not sure. They do not overlook what is in plain sight.
 */
export interface Habits {
  /** How unsure the player is, in points. */
  readonly doubt: number
  /** What seems so many points worse is never done. */
  readonly limit: number
  /** How strong the fond habits are: 0 for none. */
  readonly fondness: number
}

/** Fond habits: what such a player gives too much for, as a factor on his taste. */
const FOND_OF: readonly Partial<Taste>[] = [
  { coinToCome: 2, row: 2.5, stepToRow: 2 },
  { palmToCome: 3 },
  { turn: 1.6, cardsToCome: 0.3 },
  { turn: 0.6, slack: 2.5 },
  { cardsToCome: 2.5 },
]

/** The taste of a player with habits; who he is shows in the cards that he was dealt, so it lasts the game. */
export function withHabits(taste: Taste, { fondness }: Habits, { seat, own }: Seated): Taste {
  if (fondness === 0) return taste
  const who = own.dealt.reduce((sum, card) => 31 * sum + card, 7 + seat) % FOND_OF.length
  const fond = Object.entries(FOND_OF[who]).map(([name, factor]) => {
    const usual = Number(taste[name as keyof Taste])
    return [name, usual * (1 + (Number(factor) - 1) * fondness)]
  })
  return { ...taste, ...Object.fromEntries(fond) }
}

/** One of the candidates that seem good: the better, the likelier. */
export function unsurely(
  candidates: readonly Candidate<Move>[],
  { doubt, limit }: Habits,
  view: Seated,
  chance: Chance,
): Candidate<Move> {
  const [best] = candidates
  if (doubt === 0) return best
  let chosen = best
  let most = Number.NEGATIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate.value < best.value - limit || overlooks(candidate, best, view)) continue
    // Gumbel's noise: the chance of each is then as the exponential of its worth over the doubt.
    const value = candidate.value - doubt * Math.log(-Math.log((chance.below(SCALE) + 0.5) / SCALE))
    if (value <= most) continue
    most = value
    chosen = candidate
  }
  return chosen
}

const SCALE = 2 ** 24

/** Nobody leaves a card unfinished that he sees he can finish, or marks a single cell where the pattern serves. */
function overlooks({ moves }: Candidate<Move>, { moves: best }: Candidate<Move>, view: Seated): boolean {
  if (view.open.phase !== 'mark') return false
  if (moves[0].type === 'single' && best[0].type === 'pattern') return true
  return finishes(view, moves) < finishes(view, best)
}

/** How many cards a marking clears. */
function finishes({ seat, open, own }: Seated, moves: readonly Move[]): number {
  const left = open.players[seat].free.map((free, place) => free & ~own.marks[place])
  const before = left.filter((free) => free !== 0).length
  for (const move of moves) {
    if (move.type === 'pattern') left[move.place] &= ~move.cells
    else if (move.type === 'single' || move.type === 'extra') left[move.place] &= ~(1 << move.cell)
  }
  return before - left.filter((free) => free !== 0).length
}
