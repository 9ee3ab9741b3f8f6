import type { GameList } from '../../games/manifest.ts'
import type { Ladder } from '../../rating/model.ts'

/** Every game with every number of players that can be rated. */
export const laddersOf = (games: GameList): Ladder[] =>
  games.flatMap(({ game: { id, seats } }) =>
    Array.from({ length: Math.max(0, seats.max - 1) }, (_, index) => ({ game: id, seats: index + 2 })),
  )
