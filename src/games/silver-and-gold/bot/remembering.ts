import type { View } from '../../../kernel/index.ts'
import { type Deck, deckOf, NO_PATTERN } from '../rules/deck.ts'
import { type Open, type Own, TURNS_PER_ROUND } from '../rules/state.ts'

/** How often each pattern was shown this round, the card on top included. */
export type Shown = readonly number[]

/** What a seat remembers of the expedition cards: they cover each other, but nobody has to forget them. */
export interface Memory {
  /** The last turn that was seen. */
  readonly turn: number
  readonly shown: Shown
}

/** Adds what a view shows to what was remembered. */
export function remember(memory: unknown, { open }: View<Open, Own>): Memory | undefined {
  const before = isMemory(memory) ? memory : undefined
  if (open.phase === 'keep' || open.expedition === NO_PATTERN || before?.turn === open.turn) return before
  const sameRound = before !== undefined && roundOf(before.turn) === roundOf(open.turn)
  const shown = sameRound ? before.shown.slice() : deckOf(open.options).patternCounts.map(() => 0)
  shown[open.expedition]++
  return { turn: open.turn, shown }
}

/** What the round has shown, as far as the seat knows: by the memory aid, by its memory, or only the card on top. */
export function shownThisRound(open: Open, memory: unknown): Shown {
  if (open.options.memoryAid) return open.seen
  if (isMemory(memory) && memory.turn === open.turn) return memory.shown
  return onTop(deckOf(open.options), open)
}

/** For those who forget: the card on top is all they know. */
export function onTop(deck: Deck, { expedition }: Open): Shown {
  const shown = deck.patternCounts.map(() => 0)
  if (expedition !== NO_PATTERN) shown[expedition]++
  return shown
}

const roundOf = (turn: number): number => Math.floor(turn / TURNS_PER_ROUND)

const isMemory = (memory: unknown): memory is Memory =>
  typeof memory === 'object' && memory !== null && 'turn' in memory && 'shown' in memory
