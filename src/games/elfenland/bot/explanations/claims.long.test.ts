import { claimLaws, opinionLaws } from '../../testing/claims/claim-laws.ts'

const TABLES = [
  ['gentle', 'steady'],
  ['sharp', 'master'],
  ['sharp', 'steady', 'gentle'],
  ['gentle', 'gentle', 'steady', 'sharp'],
]

for (const [index, levels] of TABLES.entries())
  for (let nth = 1; nth <= 2; nth++) {
    const seed = 6100 + 10 * index + nth
    const townCards = nth % 2 === 0
    const land = { id: 'elfenland', options: { townCards }, levels, seed, every: 1 } as const
    const gold = {
      id: 'elfengold',
      options: { townCards, wizards: nth === 2 },
      levels,
      seed,
      every: 2,
    } as const
    for (const played of [land, gold]) claimLaws(played, new Map())
    if (nth === 1) for (const played of [land, gold]) opinionLaws({ ...played, every: 4 }, 64)
  }
