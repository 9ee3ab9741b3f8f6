import { claimLaws, opinionLaws } from '../../testing/claims/claim-laws.ts'

const levels = ['sharp', 'steady', 'gentle']

for (const id of ['elfenland', 'elfengold'] as const) {
  const played = { id, options: { townCards: true }, levels, seed: 6101, every: 4 }
  claimLaws(played, new Map())
  opinionLaws({ ...played, every: 16 }, 32)
}
