import { seesPlantedMistakes, showsPlantedMistakes } from './testing/planted-laws.ts'

// The first matches only; the long form judges all. Measured: 8 of 9, 9 of 10 and 11 of 11.
seesPlantedMistakes({ suite: 'tuning', id: 'silver-and-gold', matches: 2, judged: 9, share: 0.75 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfenland', matches: 2, judged: 10, share: 0.75 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfengold', matches: 1, judged: 11, share: 0.8 })

showsPlantedMistakes('silver-and-gold', 1)
// The mistake costs more than the graph would say that there was to lose.
showsPlantedMistakes('elfenland', 1)
showsPlantedMistakes('elfengold', 1)
