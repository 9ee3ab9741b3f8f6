import { type Chance, NO_SEATS } from '../../../../kernel/index.ts'
import type { Variant } from '../options.ts'
import { over } from '../scoring.ts'
import { type ElfenlandState, nextSeat, type Open, type PhaseName } from '../state.ts'
import { auction } from './auction.ts'
import { hiddenCounter, threeCounters } from './counters.ts'
import { deal } from './dealing.ts'
import { drawCards } from './drawing.ts'
import { handLimit } from './hand-limit.ts'
import { income } from './income.ts'
import { moving } from './moving.ts'
import type { Phase } from './phase.ts'
import { planning } from './planning.ts'
import { reward, rewardCards } from './reward.ts'
import { isLastRound, roundEnd } from './round-end.ts'
import { tokens } from './showing.ts'

/** The phases of a round in each game. Each player goes from moving to the round end on their own, in turn order. */
const ROUND: Record<Variant['game'], readonly PhaseName[]> = {
  elfenland: ['deal', 'hiddenCounter', 'threeCounters', 'planning', 'moving', 'handLimit', 'roundEnd'],
  elfengold: [
    'drawCards',
    'income',
    'tokens',
    'auction',
    'planning',
    'moving',
    'handLimit',
    'reward',
    'rewardCards',
    'roundEnd',
  ],
}

export const PHASE_RULES: Record<PhaseName, Phase> = {
  deal,
  hiddenCounter,
  threeCounters,
  drawCards,
  income,
  tokens,
  auction,
  planning,
  moving,
  handLimit,
  reward,
  rewardCards,
  roundEnd,
  over,
}

/** Moves on to the next phase until a player has to decide or the game is over. */
export function advance(state: ElfenlandState, chance: Chance): void {
  const { open } = state
  while (open.waiting === NO_SEATS && open.phase !== 'over') {
    open.phase = nextPhase(open)
    PHASE_RULES[open.phase].begin(state, chance)
  }
}

function nextPhase(open: Open): PhaseName {
  const round = ROUND[open.variant.game]
  const next = round[(round.indexOf(open.phase) + 1) % round.length]
  if (next !== 'roundEnd') return next
  open.turn = nextSeat(open, open.turn)
  if (open.turn !== open.start) return 'moving'
  return isLastRound(open) ? 'over' : 'roundEnd'
}
