import type { Ratings, TableRatings } from '../../../protocol/index.ts'
import { anchorOf, anchorsOf } from '../../../rating/anchors.ts'
import { NEWCOMER, shownRating } from '../../../rating/model.ts'
import type { ServerContext } from '../../context.ts'
import { laddersOf } from '../../ratings/ladders.ts'
import type { RatingRow } from '../../store/rating-store.ts'
import type { TableRow } from '../../store/store.ts'
import { Refused } from '../refused.ts'
import type { RouteHandlers } from '../route-handler.ts'

/** How many of a guest's latest matches the graphs are drawn from. */
const HISTORY = 200
/** Points of one graph. */
const GRAPH = 100

type SeatRating = TableRatings['seats'][number]

/** Ratings are private: a visitor is told their own, and those of the people with whom they sit at a rated table. */
export function ratingHandlers({ store, games }: ServerContext): RouteHandlers<'ratings' | 'tableRatings'> {
  /** What is known about the seats of a table that has not been rated yet. */
  async function currentRatings(
    { seats, record }: TableRow,
    people: readonly Seated[],
  ): Promise<SeatRating[]> {
    const ladder = { game: record.game, seats: seats.length }
    const guests = people.map(({ guest }) => guest)
    const rows = new Map((await store.ratingsIn(ladder, guests)).map((row) => [row.guest, row]))
    return people.map(({ guest, seat }) => {
      const row = rows.get(guest)
      return { seat, before: shownRating(row?.after ?? NEWCOMER), matches: row?.matches ?? 0 }
    })
  }

  return {
    async ratings({ guest }): Promise<Ratings> {
      const history = await store.ratingsOf(guest.id, HISTORY)
      const found = await Promise.all(laddersOf(games).map((ladder) => store.ratingsIn(ladder, [guest.id])))
      return { ratings: found.flat().map((row) => shownLadder(row, history)) }
    },

    async tableRatings({ params, guest }): Promise<TableRatings> {
      const row = await store.findTable(params.table)
      if (!row?.record.rated) throw new Refused('noSuchTable')
      const people = await store.seatedAt(params.table)
      if (people.every((person) => person.guest !== guest.id)) throw new Refused('notSeated')
      const rated = await store.ratingsAt(params.table)
      const persons = rated.length > 0 ? rated.map(ratedSeat) : await currentRatings(row, people)
      const uncounted = rated[0]?.uncounted
      return {
        seats: [...persons, ...botSeats(row)].sort((a, b) => a.seat - b.seat),
        settled: rated.length > 0,
        ...(uncounted ? { uncounted } : {}),
      }
    },
  }
}

interface Seated {
  readonly guest: string
  readonly seat: number
}

const ratedSeat = ({ seat, before, after, place, matches }: RatingRow): SeatRating => ({
  seat,
  before: shownRating(before),
  after: shownRating(after),
  place,
  matches,
})

const botSeats = ({ seats, record }: TableRow): SeatRating[] =>
  seats.flatMap((occupant, seat) => {
    const ladder = { game: record.game, seats: seats.length }
    const anchor = occupant.kind === 'bot' ? anchorOf(ladder, occupant.bot) : undefined
    return anchor ? [{ seat, before: shownRating(anchor) }] : []
  })

function shownLadder(row: RatingRow, history: readonly RatingRow[]): Ratings['ratings'][number] {
  const { game, seats, after, matches, ended } = row
  const own = history.filter((one) => one.game === game && one.seats === seats && !one.uncounted)
  const course = own.slice(0, GRAPH).map((one) => ({ at: one.ended, rating: shownRating(one.after) }))
  course.reverse()
  return {
    game,
    seats,
    rating: shownRating(after),
    matches,
    last: ended,
    history: course.map(({ rating }) => rating.points),
    course,
    levels: anchorsOf({ game, seats }).map(({ bot, rating }) => ({ bot, rating: shownRating(rating) })),
  }
}
