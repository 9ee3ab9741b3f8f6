import { claimLaws, opinionLaws } from '../../testing/claims/claim-laws.ts'

const TABLES = [
  ['gentle', 'steady'],
  ['sharp', 'master'],
  ['sharp', 'steady', 'gentle'],
  ['gentle', 'gentle', 'steady', 'sharp'],
]

for (const [index, levels] of TABLES.entries())
  for (let seed = 1; seed <= 3; seed++) {
    const played = {
      options: { memoryAid: seed % 2 === 0 },
      levels,
      seed: 7100 + 10 * index + seed,
      every: 1,
    }
    claimLaws(played, new Map())
    if (seed === 1) opinionLaws(played, 64)
  }
