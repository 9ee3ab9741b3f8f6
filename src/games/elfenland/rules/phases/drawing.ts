import { type Chance, NO_SEATS, type Seat } from '../../../../kernel/index.ts'
import { NO_CARD } from '../components/cards.ts'
import { canTurn, drawIntoHand, payGoldPile, takeOpenCard } from '../components/piles.ts'
import { fixed, isOneOf, type Move, type MoveOf, OPEN_CARDS, type Refusal } from '../moves.ts'
import { askTurn, type ElfenlandState, nextSeat, type Open } from '../state.ts'
import type { Phase } from './phase.ts'

export const DRAWS_EACH = 3

const DRAW_CARD: Move = fixed({ type: 'drawCard' })
const TAKE_CARD: readonly Move[] = Array.from({ length: OPEN_CARDS }, (_, place) =>
  fixed({ type: 'takeCard', place }),
)
const TAKE_GOLD_PILE: Move = fixed({ type: 'takeGoldPile' })

/** From round 2 on, each player draws one card in turn order, three times round the table. */
export const drawCards: Phase = {
  begin({ open }) {
    open.turn = open.start
    open.drawsLeft = open.round === 1 ? 0 : DRAWS_EACH * open.players.length
    askToDraw(open)
  },

  legal: ({ open }) => legalDraws(open),

  play(state, seat, move, chance) {
    const outcome = draw(state, seat, move, chance)
    if (typeof outcome === 'object') return outcome
    const { open } = state
    if (outcome === 'drawn') {
      open.drawsLeft--
      open.turn = nextSeat(open, open.turn)
    }
    askToDraw(open)
    return undefined
  },
}

/** If nothing can be drawn, all remaining draws are lost (E3), because no draw can add a card for the next player. */
export function askToDraw(open: Open): void {
  if (!somethingToDraw(open)) open.drawsLeft = 0
  if (open.drawsLeft > 0) askTurn(open)
  else open.waiting = NO_SEATS
}

function somethingToDraw(open: Open): boolean {
  return open.goldPile > 0 || canTurn(open) || open.openCards.some((card) => card !== NO_CARD)
}

/** The top card of the pile, one of the three open cards, or the whole gold pile if it is not empty. */
export function legalDraws(open: Open): Move[] {
  const moves: Move[] = []
  if (canTurn(open)) moves.push(DRAW_CARD)
  for (let place = 0; place < OPEN_CARDS; place++) {
    if (open.openCards[place] !== NO_CARD) moves.push(TAKE_CARD[place])
  }
  if (open.goldPile > 0) moves.push(TAKE_GOLD_PILE)
  return moves
}

/** One draw. A player who turns up a gold card draws again, with a free choice. */
export function draw(
  state: ElfenlandState,
  seat: Seat,
  move: Move,
  chance: Chance,
): Refusal | 'drawn' | 'drawsAgain' {
  switch (move.type) {
    case 'drawCard':
      if (!canTurn(state.open)) return { code: 'pileEmpty' }
      return drawIntoHand(state, seat, chance) ? 'drawn' : 'drawsAgain'
    case 'takeCard':
      return takeCard(state, seat, move, chance)
    case 'takeGoldPile':
      if (state.open.goldPile === 0) return { code: 'noGoldPile' }
      payGoldPile(state, seat)
      return 'drawn'
    default:
      return { code: 'notNow' }
  }
}

function takeCard(
  state: ElfenlandState,
  seat: Seat,
  { place }: MoveOf<'takeCard'>,
  chance: Chance,
): Refusal | 'drawn' {
  if (!isOneOf(place, OPEN_CARDS) || state.open.openCards[place] === NO_CARD) return { code: 'nothingThere' }
  takeOpenCard(state, seat, place, chance)
  return 'drawn'
}
