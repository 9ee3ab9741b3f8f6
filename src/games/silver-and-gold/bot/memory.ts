import type { View } from '../../../kernel/index.ts'
import { type Deck, deckOf, NO_PATTERN } from '../rules/components/deck.ts'
import { type Open, type Own, TURNS_PER_ROUND } from '../rules/state.ts'

/** By pattern: how often it was shown in this round, the top card included. */
export type PatternsShown = readonly number[]

/** What a seat remembers of the expedition cards of this round, which cover each other on the table. */
export interface Memory {
  /** The last turn observed. */
  readonly turn: number
  readonly shown: PatternsShown
}

/** The memory after observing a view. */
export function updateMemory(memory: unknown, { open }: View<Open, Own>): Memory | undefined {
  const before = isMemory(memory) ? memory : undefined
  if (open.phase === 'keep' || open.expedition === NO_PATTERN || before?.turn === open.turn) return before
  const sameRound = before !== undefined && roundOf(before.turn) === roundOf(open.turn)
  const shown = sameRound ? before.shown.slice() : deckOf(open.options).patternCounts.map(() => 0)
  shown[open.expedition]++
  return { turn: open.turn, shown }
}

/** The patterns shown, as far as the seat knows them: by the memory aid, from memory, or only the top card. */
export function shownThisRound(open: Open, memory: unknown): PatternsShown {
  if (open.options.memoryAid) return open.seen
  if (isMemory(memory) && memory.turn === open.turn) return memory.shown
  return topPatternOnly(deckOf(open.options), open)
}

/** What a player without a memory knows: the pattern of the top card. */
export function topPatternOnly(deck: Deck, { expedition }: Open): PatternsShown {
  const shown = deck.patternCounts.map(() => 0)
  if (expedition !== NO_PATTERN) shown[expedition]++
  return shown
}

const roundOf = (turn: number): number => Math.floor(turn / TURNS_PER_ROUND)

const isMemory = (memory: unknown): memory is Memory =>
  typeof memory === 'object' && memory !== null && 'turn' in memory && 'shown' in memory
