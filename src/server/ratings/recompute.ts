import { findGame, type GameList } from '../../games/manifest.ts'
import { ladderKey } from '../../rating/model.ts'
import {
  judgeMatch,
  type PlayerStanding,
  peopleOf,
  type RatedMatch,
  REPEAT_PERIOD,
  UNRATED,
} from '../../rating/rated-match.ts'
import { CannotReplay, isRated, replay } from '../../table/index.ts'
import type { RatingRow } from '../store/rating-store.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Store } from '../store/store.ts'
import { ratedMatchOf, ratingRows, standingIn } from './rater.ts'

export interface Recomputed {
  /** How many matches were rated again from their logs. */
  readonly matches: number
  /** Rows that are stored differently from what the logs say, or not at all. */
  readonly differences: readonly RatingRow[]
  /**
   * Matches whose log was deleted or cannot be replayed here, or one of whose people was deleted and can no longer be
   * followed from match to match: what is stored about them is taken as it is.
   */
  readonly taken: number
  /** Rated tables that are over and that no server has rated yet. */
  readonly waiting: readonly string[]
}

const PAGE = 500
/** Ratings are rounded when they are stored; other machines may still differ in the last digit. */
const TOLERANCE = 0.001

interface Known {
  readonly order: number
  /** From the log; undefined if there is none. */
  readonly match: RatedMatch | undefined
  readonly stored: readonly RatingRow[]
}

/** Computes all ratings again from the logs of the tables, and compares them with what is stored. Changes nothing. */
export async function recomputeRatings(store: Store, games: GameList): Promise<Recomputed> {
  const stored = Map.groupBy(await allRatings(store), ({ table }) => table)
  const { matches, waiting } = await readLogs(store, games, stored)
  const tables = new Set([...stored.keys(), ...matches.keys()])
  const known = [...tables].flatMap((table): Known[] => {
    const rows = stored.get(table) ?? []
    const read = matches.get(table)
    const order = read?.order ?? rows[0]?.order
    const match = rows.some(({ people }) => people === '') ? undefined : read?.match
    return order === undefined ? [] : [{ order, match, stored: rows }]
  })
  const standings = new Map<string, PlayerStanding>()
  const counted: RatingRow[] = []
  const differences: RatingRow[] = []
  for (const one of known.toSorted((a, b) => a.order - b.order)) {
    const rows = one.match ? rateAgain(one.match, one.order, standings, counted) : one.stored
    for (const row of rows) standings.set(standingKey(row, row.guest), standingIn(row))
    counted.push(...rows.filter(({ person, uncounted }) => person === 0 && !uncounted))
    differences.push(...rows.filter((row) => !one.stored.some((other) => isSame(row, other))))
  }
  const taken = known.filter(({ match }) => !match).length
  return { matches: known.length - taken, differences, taken, waiting }
}

const standingKey = (ladder: { readonly game: string; readonly seats: number }, guest: string): string =>
  `${ladderKey(ladder)} ${guest}`

function rateAgain(
  match: RatedMatch,
  order: number,
  standings: ReadonlyMap<string, PlayerStanding>,
  counted: readonly RatingRow[],
): RatingRow[] {
  const { ladder, ended } = match
  const people = peopleOf(match)
  const repeats = counted.filter(
    (row) =>
      row.people === people && ladderKey(row) === ladderKey(ladder) && row.ended > ended - REPEAT_PERIOD,
  ).length
  const standingOf = (guest: string): PlayerStanding => standings.get(standingKey(ladder, guest)) ?? UNRATED
  return ratingRows(match, people, order, judgeMatch(match, standingOf, repeats))
}

function isSame(row: RatingRow, other: RatingRow): boolean {
  const { before, after, ...rest } = row
  const { before: otherBefore, after: otherAfter, ...otherRest } = other
  const isNear = (one: number, two: number): boolean => Math.abs(one - two) < TOLERANCE
  return (
    JSON.stringify(Object.entries(rest).toSorted()) ===
      JSON.stringify(Object.entries(otherRest).toSorted()) &&
    isNear(before.mu, otherBefore.mu) &&
    isNear(before.sigma, otherBefore.sigma) &&
    isNear(after.mu, otherAfter.mu) &&
    isNear(after.sigma, otherAfter.sigma)
  )
}

async function allRatings(store: Store): Promise<RatingRow[]> {
  const all: RatingRow[] = []
  for (;;) {
    const page = await store.ratingsAfter(all.at(-1), PAGE)
    all.push(...page)
    if (page.length < PAGE) return all
  }
}

interface Logs {
  readonly matches: ReadonlyMap<string, { readonly order: number | undefined; readonly match: RatedMatch }>
  readonly waiting: readonly string[]
}

/** The rated matches that are over, by their logs. */
async function readLogs(
  store: Store,
  games: GameList,
  stored: ReadonlyMap<string, readonly RatingRow[]>,
): Promise<Logs> {
  const matches = new Map<string, { order: number | undefined; match: RatedMatch }>()
  const waiting: string[] = []
  for (let last = ''; ; ) {
    const page = await store.agesAfter(last, PAGE)
    for (const { id, status } of page) {
      if (status !== 'over' || !(await ifReadable(store.findTable(id)))?.record.rated) continue
      const read = await readLog(store, games, id)
      if (!read) continue
      if (read.order === undefined && !stored.has(id)) waiting.push(id)
      else matches.set(id, read)
    }
    if (page.length < PAGE) return { matches, waiting }
    last = page.at(-1)?.id ?? last
  }
}

async function readLog(
  store: Store,
  games: GameList,
  id: string,
): Promise<{ readonly order: number | undefined; readonly match: RatedMatch } | undefined> {
  const log = await ifReadable(store.loadTable(id))
  const game = log && findGame(games, log.record.game)
  if (!log || !game) return undefined
  try {
    const table = replay(log, game)
    const match = isRated(table) ? ratedMatchOf(table) : undefined
    return match && { order: table.ratingOrder, match }
  } catch (problem) {
    if (problem instanceof CannotReplay) return undefined
    throw problem
  }
}
