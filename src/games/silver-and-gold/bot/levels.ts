import type { Bot } from '../../../kernel/index.ts'
import type { LevelName } from '../../../search/levels.ts'
import { searchBot } from '../../../search/search-bot.ts'
import { deckOf } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own } from '../rules/state.ts'
import { candidatesFor, type EvaluationDepth, HEURISTIC_ONLY } from './candidates.ts'
import { TUNED_WEIGHTS, type Weights } from './evaluation/weights.ts'
import { shownThisRound, topPatternOnly, updateMemory } from './memory.ts'
import { biasedWeights, chooseWithNoise, type Persona } from './persona.ts'
import { searchModel } from './search-model.ts'
import { seatView } from './seat-view.ts'

/** A level that decides without a search. */
interface LevelSettings extends EvaluationDepth, Persona {
  /** Whether it remembers the patterns that this round has shown. */
  readonly remembers: boolean
}

/** Overlooks what crosses pay for, expects to finish every card, and does not think of the next turn. */
const OPTIMISTIC: Weights = {
  ...TUNED_WEIGHTS,
  seesCrosses: false,
  nextTurn: 0,
  cross: 0.5,
  slack: 2.5,
  uncertainty: 4,
  trophy: 0,
}

const GENTLE: LevelSettings = {
  weights: OPTIMISTIC,
  net: false,
  lookahead: 0,
  remembers: false,
  noise: 1.6,
  noiseLimit: 6,
  bias: 1,
}
const STEADY: LevelSettings = {
  weights: TUNED_WEIGHTS,
  net: false,
  lookahead: 0,
  remembers: false,
  noise: 0.9,
  noiseLimit: 4,
  bias: 0.5,
}
const SHARP: LevelSettings = { ...HEURISTIC_ONLY, remembers: true, noise: 0, noiseLimit: 0, bias: 0 }

export const gentle = levelBot('gentle', GENTLE)
export const steady = levelBot('steady', STEADY)
export const sharp = levelBot('sharp', SHARP)
export const master = searchBot('master', searchModel, { candidates: 6, iterations: 160, priorWeight: 100 })

function levelBot(name: LevelName, settings: LevelSettings): Bot<Open, Own, Move> {
  return {
    name,
    ...(settings.remembers ? { observe: updateMemory } : {}),
    choose(view, chance, { memory } = {}) {
      const own = seatView(view)
      const { open } = own
      const shown = settings.remembers
        ? shownThisRound(open, memory)
        : topPatternOnly(deckOf(open.options), open)
      const weights = biasedWeights(settings.weights, settings, own)
      return chooseWithNoise(candidatesFor(own, shown, { ...settings, weights }), settings, own, chance)
        .moves[0]
    },
  }
}
