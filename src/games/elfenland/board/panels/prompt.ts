import type { Open } from '../../rules/state.ts'

/** Phases in which a player has to act; `asked.<phase>` is the text for each. */
type Asked =
  | 'drawCards'
  | 'threeCounters'
  | 'tokens'
  | 'auction'
  | 'planning'
  | 'moving'
  | 'handLimit'
  | 'reward'
  | 'rewardCards'
  | 'roundEnd'
  | 'over'

/** The prompt for a phase. Phases that run by themselves borrow the prompt of the phase that they lead to. */
export function askedKey({ phase }: Open): Asked {
  switch (phase) {
    case 'deal':
    case 'hiddenCounter':
      return 'threeCounters'
    case 'income':
      return 'tokens'
    default:
      return phase
  }
}
