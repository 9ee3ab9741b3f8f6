import type { ReviewCommand } from '../../protocol/index.ts'
import { type Rate, type ServerLimits, VisitorBuckets } from '../limits.ts'
import type { Time } from '../time.ts'

/** How often guests and addresses may share matches, and change what they have shared. */
export interface ReviewRates {
  mayShare(guest: string, address: string): boolean
  mayCommand(type: ReviewCommand['type'], guest: string, address: string): boolean
}

export function reviewRates(limits: ServerLimits, time: Time): ReviewRates {
  const bucketsOf = (rate: Rate) => new VisitorBuckets(rate, time, perAddress(rate))
  const shared = bucketsOf(limits.newReviews)
  const items = bucketsOf(limits.reviewItems)
  const steps = bucketsOf(limits.reviewSteps)
  return {
    mayShare: (guest, address) => shared.take(guest, address),
    mayCommand: (type, guest, address) =>
      (type === 'showStep' || type === 'lead' ? steps : items).take(guest, address),
  }
}

/** A class or a club may share one address. */
const perAddress = ({ burst, perSecond }: Rate): Rate => ({ burst: 4 * burst, perSecond: 4 * perSecond })
