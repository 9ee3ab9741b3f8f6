import { CHALLENGES } from '../../../daily/challenge.ts'
import { beginningOf, type Day, dayAfter } from '../../../daily/day.ts'
import type { Rejection } from '../../../kernel/index.ts'
import { MINUTE } from '../../../kernel/time-units.ts'
import type { Daily, DailyDay } from '../../../protocol/index.ts'
import type { ApiResult } from '../api/request.ts'

/** What the page knows about the day. Without a server that has the challenge, it offers a practice. */
export type DailyState =
  | { readonly kind: 'loading'; readonly day: Day }
  | { readonly kind: 'counted'; readonly day: Day; readonly daily: Daily }
  | { readonly kind: 'practice'; readonly day: Day; readonly why: 'offline' | 'off' }
  | { readonly kind: 'problem'; readonly day: Day; readonly rejection: Rejection }

/** The state of the page after an answer. Servers of earlier versions do not know the address. */
export function dailyStateAfter(answer: ApiResult<Daily>, today: Day): DailyState {
  if (answer.ok) {
    const daily = inOrder(answer.value)
    const { day, challenges } = daily.today
    return challenges.length > 0 ? { kind: 'counted', day, daily } : { kind: 'practice', day, why: 'off' }
  }
  const { rejection } = answer
  if (rejection.code === 'notFound') return { kind: 'practice', day: today, why: 'off' }
  if (rejection.code === 'offline') return { kind: 'practice', day: today, why: 'offline' }
  return { kind: 'problem', day: today, rejection }
}

const PLACES = CHALLENGES.map(({ game }) => game)
const byGame = (a: { readonly game: string }, b: { readonly game: string }): number =>
  PLACES.indexOf(a.game) - PLACES.indexOf(b.game)

/** With the games in the same order every day. */
function inOrder({ today, tomorrow, earlier }: Daily): Daily {
  const sorted = (day: DailyDay): DailyDay => ({ ...day, challenges: day.challenges.toSorted(byGame) })
  return { today: sorted(today), tomorrow: tomorrow.toSorted(byGame), earlier: earlier.map(sorted) }
}

/** How long a day lasts from now on, in hours and minutes begun; undefined once it is over. */
export function timeLeft(day: Day, now: number): { hours: number; minutes: number } | undefined {
  const left = Math.ceil((beginningOf(dayAfter(day)) - now) / MINUTE)
  return left <= 0 ? undefined : { hours: Math.floor(left / 60), minutes: left % 60 }
}
