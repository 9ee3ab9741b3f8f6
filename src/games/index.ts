import type { Bot, Game, View } from '../kernel/index.ts'
import * as elfenland from './elfenland/index.ts'
import * as silverAndGold from './silver-and-gold/index.ts'

/** A game as the server, the workers and the command line know it. */
export interface CatalogueEntry {
  readonly game: Game
  readonly bots: readonly Bot[]
  /** The table as text. */
  print(view: View, names: readonly string[]): string
}

/** All games. A new one is a folder and a line here. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    game: silverAndGold.silverAndGold,
    bots: [silverAndGold.random, silverAndGold.greedy],
    print: silverAndGold.print,
  },
  { game: elfenland.elfenland, bots: [elfenland.random, elfenland.greedy], print: elfenland.print },
  { game: elfenland.elfengold, bots: [elfenland.random, elfenland.greedy], print: elfenland.print },
]

export const findEntry = (id: string): CatalogueEntry | undefined =>
  CATALOGUE.find(({ game }) => game.id === id)

export const findGame = (id: string): Game | undefined => findEntry(id)?.game
