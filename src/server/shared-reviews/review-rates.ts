import type { ReviewCommand } from '../../protocol/index.ts'
import { Buckets, type Rate, type ServerLimits } from '../limits.ts'
import type { Time } from '../time.ts'

/** How often guests and addresses may share matches, and change what they have shared. */
export interface ReviewRates {
  mayShare(address: string, guest: string): boolean
  mayCommand(type: ReviewCommand['type'], address: string, guest: string): boolean
}

export function reviewRates(limits: ServerLimits, time: Time): ReviewRates {
  const shared = perVisitor(limits.newReviews, time)
  const items = perVisitor(limits.reviewItems, time)
  const steps = perVisitor(limits.reviewSteps, time)
  return {
    mayShare: shared,
    mayCommand: (type, address, guest) =>
      (type === 'showStep' || type === 'lead' ? steps : items)(address, guest),
  }
}

/** A guest above their own limit does not use up the limit of their address. */
function perVisitor(rate: Rate, time: Time): (address: string, guest: string) => boolean {
  const [ofGuest, ofAddress] = [new Buckets(rate, time), new Buckets(perAddress(rate), time)]
  return (address, guest) => ofGuest.take(guest) && ofAddress.take(address)
}

/** A class or a club may share one address. */
const perAddress = ({ burst, perSecond }: Rate): Rate => ({ burst: 4 * burst, perSecond: 4 * perSecond })
