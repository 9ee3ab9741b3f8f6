import type { Bot, Game, Orders, Seat, View } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import type { FigureCounter } from '../search/figures.ts'
import { LEVELS } from '../search/levels.ts'
import type { StatsCollector } from '../search/stats.ts'
import type { CatalogueModules, PlainCatalogue } from '../text/format.ts'
import type { Language } from '../text/languages.ts'

/** What reviews, hints and statistics need besides the rules and the bots. */
interface ReviewParts {
  /** Reviews matches and gives hints, if the game has an evaluator. */
  readonly reviewer?: Reviewer
  /** Counts what one player has done in a match, for their statistics. */
  countFigures?(seat: Seat): FigureCounter
}

/** Everything that the server, the browser's worker, the arena and the command line know about a game. */
export interface GameManifest extends ReviewParts {
  readonly game: Game
  /** Its name, which is the same in every language. */
  readonly name?: string
  /** Every bot that plays the game, simple ones first, then the levels, weakest first. */
  readonly bots: readonly Bot[]
  /** What players can leave with the table, if the game has such orders. */
  readonly orders?: Orders
  /** Loads those parts, if they are not in the manifest: a browser plays without them, and `GAMES` has them all. */
  loadReviewParts?(): Promise<ReviewParts>
  /** What levels, hints and reviews say about the game. */
  readonly reviewTexts?: CatalogueModules<PlainCatalogue>
  /** Loads the names of the things that phrases refer to by their ids, such as towns and patterns. */
  loadNames?(language: Language): Promise<(id: string) => string>
  /** Collects the figures that the arena reports besides results. */
  createStats?(seats: number): StatsCollector
  /** A view as text for the command line; `names` are the names of the seats. */
  print(view: View, names: readonly string[]): string
}

/** The manifest with the parts that it loads apart. */
export const withReviewParts = async (manifest: GameManifest): Promise<GameManifest> =>
  manifest.reviewer ? manifest : { ...manifest, ...(await manifest.loadReviewParts?.()) }

export type GameList = readonly GameManifest[]

export const findGame = (games: GameList, id: string): GameManifest | undefined =>
  games.find(({ game }) => game.id === id)

/** A lookup of rules by id, as readers of match files need it. */
export const rulesIn =
  (games: GameList) =>
  (id: string): Game | undefined =>
    findGame(games, id)?.game

export const botNamed = ({ bots }: GameManifest, name: string): Bot | undefined =>
  bots.find((bot) => bot.name === name)

/** The levels that people choose from, weakest first. */
export const levelBots = ({ bots }: GameManifest): readonly Bot[] =>
  bots.filter(({ name }) => LEVELS.some((level) => level === name))

/** The bots that people choose from: the levels or, in a game without levels, all that it has. */
export function offeredBots(manifest: GameManifest): readonly Bot[] {
  const levels = levelBots(manifest)
  return levels.length > 0 ? levels : manifest.bots
}
