import { claimLaws, opinionLaws } from '../../testing/claims/claim-laws.ts'

const levels = ['sharp', 'steady', 'gentle']

for (const id of ['elfenland', 'elfengold'] as const) {
  const played = { id, options: { townCards: true }, levels, seed: 6101, every: 4 }
  claimLaws(played, new Map())
  opinionLaws({ ...played, seed: 6104, every: 16 }, 32)
}

claimLaws(
  {
    id: 'elfenland',
    options: { townCards: true },
    levels: ['gentle', 'sharp', 'steady'],
    seed: 62,
    every: 6,
  },
  new Map(),
  false,
)
claimLaws(
  { id: 'elfengold', options: {}, levels: ['sharp', 'gentle', 'sharp'], seed: 63, every: 8 },
  new Map(),
  false,
)
