import type { View } from '../../../kernel/index.ts'
import type { Candidate } from '../../../search/model.ts'
import { rollout } from '../../../search/rollout.ts'
import { finish, type Steps } from '../../../search/steps.ts'
import { deckOf } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own } from '../rules/state.ts'
import { candidatesFor, NET_WITH_LOOKAHEAD } from './candidates.ts'
import { isRichInCrosses } from './crosses.ts'
import { shownThisRound } from './memory.ts'
import { searchModel } from './search-model.ts'
import { seatView } from './seat-view.ts'

/** Sampled games in which each pair is tried, and their series: another one than that of the review's comparisons. */
const GAMES = 40
const SERIES = 0x6ee9
/** With fewer games, the sum of the values of the cards says more. */
const LEAST_GAMES = 10

/**
 * The cards that a seat may keep, best first. Two cards are one decision, whatever their order. Valued one by one they
 * can look alike and differ by two points as a pair, so each pair is valued by the lead that it gives in sampled games.
 */
export const keptPairs = (view: View<Open, Own>, memory: unknown): readonly Candidate<Move>[] =>
  finish(keptPairsSteps(view, memory))

/** The same, pausing after each game. If time runs out, fewer games decide. */
export function* keptPairsSteps(
  view: View<Open, Own>,
  memory: unknown,
  isExhausted: (trials: number) => boolean = () => false,
): Steps<readonly Candidate<Move>[]> {
  const known = valued.get(view)
  if (known) return known
  const shown = shownThisRound(view.open, memory)
  const pairs = pairsOf(candidatesFor(seatView(view), shown, NET_WITH_LOOKAHEAD))
  const sums = pairs.map(() => 0)
  let games = 0
  // Rollouts would take minutes with a deck that is rich in crosses.
  if (!isRichInCrosses(deckOf(view.open.options)))
    for (; games < GAMES && !isExhausted(games * pairs.length); games++) {
      for (const [index, { moves }] of pairs.entries())
        sums[index] += rollout(searchModel, view, memory, { moves, value: 0 }, SERIES, games)
      yield undefined
    }
  const ranked =
    games < LEAST_GAMES ? pairs : pairs.map(({ moves }, index) => ({ moves, value: sums[index] / games }))
  const found = ranked.toSorted((a, b) => b.value - a.value)
  if (games === GAMES) valued.set(view, found)
  return found
}

/** The review asks twice for the same view: for the best pair, and for the one that was kept. */
const valued = new WeakMap<View<Open, Own>, readonly Candidate<Move>[]>()

function pairsOf(keeps: readonly Candidate<Move>[]): readonly Candidate<Move>[] {
  if (keeps.length < FOUR_DEALT) return keeps
  return keeps.flatMap((one, index) =>
    keeps
      .slice(index + 1)
      .map((other) => ({ moves: [...one.moves, ...other.moves], value: one.value + other.value })),
  )
}

/** Once a card is kept, only three are left to choose from. */
const FOUR_DEALT = 4
