import * as v from 'valibot'
import type { DeckFile } from './components/deck-file.ts'
import { type DeckProblem, readDeck, readNewDeck } from './components/read-deck.ts'

/** An untrusted deck. Each of its problems becomes an issue of its own. */
const deckOption = (read: typeof readDeck) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, DeckFile>(({ dataset, config, addIssue, NEVER }) => {
      const deck = read(dataset.value, config)
      if (deck.ok) return deck.deck
      for (const problem of deck.problems) addIssue({ message: deckMessage(problem) })
      return NEVER
    }),
  )

function deckMessage({ code, card, found }: DeckProblem): string {
  return [code, ...(card === undefined ? [] : [card]), ...(found === undefined ? [] : [found])].join(' ')
}

export const OptionsSchema = v.strictObject({
  /** R11: tick off the expedition cards already shown this round. */
  memoryAid: v.optional(v.boolean(), false),
  /** A deck to use instead of Vermeil's own. */
  deck: v.optional(deckOption(readDeck)),
})

/** For new tables: the texts of the deck are short. Earlier matches may have longer ones. */
export const NewOptionsSchema = v.strictObject({
  ...OptionsSchema.entries,
  deck: v.optional(deckOption(readNewDeck)),
})

export type Options = v.InferOutput<typeof OptionsSchema>
