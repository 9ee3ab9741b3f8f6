import { claimLaws, opinionLaws } from '../../testing/claims/claim-laws.ts'

const played = {
  options: { memoryAid: true },
  levels: ['sharp', 'steady', 'gentle'],
  seed: 7101,
  every: 2,
}
claimLaws(played, new Map())
opinionLaws({ ...played, every: 8 }, 32)
