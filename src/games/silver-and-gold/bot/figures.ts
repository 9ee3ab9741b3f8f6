import type { Seat } from '../../../kernel/index.ts'
import type { FigureCounter } from '../../../search/figures.ts'
import { deckOf, STANDARD_DECK } from '../rules/components/deck.ts'
import { COLOURS } from '../rules/components/deck-file.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own, Secret } from '../rules/state.ts'

/** The patterns by their ids. Those of other decks are not counted: they may have any name. */
const PATTERNS = STANDARD_DECK.file.expeditions.map(({ id }) => id)

/** How often a player has marked each pattern, or a single cell instead, and which cards they have finished. */
export function silverAndGoldFigures(me: Seat): FigureCounter<Open, Own, Secret, Move> {
  const figures: Record<string, number> = {}
  const count = (name: string): void => {
    figures[name] = (figures[name] ?? 0) + 1
  }
  return {
    recordMove({ open }, seat, move) {
      if (seat !== me) return
      if (move.type === 'single') count('pattern.single')
      const pattern = deckOf(open.options).file.expeditions[open.expedition]?.id
      if (move.type === 'pattern' && pattern !== undefined && PATTERNS.includes(pattern))
        count(`pattern.${pattern}`)
    },
    total({ open }) {
      const { colour } = deckOf(open.options)
      for (const card of open.players[me].finished) count(`card.${COLOURS[colour[card]]}`)
      return figures
    },
  }
}
