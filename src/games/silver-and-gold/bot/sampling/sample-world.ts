import { type Bag, bagOf, type Chance, everySeat, type View, withSeat } from '../../../../kernel/index.ts'
import { type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import {
  copyState,
  DEALT,
  type Open,
  type Own,
  type SilverAndGoldState,
  TURNS_PER_ROUND,
} from '../../rules/state.ts'
import { hasFreeCell } from '../../rules/turn.ts'
import { type PatternsShown, shownThisRound } from '../memory.ts'
import { seatView } from '../seat-view.ts'
import { stockOf } from './stock.ts'

/**
 * A world that is consistent with what a seat knows (a determinization). Marks that others have committed are hidden,
 * so there they are still to be made. Cards dealt to others and forgotten expedition cards are drawn from those that
 * the seat has not seen elsewhere.
 */
export function sampleWorld(view: View<Open, Own>, memory: unknown, chance: Chance): SilverAndGoldState {
  const { seat, open, own } = seatView(view)
  const deck = deckOf(open.options)
  const seats = open.players.length
  const others = (): Own => ({ dealt: [], kept: [NO_CARD, NO_CARD], marks: [0, 0], owed: 0 })
  const state = copyState({
    open,
    own: Array.from({ length: seats }, (_, other) => (other === seat ? own : others())),
    secret: {
      stock: stockBag(deck, open, own),
      expeditions: expeditionBag(deck, open, shownThisRound(open, memory), chance),
    },
  })
  if (open.phase === 'keep') {
    state.open.waiting = everySeat(seats)
    for (const [other, { dealt }] of state.own.entries()) {
      for (let i = 0; other !== seat && i < DEALT; i++) dealt.push(chance.draw(state.secret.stock))
    }
  } else if (open.phase === 'mark') {
    for (const [other, player] of open.players.entries()) {
      if (hasFreeCell(player)) state.open.waiting = withSeat(state.open.waiting, other)
    }
  }
  return state
}

/** While cards are being kept, a seat cannot tell the stock from the cards dealt to others. */
function stockBag(deck: Deck, open: Open, { dealt }: Own): Bag {
  const counts = deck.cardCounts.map(() => 0)
  for (const card of stockOf(deck, open)) {
    if (open.phase !== 'keep' || !dealt.includes(card)) counts[card] = 1
  }
  return bagOf(counts)
}

function expeditionBag(deck: Deck, { phase, turn }: Open, shown: PatternsShown, chance: Chance): Bag {
  const bag = bagOf(deck.patternCounts.map((count, pattern) => count - shown[pattern]))
  if (phase === 'keep') return bag
  const known = shown.reduce((sum, count) => sum + count, 0)
  for (let forgotten = (turn % TURNS_PER_ROUND) + 1 - known; forgotten > 0; forgotten--) chance.draw(bag)
  return bag
}
