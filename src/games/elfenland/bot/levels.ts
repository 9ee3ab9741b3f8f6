import type { Bot } from '../../../kernel/index.ts'
import type { LevelName } from '../../../search/levels.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own } from '../rules/state.ts'
import { greedyWith } from './greedy.ts'
import { oneStep, type ShortSight } from './one-step.ts'
import { seated } from './seated.ts'
import { WORTH } from './worth.ts'

/** Thinks of a few cards at a time, and not of where the boot should end. */
const GENTLE: ShortSight = {
  worth: { ...WORTH, nearTown: 0, card: 0.1, quality: 0, gold: 0.02 },
  cards: 5,
  roads: 2,
  goldPerCard: 1,
  doubt: 0.5,
}

/** Thinks of the whole hand, but lays one counter at a time where it gains at once. */
const STEADY: ShortSight = { worth: WORTH, cards: 20, roads: 4, goldPerCard: undefined, doubt: 0 }

/** The levels up to sharp, of both games; master searches, with the insight of this folder. */
export const gentle = playing('gentle', GENTLE)
export const steady = playing('steady', STEADY)
export const sharp = greedyWith(WORTH, 'sharp')

function playing(name: LevelName, sight: ShortSight): Bot<Open, Own, Move> {
  return { name, choose: (view, chance) => oneStep(seated(view), sight, chance) }
}
