import type { Bot } from '../../../kernel/index.ts'
import type { LevelName } from '../../../search/levels.ts'
import { searchBot } from '../../../search/search-bot.ts'
import { deckOf } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own } from '../rules/state.ts'
import { candidatesFor, type EvaluationDepth, HEURISTIC_ONLY } from './candidates.ts'
import { TUNED_WEIGHTS, type Weights } from './evaluation/weights.ts'
import { shownThisRound, topPatternOnly, updateMemory } from './memory.ts'
import { biasedWeights, chooseLikePerson, type Persona } from './persona.ts'
import { masterModel } from './search-model.ts'
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

/** A level that evaluates by the heuristic at a glance. */
const AT_A_GLANCE = { ...HEURISTIC_ONLY, remembers: false, overlooks: 0 }

/* Noise and bias were chosen so that the steps measured by `npx vermeil ladder silver-and-gold` are about equal. */
const PLAYFUL: LevelSettings = {
  ...AT_A_GLANCE,
  weights: OPTIMISTIC,
  overlooks: 0.35,
  noise: 2.2,
  noiseLimit: 8,
  bias: 1.2,
}
const CAREFREE: LevelSettings = { ...PLAYFUL, overlooks: 0.18, noise: 1.8, noiseLimit: 7, bias: 1.1 }
const GENTLE: LevelSettings = { ...PLAYFUL, overlooks: 0, noise: 1.45, noiseLimit: 6, bias: 1 }
const CURIOUS: LevelSettings = { ...GENTLE, noise: 0.8, noiseLimit: 5, bias: 0.7 }
const EAGER: LevelSettings = { ...AT_A_GLANCE, noise: 1.21, noiseLimit: 5, bias: 0.67 }
const STEADY: LevelSettings = { ...AT_A_GLANCE, noise: 0.84, noiseLimit: 4, bias: 0.46 }
const ATTENTIVE: LevelSettings = { ...AT_A_GLANCE, noise: 0.47, noiseLimit: 4, bias: 0.25 }
const SHARP: LevelSettings = { ...AT_A_GLANCE, remembers: true, noise: 0, noiseLimit: 0, bias: 0 }
/** Evaluates with a net, like master, but at a glance and not always exactly. */
const SEASONED: LevelSettings = { ...SHARP, net: 'small', noise: 0.1, noiseLimit: 1 }

export const steady = levelBot('steady', STEADY)
export const sharp = levelBot('sharp', SHARP)
export const master = searchBot('master', masterModel, {
  candidates: 6,
  iterations: 160,
  priorWeight: 100,
  certainty: 3,
})

/** Every level, weakest first. */
export const levels: readonly Bot<Open, Own, Move>[] = [
  levelBot('playful', PLAYFUL),
  levelBot('carefree', CAREFREE),
  levelBot('gentle', GENTLE),
  levelBot('curious', CURIOUS),
  levelBot('eager', EAGER),
  steady,
  levelBot('attentive', ATTENTIVE),
  sharp,
  levelBot('seasoned', SEASONED),
  master,
]

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
      return chooseLikePerson(candidatesFor(own, shown, { ...settings, weights }), settings, own, chance)
        .moves[0]
    },
  }
}
