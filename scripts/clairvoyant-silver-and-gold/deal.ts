import { STANDARD_DECK } from '../../src/games/silver-and-gold/rules/components/deck.ts'
import type { SilverAndGoldState } from '../../src/games/silver-and-gold/rules/state.ts'
import { TURNS, TURNS_PER_ROUND } from '../../src/games/silver-and-gold/rules/state.ts'
import { at, type Bag, type Chance, fastChance, fastSeed, takeOut } from '../../src/kernel/index.ts'

/** Everything that chance will do in a game, fixed in advance, so that different players can have the same luck. */
export interface Deal {
  /** The order in which the cards are dealt, and that of the stock once the cards not kept have been returned. */
  readonly dealt: readonly number[]
  readonly stock: readonly number[]
  /** The pattern of each turn. */
  readonly patterns: readonly number[]
  readonly start: number
}

export function newDeal(seed: number, index: number, seats: number): Deal {
  const chance = fastChance(fastSeed(seed, index))
  const shuffled = (things: readonly number[]): number[] => {
    const rest = [...things]
    return things.map(() => at(rest.splice(chance.below(rest.length), 1), 0))
  }
  const cards = STANDARD_DECK.cardCounts.map((_, card) => card)
  const expeditions = STANDARD_DECK.patternCounts.flatMap((count, pattern) => Array(count).fill(pattern))
  return {
    dealt: shuffled(cards),
    stock: shuffled(cards),
    patterns: Array.from({ length: TURNS / TURNS_PER_ROUND }, () =>
      shuffled(expeditions).slice(0, TURNS_PER_ROUND),
    ).flat(),
    start: chance.below(seats),
  }
}

/** The chance of a deal. Before the game is set up there is no state yet. */
export function chanceOf(deal: Deal, state?: SilverAndGoldState): Chance {
  return {
    below: () => deal.start,
    draw(bag, pile) {
      const kind =
        pile === 'expeditions' ? at(deal.patterns, state?.open.turn ?? 0) : nextCard(deal, bag, state)
      takeOut(bag, kind)
      return kind
    },
  }
}

function nextCard({ dealt, stock }: Deal, { counts }: Bag, state: SilverAndGoldState | undefined): number {
  const card = (state === undefined ? dealt : stock).find((one) => at(counts, one) > 0)
  if (card === undefined) throw new Error('the stock is empty')
  return card
}
