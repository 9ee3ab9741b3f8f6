import { seesPlantedMistakes } from './testing/planted-laws.ts'

// The first matches only; the long form judges all. Measured: 18 of 21, 12 of 16 and 13 of 17.
seesPlantedMistakes({ suite: 'tuning', id: 'silver-and-gold', matches: 4, share: 0.75 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfenland', matches: 3, share: 0.6 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfengold', matches: 2, share: 0.6 })
