import { mean } from '../../kernel/index.ts'
import { DAY } from '../../kernel/time-units.ts'
import type { PublicProfile } from '../../protocol/index.ts'
import type { FinishedResult } from '../store/profile-store.ts'

const DAYS_SHOWN = 366

type Results = NonNullable<PublicProfile['results']>

/** Adds up results by game, number of players, and whether other people played. */
export function shownResults(matches: readonly FinishedResult[]): Results {
  const groups = Map.groupBy(matches, ({ game, seats, others }) => JSON.stringify([game, seats, others > 0]))
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      return first ? [groupResults(first, group)] : []
    })
    .sort((a, b) => b.matches - a.matches || a.game.localeCompare(b.game) || a.seats - b.seats)
}

function groupResults(
  { game, seats, others }: FinishedResult,
  group: readonly FinishedResult[],
): Results[number] {
  const scores = group.map(({ score }) => score)
  return {
    game,
    seats,
    against: others > 0 ? 'people' : 'bots',
    matches: group.length,
    places: Array.from({ length: seats }, (_, i) => group.filter(({ place }) => place === i + 1).length),
    mean: Math.round(mean(scores) * 10) / 10,
    best: Math.max(...scores),
  }
}

/** How many matches were finished on each day of the last year, the earliest first. */
export function shownDays(
  matches: readonly FinishedResult[],
  now: number,
): NonNullable<PublicProfile['days']> {
  const recent = matches.filter(({ ended }) => ended > now - DAYS_SHOWN * DAY && ended <= now)
  const days = Map.groupBy(recent, ({ ended }) => new Date(ended).toISOString().slice(0, 10))
  return [...days]
    .map(([day, { length }]) => ({ day, matches: length }))
    .sort((a, b) => a.day.localeCompare(b.day))
}
