import { beginningOf, type Day, dayAfter, dayAt, isDay } from '../../daily/day.ts'
import type { Daily, DailyChallenge, DailyDay } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from './refused.ts'
import type { RouteHandlers } from './route-handler.ts'

type DailyRoutes = 'daily' | 'dailyDay' | 'playDaily' | 'masterMatch'

const NONE: readonly DailyChallenge[] = []

/** The daily challenge: what is played today, and what was played on earlier days. */
export function dailyHandlers({ time }: ServerContext): RouteHandlers<DailyRoutes> {
  const show = (day: Day): DailyDay => ({
    day,
    until: beginningOf(dayAfter(day)),
    challenges: [...NONE],
  })
  const refuse = async (): Promise<never> => {
    throw new Refused('noSuchChallenge')
  }
  return {
    daily: async (): Promise<Daily> => ({ today: show(dayAt(time.now())), tomorrow: [], earlier: [] }),
    async dailyDay({ params: { day } }) {
      if (!isDay(day) || day > dayAt(time.now())) throw new Refused('noSuchChallenge')
      return show(day)
    },
    playDaily: refuse,
    masterMatch: refuse,
  }
}
