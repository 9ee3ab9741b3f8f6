import * as v from 'valibot'
import { type DeckFile, type DeckProblem, readDeck } from './deck-file.ts'

/** An untrusted deck. Each of its problems becomes an issue of its own. */
const DeckOption = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, DeckFile>(({ dataset, addIssue, NEVER }) => {
    const read = readDeck(dataset.value)
    if (read.ok) return read.deck
    for (const problem of read.problems) addIssue({ message: deckMessage(problem) })
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
  deck: v.optional(DeckOption),
})

export type Options = v.InferOutput<typeof OptionsSchema>
