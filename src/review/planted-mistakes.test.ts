import { seesPlantedMistakes, showsPlantedMistakes } from './testing/planted-laws.ts'

// The first mistakes only; the long form judges all. Measured: 5 of 5 each.
seesPlantedMistakes({ suite: 'tuning', id: 'silver-and-gold', first: 5, share: 0.8 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfenland', first: 5, share: 0.8 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfengold', first: 5, share: 0.8 })

showsPlantedMistakes('silver-and-gold', 1)
// The mistake costs more than the graph would say that there was to lose.
showsPlantedMistakes('elfenland', 1)
showsPlantedMistakes('elfengold', 1)
