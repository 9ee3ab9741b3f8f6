import type { Seat } from '../../../../kernel/index.ts'
import { type Deck, deckOf } from '../../rules/components/deck.ts'
import type { Open } from '../../rules/state.ts'
import type { PatternsShown } from '../memory.ts'
import { newContext, readContext, type TurnContext } from './context.ts'
import { newSummary, type PlayerSummary, readSummary } from './summary.ts'

/** A player and what the value of their cards depends on. */
export interface PlayerPosition {
  readonly context: TurnContext
  readonly summary: PlayerSummary
}

export const newPlayerPosition = (deck: Deck): PlayerPosition => ({
  context: newContext(deck),
  summary: newSummary(),
})

/** The position of a seat that decides in this turn. */
export function readPlayerPosition(
  open: Open,
  seat: Seat,
  shown: PatternsShown,
  into = newPlayerPosition(deckOf(open.options)),
): PlayerPosition {
  readContext(open, seat, shown, into.context)
  readSummary(into.context.deck, open.players[seat], into.summary)
  return into
}
