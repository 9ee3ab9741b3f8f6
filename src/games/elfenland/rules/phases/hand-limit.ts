import { NO_SEATS } from '../../../../kernel/index.ts'
import { CARDS, HAND_KINDS } from '../components/cards.ts'
import { discardFrom } from '../components/hands.ts'
import { fixed, isOneOf, type Move } from '../moves.ts'
import { askTurn, type Open } from '../state.ts'
import type { Phase } from './phase.ts'

export const HAND_LIMIT = 4

const DISCARDS: readonly Move[] = CARDS.slice(0, HAND_KINDS).map((_, card) =>
  fixed({ type: 'discard', card }),
)

/**
 * At the end of their turn, players discard down to exactly four cards, in the last round too (E14). In Elfengold this
 * happens after the journey and before the reward; a table option lifts the limit (E1).
 */
export const handLimit: Phase = {
  begin: ({ open }) => askToDiscard(open),

  legal({ own }) {
    return DISCARDS.filter((_, card) => own.hand[card] > 0)
  },

  play(state, seat, move) {
    if (move.type !== 'discard') return { code: 'notNow' }
    const { open, own } = state
    if (!isOneOf(move.card, HAND_KINDS) || own[seat].hand[move.card] === 0) return { code: 'cardNotHeld' }
    discardFrom(state, seat, move.card, 1)
    askToDiscard(open)
    return undefined
  },
}

function askToDiscard(open: Open): void {
  if (open.variant.handLimit && open.players[open.turn].cards > HAND_LIMIT) askTurn(open)
  else open.waiting = NO_SEATS
}
