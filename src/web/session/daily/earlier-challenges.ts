import type { Day } from '../../../daily/day.ts'
import type { DailyChallenge, DailyDay } from '../../../protocol/index.ts'
import type { PlayedChallenge, PlayedDays } from './played-days.ts'

/** How many days are listed. */
const MAX_DAYS = 14

/** A challenge of an earlier day: what the server says about it, and what this device remembers. */
export interface EarlierChallenge {
  readonly day: Day
  readonly game: string
  readonly challenge?: DailyChallenge | undefined
  readonly played?: PlayedChallenge | undefined
}

/** The challenges before a day, the latest first. */
export function earlierChallenges(
  today: Day,
  server: readonly DailyDay[],
  device: PlayedDays,
): EarlierChallenge[] {
  const days = new Set([...server.map(({ day }) => day), ...Object.keys(device)])
  return [...days]
    .filter((day) => day < today)
    .sort()
    .reverse()
    .slice(0, MAX_DAYS)
    .flatMap((day) => {
      const challenges = server.find((one) => one.day === day)?.challenges ?? []
      const games = new Set([...challenges.map(({ game }) => game), ...Object.keys(device[day] ?? {})])
      return [...games].map((game) => ({
        day,
        game,
        challenge: challenges.find((one) => one.game === game),
        played: device[day]?.[game],
      }))
    })
}
