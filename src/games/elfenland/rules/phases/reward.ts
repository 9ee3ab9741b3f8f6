import { type Chance, NO_SEATS } from '../../../../kernel/index.ts'
import { canTurn, drawIntoHand, fillOpenCards } from '../components/piles.ts'
import { fixed, type Move } from '../moves.ts'
import { askTurn, type ElfenlandState } from '../state.ts'
import { askToDraw, draw, legalDraws } from './drawing.ts'
import type { Phase } from './phase.ts'

export const REWARD_CARDS = 2

const REWARDS: readonly Move[] = [
  fixed({ type: 'reward', take: 'gold' }),
  fixed({ type: 'reward', take: 'cards' }),
]

/**
 * The player takes either the sum of the values of all towns entered or two cards, even if the sum is 0 (E10). A player
 * who did not move gets two cards.
 */
export const reward: Phase = {
  begin(state, chance) {
    const { open } = state
    // E3: cards discarded on the journey may fill open places, now that the journey can no longer be taken back.
    fillOpenCards(state, chance)
    open.drawsLeft = REWARD_CARDS
    if (open.moved) askTurn(open)
    else open.waiting = NO_SEATS
  },

  legal: () => REWARDS.slice(),

  play({ open }, seat, move) {
    if (move.type !== 'reward') return { code: 'notNow' }
    switch (move.take) {
      case 'gold':
        open.players[seat].gold += open.earned
        open.drawsLeft = 0
        break
      case 'cards':
        break
      default:
        return { code: 'noSuchReward' }
    }
    open.waiting = NO_SEATS
    return undefined
  },
}

/** Two cards from the pile. Instead of a gold card, the player may take an open card or the gold pile (E2). */
export const rewardCards: Phase = {
  begin: drawBlind,

  legal: ({ open }) => legalDraws(open),

  play(state, seat, move, chance) {
    const outcome = draw(state, seat, move, chance)
    if (typeof outcome === 'object') return outcome
    if (outcome === 'drawsAgain') {
      askToDraw(state.open)
      return undefined
    }
    state.open.drawsLeft--
    drawBlind(state, chance)
    return undefined
  },
}

/** Draws until both cards are drawn, a gold card turns up, or the pile is empty and the player has to choose (E3). */
function drawBlind(state: ElfenlandState, chance: Chance): void {
  const { open } = state
  while (open.drawsLeft > 0 && canTurn(open) && drawIntoHand(state, open.turn, chance)) open.drawsLeft--
  askToDraw(open)
}
