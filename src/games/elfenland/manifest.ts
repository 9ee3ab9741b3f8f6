import { rolloutEvaluator } from '../../search/rollout-evaluator.ts'
import type { GameManifest } from '../manifest.ts'
import { staticEvaluator } from './bot/evaluator.ts'
import { gentle, greedy, masterOf, sharp, steady } from './bot/levels.ts'
import { random } from './bot/policies/random.ts'
import { elfengoldModel, elfenlandModel } from './bot/search-model.ts'
import { elfenlandStats } from './bot/stats.ts'
import * as rules from './rules/game.ts'
import { print } from './rules/print.ts'

/** The two games of the family differ in their rules and in what is built from them. */
const manifestOf = (game: GameManifest['game'], model: typeof elfenlandModel): GameManifest => ({
  game,
  bots: [random, greedy, gentle, steady, sharp, masterOf(model)],
  reviewer: { model, evaluator: rolloutEvaluator(model, staticEvaluator) },
  createStats: elfenlandStats,
  print,
})

export const elfenland = manifestOf(rules.elfenland, elfenlandModel)
export const elfengold = manifestOf(rules.elfengold, elfengoldModel)
