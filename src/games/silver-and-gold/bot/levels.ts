import type { Bot } from '../../../kernel/index.ts'
import type { LevelName } from '../../../search/levels.ts'
import { deckOf } from '../rules/deck.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own } from '../rules/state.ts'
import { AT_A_GLANCE, consider, type Depth } from './considering.ts'
import { seated } from './deciding.ts'
import { type Habits, unsurely, withHabits } from './habits.ts'
import { onTop, remember, shownThisRound } from './remembering.ts'
import { KEEN, type Taste } from './taste.ts'

/** How a level plays that needs no search. */
interface Manner extends Depth, Habits {
  /** Whether it remembers which expedition cards this round has shown. */
  readonly remembers: boolean
}

/** Does not see what crosses lead to, hopes to finish everything, and does not think of the next turn. */
const HOPEFUL: Taste = {
  ...KEEN,
  seesCrosses: false,
  nextTurn: 0,
  cross: 0.5,
  slack: 2.5,
  doubt: 4,
  trophy: 0,
}

const GENTLE: Manner = {
  taste: HOPEFUL,
  net: false,
  ahead: 0,
  remembers: false,
  doubt: 1.6,
  limit: 6,
  fondness: 1,
}
const STEADY: Manner = {
  taste: KEEN,
  net: false,
  ahead: 0,
  remembers: false,
  doubt: 0.9,
  limit: 4,
  fondness: 0.5,
}
const SHARP: Manner = { ...AT_A_GLANCE, remembers: true, doubt: 0, limit: 0, fondness: 0 }

/** The levels up to sharp; master searches, with the search model of this folder. */
export const gentle = playing('gentle', GENTLE)
export const steady = playing('steady', STEADY)
export const sharp = playing('sharp', SHARP)

function playing(name: LevelName, manner: Manner): Bot<Open, Own, Move> {
  return {
    name,
    ...(manner.remembers ? { observe: remember } : {}),
    choose(view, chance, { memory } = {}) {
      const own = seated(view)
      const { open } = own
      const shown = manner.remembers ? shownThisRound(open, memory) : onTop(deckOf(open.options), open)
      const taste = withHabits(manner.taste, manner, own)
      return unsurely(consider(own, shown, { ...manner, taste }), manner, own, chance).moves[0]
    },
  }
}
