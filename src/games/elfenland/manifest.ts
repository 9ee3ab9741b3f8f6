import type { Game } from '../../kernel/index.ts'
import { type Catalogue, fillIn } from '../../text/format.ts'
import type { Language } from '../../text/languages.ts'
import type { GameManifest } from '../manifest.ts'
import { elfenLevels, greedy } from './bot/levels.ts'
import { newcomer } from './bot/newcomer.ts'
import type { Foresight } from './bot/planner/planner.ts'
import { random } from './bot/policies/random.ts'
import { createModel } from './bot/search-model.ts'
import { elfenlandStats } from './bot/stats.ts'
import { TOWNS } from './rules/components/map.ts'
import { elfengold, elfenland } from './rules/game.ts'
import type { Move } from './rules/moves.ts'
import type { Variant } from './rules/options.ts'
import { elfengoldOrders, elfenlandOrders } from './rules/orders.ts'
import { print } from './rules/print.ts'
import type { Open, Own, Secret } from './rules/state.ts'
import { BOARD_TEXTS, REVIEW_TEXTS } from './texts/index.ts'
import { ELFENGOLD_NAME, ELFENLAND_NAME } from './texts/names.ts'

async function loadNames(language: Language): Promise<(id: string) => string> {
  const { texts }: { texts: Catalogue } = await BOARD_TEXTS[language]()
  const towns = new Map<string, string>(TOWNS.map(({ id, name }) => [id, name.replace("'", '’')]))
  return (id) => towns.get(id) ?? fillIn(language, texts[`kind.a.${id}`] ?? texts[id] ?? id)
}

/** The two games of the family differ in their rules and in what is built from them. */
function manifestOf(
  id: Variant['game'],
  name: string,
  game: Game<Open, Own, Secret, Move>,
  orders: NonNullable<GameManifest['orders']>,
  foresight: Foresight,
): GameManifest {
  const model = createModel(game, foresight)
  return {
    game,
    name,
    orders,
    bots: [random, newcomer, greedy, ...elfenLevels(id, foresight, model)],
    loadReviewParts: async () => (await import('./bot/review-parts.ts')).reviewPartsOf(id, foresight, model),
    reviewTexts: REVIEW_TEXTS,
    loadNames,
    createStats: elfenlandStats,
    print,
  }
}

/* What the stronger bots have learned about one of the games is not loaded with the other. */

export async function loadElfenlandManifest(): Promise<GameManifest> {
  const { elfenlandForesight } = await import('./bot/foresight/elfenland.ts')
  return manifestOf('elfenland', ELFENLAND_NAME, elfenland, elfenlandOrders, elfenlandForesight)
}

export async function loadElfengoldManifest(): Promise<GameManifest> {
  const { elfengoldForesight } = await import('./bot/foresight/elfengold.ts')
  return manifestOf('elfengold', ELFENGOLD_NAME, elfengold, elfengoldOrders, elfengoldForesight)
}
