import { reviewLaws } from './testing/review-laws.ts'

// The long form reviews more matches, and each of them twice.
reviewLaws(
  { id: 'silver-and-gold', options: { memoryAid: false }, levels: ['steady', 'gentle'], seed: 31 },
  true,
)
reviewLaws({ id: 'elfenland', options: {}, levels: ['gentle', 'steady'], seed: 33 }, true)
reviewLaws({ id: 'elfengold', options: {}, levels: ['steady', 'gentle'], seed: 35 }, false)
