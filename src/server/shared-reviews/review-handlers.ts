import { LIMITS } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import { Refused } from '../http/refused.ts'
import { clientAddress } from '../http/request-origin.ts'
import type { RouteHandlers } from '../http/route-handler.ts'
import { newLinkId } from '../link-ids.ts'
import type { SharedReviews } from './shared-reviews.ts'
import { visitorIn } from './visitor.ts'

const REVIEW_ID_LENGTH = 20

/** Making and deleting shared reviews. Everything else about them goes over the socket. */
export function reviewHandlers(
  { store, time, originSettings, space }: ServerContext,
  reviews: SharedReviews,
): RouteHandlers<'shareReview' | 'deleteReview'> {
  /** Only what everybody with the link to the table could look up as well. */
  async function checkTable(table: string): Promise<void> {
    const row = await store.findTable(table)
    if (!row) throw new Refused('noSuchTable')
    if (row.status !== 'over') throw new Refused('matchNotOver')
    if (row.record.spectators === false) throw new Refused('noSpectators')
  }

  return {
    async shareReview({ guest, body, raw }) {
      const { step = 0, eyes, ...of } = body
      if ('table' in of) await checkTable(of.table)
      const made = await store.findReviewOf(guest.id, of)
      if (made !== undefined) return { review: made }
      if (!reviews.rates.mayShare(guest.id, clientAddress(raw, originSettings)))
        throw new Refused('tooManyReviews')
      if ((await store.countReviews(guest.id)) >= LIMITS.reviewsPerGuest) throw new Refused('tooManyReviews')
      if (await space.isFull()) throw new Refused('storageFull')
      const [id, now] = [newLinkId(REVIEW_ID_LENGTH), time.now()]
      await store.createReview({
        id,
        of,
        owner: guest.id,
        leader: visitorIn(id, guest.id),
        position: { step, ...(eyes === undefined ? {} : { eyes }) },
        created: now,
        touched: now,
        version: 1,
        itemsVersion: 1,
      })
      return { review: id }
    },

    async deleteReview({ guest, params }) {
      const row = await store.findReview(params.review)
      if (!row) throw new Refused('noSuchReview')
      if (row.owner !== guest.id) throw new Refused('notYours')
      if (!(await store.deleteReview(row.id))) throw new Refused('noSuchReview')
      reviews.deleted(row.id, row.version)
      return {}
    },
  }
}
