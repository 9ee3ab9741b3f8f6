import { seesPlantedMistakes, showsPlantedMistakes } from './testing/planted-laws.ts'

// The first matches only; the long form judges all. Measured: 18 of 21, 15 of 16 and 17 of 17.
seesPlantedMistakes({ suite: 'tuning', id: 'silver-and-gold', matches: 4, share: 0.75 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfenland', matches: 3, share: 0.75 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfengold', matches: 2, share: 0.8 })

showsPlantedMistakes('elfenland', 1)
showsPlantedMistakes('elfengold', 1)
