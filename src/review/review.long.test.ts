import { reviewLaws } from './testing/review-laws.ts'

const MEMORY_AID_OFF = { memoryAid: false }
const TOWN_CARDS = { townCards: true }
/** All steps are reviewed twice. */
const ALL = Number.POSITIVE_INFINITY

reviewLaws(
  {
    id: 'silver-and-gold',
    options: MEMORY_AID_OFF,
    levels: ['gentle', 'steady', 'sharp', 'gentle'],
    seed: 32,
  },
  ALL,
)
reviewLaws({ id: 'elfenland', options: TOWN_CARDS, levels: ['steady', 'gentle', 'steady'], seed: 34 }, ALL)
reviewLaws({ id: 'elfengold', options: {}, levels: ['steady', 'gentle'], seed: 35 }, ALL)
reviewLaws({ id: 'elfengold', options: TOWN_CARDS, levels: ['gentle', 'steady', 'gentle'], seed: 36 }, ALL)
