import { TRIES_ALL } from '../kernel/testing/sample-size.ts'
import { reviewLaws } from './testing/review-laws.ts'

/** How many steps are reviewed twice. The long form reviews whole matches twice, and more and longer ones. */
const AGAIN = TRIES_ALL ? Number.POSITIVE_INFINITY : 6

reviewLaws(
  { id: 'silver-and-gold', options: { memoryAid: false }, levels: ['steady', 'gentle'], seed: 31 },
  AGAIN,
)
const options = TRIES_ALL ? {} : { rounds: 3 }
reviewLaws({ id: 'elfenland', options, levels: ['gentle', 'steady'], seed: 33 }, AGAIN)
