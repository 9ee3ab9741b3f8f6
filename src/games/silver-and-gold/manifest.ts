import { type Catalogue, fillIn } from '../../text/format.ts'
import type { Language } from '../../text/languages.ts'
import type { GameManifest } from '../manifest.ts'
import { greedy } from './bot/greedy.ts'
import { levels } from './bot/levels.ts'
import { newcomer } from './bot/newcomer.ts'
import { random } from './bot/random.ts'
import { searchModel } from './bot/search-model.ts'
import { silverAndGold } from './rules/game.ts'
import { print } from './rules/print.ts'
import { BOARD_TEXTS, REVIEW_TEXTS } from './texts/index.ts'
import { SILVER_AND_GOLD_NAME } from './texts/name.ts'

async function loadNames(language: Language): Promise<(id: string) => string> {
  const { texts }: { texts: Catalogue } = await BOARD_TEXTS[language]()
  return (id) => fillIn(language, texts[`pattern.${id}`] ?? id)
}

async function loadReviewParts() {
  const [{ evaluator }, { silverAndGoldFigures }] = await Promise.all([
    import('./bot/evaluator.ts'),
    import('./bot/figures.ts'),
  ])
  return { reviewer: { model: searchModel, evaluator }, countFigures: silverAndGoldFigures }
}

export const silverAndGoldManifest: GameManifest = {
  game: silverAndGold,
  name: SILVER_AND_GOLD_NAME,
  bots: [random, newcomer, greedy, ...levels],
  loadReviewParts,
  reviewTexts: REVIEW_TEXTS,
  loadNames,
  print,
}
