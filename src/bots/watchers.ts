import { watchElfenland } from '../games/elfenland/bot/watching.ts'
import type { Watcher } from '../kernel/index.ts'

/** The games in which the arena looks at more than how they end. */
const WATCHERS: Readonly<Record<string, (seats: number) => Watcher>> = {
  elfenland: (seats) => watchElfenland(seats) as Watcher,
  elfengold: (seats) => watchElfenland(seats) as Watcher,
}

export const watcherOf = (game: string, seats: number): Watcher | undefined => WATCHERS[game]?.(seats)
