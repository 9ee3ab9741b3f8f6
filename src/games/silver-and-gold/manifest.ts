import type { GameManifest } from '../manifest.ts'
import { evaluator } from './bot/evaluator.ts'
import { greedy } from './bot/greedy.ts'
import { gentle, master, sharp, steady } from './bot/levels.ts'
import { random } from './bot/random.ts'
import { searchModel } from './bot/search-model.ts'
import { silverAndGold as game } from './rules/game.ts'
import { print } from './rules/print.ts'

export const silverAndGold: GameManifest = {
  game,
  bots: [random, greedy, gentle, steady, sharp, master],
  reviewer: { model: searchModel, evaluator },
  print,
}
