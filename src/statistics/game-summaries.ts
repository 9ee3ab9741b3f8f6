import { mean } from '../kernel/index.ts'
import type { Figures } from '../search/figures.ts'
import { ownSeat, type ProfileMatch } from './profile-match.ts'

/** The matches of one game with one number of players. */
export interface GameSummary {
  readonly game: string
  readonly seats: number
  readonly matches: number
  /** How many matches ended on each place, the first place first. */
  readonly places: readonly number[]
  readonly mean: number
  readonly best: number
  readonly bestMatch: ProfileMatch
  /** What the mean and the best score were made of; undefined while that is not known. */
  readonly meanParts: Figures | undefined
  readonly bestParts: Figures | undefined
  /** Of the reviewed matches. */
  readonly accuracy: number | undefined
  readonly luckPoints: number | undefined
  /** The scores in the order of play. */
  readonly scores: readonly number[]
}

/** By game and number of players, those with the most matches first. */
export function gameSummaries(matches: readonly ProfileMatch[]): GameSummary[] {
  const groups = Map.groupBy(matches, ({ game, seats }) => `${game} ${seats.length}`)
  return [...groups.values()]
    .flatMap((group) => summaryOf(group.toSorted((a, b) => a.ended - b.ended)))
    .sort((a, b) => b.matches - a.matches || a.game.localeCompare(b.game) || a.seats - b.seats)
}

function summaryOf(group: readonly ProfileMatch[]): GameSummary[] {
  const scored = group.flatMap((match) => {
    const own = ownSeat(match)
    return own ? [{ match, ...own }] : []
  })
  const [first] = scored
  if (!first) return []
  const best = scored.reduce((highest, one) => (one.score > highest.score ? one : highest), first)
  const counted = scored.flatMap(({ match: { statistics } }) => (statistics ? [statistics.parts] : []))
  const plays = scored.flatMap(({ match: { statistics } }) => statistics?.play ?? [])
  const { game, seats } = first.match
  return [
    {
      game,
      seats: seats.length,
      matches: scored.length,
      places: seats.map((_, index) => scored.filter(({ place }) => place === index + 1).length),
      mean: meanOf(scored.map(({ score }) => score)) ?? 0,
      best: best.score,
      bestMatch: best.match,
      meanParts: counted.length === 0 ? undefined : meanFigures(counted),
      bestParts: best.match.statistics?.parts,
      accuracy: meanOf(plays.map(({ accuracy }) => accuracy)),
      luckPoints: meanOf(plays.map(({ luckPoints }) => luckPoints)),
      scores: scored.map(({ score }) => score),
    },
  ]
}

/** The sum of each figure. */
export function addFigures(all: readonly Figures[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const figures of all)
    for (const [name, value] of Object.entries(figures)) total[name] = (total[name] ?? 0) + value
  return total
}

const meanFigures = (all: readonly Figures[]): Figures =>
  Object.fromEntries(Object.entries(addFigures(all)).map(([name, sum]) => [name, sum / all.length]))

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : mean(values)
