import { raisesFewFalseAlarms, seesPlantedMistakes } from './testing/planted-laws.ts'

// Measured: 94, 80 and 71 % of all; see docs/bots.md.
seesPlantedMistakes({
  suite: 'tuning',
  id: 'silver-and-gold',
  share: 0.92,
  phases: { mark: 0.96, pick: 0.84, extra: 0.88 },
})
seesPlantedMistakes({
  suite: 'tuning',
  id: 'elfenland',
  share: 0.78,
  phases: { moving: 0.92, planning: 0.45 },
})
seesPlantedMistakes({
  suite: 'tuning',
  id: 'elfengold',
  share: 0.68,
  phases: { auction: 0.45, moving: 0.95, planning: 0.45 },
})

raisesFewFalseAlarms('silver-and-gold', 2)
raisesFewFalseAlarms('elfenland', 4)
raisesFewFalseAlarms('elfengold', 2)
