import { reviewLaws } from './testing/review-laws.ts'

const MEMORY_AID_OFF = { memoryAid: false }
const TOWN_CARDS = { townCards: true }

reviewLaws(
  {
    id: 'silver-and-gold',
    options: MEMORY_AID_OFF,
    levels: ['gentle', 'steady', 'sharp', 'gentle'],
    seed: 32,
  },
  true,
)
reviewLaws({ id: 'elfenland', options: TOWN_CARDS, levels: ['steady', 'gentle', 'steady'], seed: 34 }, true)
reviewLaws({ id: 'elfengold', options: {}, levels: ['steady', 'gentle'], seed: 35 }, true)
reviewLaws({ id: 'elfengold', options: TOWN_CARDS, levels: ['gentle', 'steady', 'gentle'], seed: 36 }, true)
