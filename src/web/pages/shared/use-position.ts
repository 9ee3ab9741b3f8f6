import { useEffect, useState } from 'preact/hooks'
import { type Rejection, samePlain } from '../../../kernel/index.ts'
import type {
  ReviewTogether,
  SharedPosition,
  SharedReviewSession,
} from '../../session/remote/shared-review.ts'

/** Which position is on screen: what the leader shows, or where the viewer has gone alone. */
export interface SharedLook {
  readonly position: SharedPosition
  readonly leads: boolean
  /** Whether the viewer looks around alone. */
  readonly alone: boolean
  /** The leader shows it to everybody; anybody else goes there alone. */
  goTo(position: SharedPosition): void
  /** Stays at the present position while the leader goes on. */
  lookAround(): void
  comeBack(): void
}

/** How somebody who has just shared a position can show it. Nobody else is led there against their will. */
function wayToShow(review: ReviewTogether): 'leads' | 'takesLead' | 'alone' {
  const { you, leader, own, visitors, nameless } = review
  if (you !== undefined && you === leader) return 'leads'
  const isAlone = nameless === 0 && visitors.every(({ visitor }) => visitor === you)
  return own && isAlone ? 'takesLead' : 'alone'
}

/** `shared` is the position at which the viewer has just shared this review. */
export function usePosition(
  session: SharedReviewSession,
  review: ReviewTogether,
  refused: (rejection: Rejection) => void,
  shared?: SharedPosition,
): SharedLook {
  const { step, eyes, you, leader } = review
  const leads = you !== undefined && you === leader
  const shown = { step, ...(eyes === undefined ? {} : { eyes }) }
  const [own, setOwn] = useState(samePlain(shared, shown) ? undefined : shared)
  useEffect(() => {
    const show = async (position: SharedPosition): Promise<void> => {
      const way = wayToShow(review)
      if (way === 'alone') return
      const rejection = way === 'takesLead' ? await session.change({ type: 'lead' }) : undefined
      if (rejection) return refused(rejection)
      setOwn(undefined)
      const notShown = await session.show(position)
      if (notShown) refused(notShown)
    }
    if (own) void show(own)
  }, [])
  const position = leads ? (session.pending.value ?? shown) : (own ?? shown)
  return {
    position,
    leads,
    alone: !leads && own !== undefined,
    goTo(next) {
      if (!leads) return setOwn(next)
      setOwn(undefined)
      void session.show(next).then((rejection) => rejection && refused(rejection))
    },
    lookAround: () => setOwn(position),
    comeBack: () => setOwn(undefined),
  }
}
