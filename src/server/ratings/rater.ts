import { anchorOf } from '../../rating/anchors.ts'
import type { PlayerStanding, RatedMatch, RatingVerdict } from '../../rating/rated-match.ts'
import { finalSeats, type TableState } from '../../table/index.ts'
import type { RatingRow } from '../store/rating-store.ts'
import type { Store } from '../store/store.ts'
import { markAnchors } from './anchors-mark.ts'

/** Whether a bot may sit at rated tables. The levels were measured for every number of players. */
export const isRatedBot = (game: string, bot: string): boolean =>
  anchorOf({ game, seats: 2 }, bot) !== undefined

/** A finished match as it counts for ratings. */
export function ratedMatchOf(table: TableState): RatedMatch | undefined {
  const seats = finalSeats(table)
  const last = table.turns.at(-1)
  if (!seats || !last) return undefined
  const { id, game } = table.record
  return { table: id, ladder: { game, seats: seats.length }, ended: last.at, seats }
}

/**
 * Stores what a finished match means for its people, and returns its position in its ladder. It does so once, however
 * often and by however many processes it is called: the store takes every table and every position only once.
 */
export async function rateTable(
  store: Store,
  table: TableState,
  log: { info(details: object, message: string): void },
): Promise<number | undefined> {
  const match = ratedMatchOf(table)
  if (!match) return undefined
  const { ladder } = match
  // Imported only here, because most servers need no ratings for a long time.
  const { REPEAT_PERIOD, judgeMatch, peopleOf, UNRATED } = await import('../../rating/rated-match.ts')
  for (;;) {
    const [known] = await store.ratingsAt(match.table)
    if (known) return known.order
    // Read first: a match that is rated in the meantime takes this position, and everything is read again.
    const order = (await store.lastRatingOrder(ladder)) + 1
    // Before the first rating of a store, none rests on earlier ratings of the bots.
    if (order === 1 && (await store.ratingsAfter(undefined, 1)).length === 0) await markAnchors(store)
    const guests = match.seats.flatMap(({ guest }) => guest ?? [])
    const standings = new Map(
      (await store.ratingsIn(ladder, guests)).map((row) => [row.guest, standingIn(row)]),
    )
    const repeats = await store.countRatings(ladder, peopleOf(match), match.ended - REPEAT_PERIOD)
    const verdict = judgeMatch(match, (guest) => standings.get(guest) ?? UNRATED, repeats)
    if (await store.addRatings(ratingRows(match, peopleOf(match), order, verdict))) {
      log.info({ table: match.table, ladder, order }, 'rated a match')
      return order
    }
  }
}

export const standingIn = ({ after, matches }: RatingRow): PlayerStanding => ({ ...after, matches })

/** The rows of a match. */
export const ratingRows = (
  { table, ladder, ended }: RatedMatch,
  people: string,
  order: number,
  verdict: RatingVerdict,
): RatingRow[] =>
  verdict.people.map(({ guest, seat, place, before, after }, person) => ({
    ...ladder,
    order,
    person,
    table,
    seat,
    guest,
    people,
    ended,
    place,
    before: { mu: before.mu, sigma: before.sigma },
    after: { mu: after.mu, sigma: after.sigma },
    matches: after.matches,
    ...(verdict.uncounted ? { uncounted: verdict.uncounted } : {}),
  }))
