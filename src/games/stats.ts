import type { StatsCollector } from '../search/stats.ts'
import { watchElfenland } from './elfenland/bot/watching.ts'

/** The games in which the arena looks at more than how they end. */
const WATCHERS: Readonly<Record<string, (seats: number) => StatsCollector>> = {
  elfenland: (seats) => watchElfenland(seats) as StatsCollector,
  elfengold: (seats) => watchElfenland(seats) as StatsCollector,
}

export const watcherOf = (game: string, seats: number): StatsCollector | undefined => WATCHERS[game]?.(seats)
