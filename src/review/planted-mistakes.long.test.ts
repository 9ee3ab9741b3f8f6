import { raisesFewFalseAlarms, seesPlantedMistakes, showsPlantedMistakes } from './testing/planted-laws.ts'

// Measured: 96, 93 and 95 % of all, and 94, 90 and 90 % of those held out; see docs/bots.md.
seesPlantedMistakes({
  suite: 'tuning',
  id: 'silver-and-gold',
  share: 0.92,
  phases: { mark: 0.96, pick: 0.84, extra: 0.88 },
})
seesPlantedMistakes({
  suite: 'tuning',
  id: 'elfenland',
  share: 0.88,
  phases: { moving: 0.95, planning: 0.74 },
})
seesPlantedMistakes({
  suite: 'tuning',
  id: 'elfengold',
  share: 0.86,
  phases: { auction: 0.79, moving: 0.95, planning: 0.74 },
})

seesPlantedMistakes({
  suite: 'held-out',
  id: 'silver-and-gold',
  share: 0.9,
  phases: { mark: 0.96, pick: 0.7 },
})
seesPlantedMistakes({
  suite: 'held-out',
  id: 'elfenland',
  share: 0.84,
  phases: { moving: 0.95, planning: 0.7 },
})
seesPlantedMistakes({
  suite: 'held-out',
  id: 'elfengold',
  share: 0.85,
  phases: { moving: 0.95, auction: 0.75 },
})

raisesFewFalseAlarms('silver-and-gold', 2)
raisesFewFalseAlarms('elfenland', 4)
raisesFewFalseAlarms('elfengold', 2)

showsPlantedMistakes('silver-and-gold', 2)
showsPlantedMistakes('elfenland', 2)
showsPlantedMistakes('elfengold', 2)
