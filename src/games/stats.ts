import type { StatsCollector } from '../search/stats.ts'
import { elfenlandStats } from './elfenland/bot/stats.ts'

/** The games in which the arena looks at more than how they end. */
const WATCHERS: Readonly<Record<string, (seats: number) => StatsCollector>> = {
  elfenland: (seats) => elfenlandStats(seats) as StatsCollector,
  elfengold: (seats) => elfenlandStats(seats) as StatsCollector,
}

export const watcherOf = (game: string, seats: number): StatsCollector | undefined => WATCHERS[game]?.(seats)
