import { useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
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

export function usePosition(
  session: SharedReviewSession,
  review: ReviewTogether,
  refused: (rejection: Rejection) => void,
): SharedLook {
  const [own, setOwn] = useState<SharedPosition | undefined>(undefined)
  const { step, eyes, you, leader } = review
  const leads = you !== undefined && you === leader
  const shown = { step, ...(eyes === undefined ? {} : { eyes }) }
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
