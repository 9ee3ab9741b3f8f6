import { seesPlantedMistakes, showsPlantedMistakes } from './testing/planted-laws.ts'

// The first mistakes only; the long form judges all. Measured: 3 of 3 each.
seesPlantedMistakes({ suite: 'tuning', id: 'silver-and-gold', first: 3, share: 0.6 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfenland', first: 3, share: 0.6 })
seesPlantedMistakes({ suite: 'tuning', id: 'elfengold', first: 3, share: 0.6 })

// The mistake costs more than the graph would say that there was to lose.
showsPlantedMistakes('elfenland', 1)
