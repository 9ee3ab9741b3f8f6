import * as v from 'valibot'
import { type DeckFile, type DeckProblem, readDeck } from './deck-file.ts'

/** A deck from outside; what is wrong with it becomes the issue's message, card by card. */
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
  /** R11: tick the expedition cards that this round has shown. */
  memoryAid: v.optional(v.boolean(), false),
  /** Another deck than Vermeil's own. */
  deck: v.optional(DeckOption),
})

export type Options = v.InferOutput<typeof OptionsSchema>
