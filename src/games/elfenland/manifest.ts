import { type Catalogue, fillIn } from '../../text/format.ts'
import type { Language } from '../../text/languages.ts'
import type { GameManifest } from '../manifest.ts'
import { elfenLevels, greedy } from './bot/levels.ts'
import { newcomer } from './bot/newcomer.ts'
import { random } from './bot/policies/random.ts'
import { elfengoldModel, elfenlandModel } from './bot/search-model.ts'
import { elfenlandStats } from './bot/stats.ts'
import { TOWNS } from './rules/components/map.ts'
import { elfengold, elfenland } from './rules/game.ts'
import type { Variant } from './rules/options.ts'
import { elfengoldOrders, elfenlandOrders } from './rules/orders.ts'
import { print } from './rules/print.ts'
import { BOARD_TEXTS, REVIEW_TEXTS } from './texts/index.ts'
import { ELFENGOLD_NAME, ELFENLAND_NAME } from './texts/names.ts'

async function loadNames(language: Language): Promise<(id: string) => string> {
  const { texts }: { texts: Catalogue } = await BOARD_TEXTS[language]()
  const towns = new Map<string, string>(TOWNS.map(({ id, name }) => [id, name.replace("'", '’')]))
  return (id) => towns.get(id) ?? fillIn(language, texts[`kind.a.${id}`] ?? texts[id] ?? id)
}

/** The two games of the family differ in their rules and in what is built from them. */
const manifestOf = (
  id: Variant['game'],
  name: string,
  game: GameManifest['game'],
  orders: NonNullable<GameManifest['orders']>,
  model: typeof elfenlandModel,
): GameManifest => ({
  game,
  name,
  orders,
  bots: [random, newcomer, greedy, ...elfenLevels(id, model)],
  loadReviewParts: async () => (await import('./bot/review-parts.ts')).reviewPartsOf(id, model),
  reviewTexts: REVIEW_TEXTS,
  loadNames,
  createStats: elfenlandStats,
  print,
})

export const elfenlandManifest = manifestOf(
  'elfenland',
  ELFENLAND_NAME,
  elfenland,
  elfenlandOrders,
  elfenlandModel,
)
export const elfengoldManifest = manifestOf(
  'elfengold',
  ELFENGOLD_NAME,
  elfengold,
  elfengoldOrders,
  elfengoldModel,
)
