import { describe, test } from 'vitest'
import { type ConformanceOptions, conformanceChecks } from '../conformance/index.ts'
import { seatsOf } from '../kernel/index.ts'
import { TRIES_ALL } from '../kernel/testing/sample-size.ts'
import { GAMES } from './all.ts'
import { GOLD_CARD } from './elfenland/rules/components/cards.ts'
import { toyManifest } from './testing/toy/manifest.ts'

/** Everybody sees who begins, and a gold card that is drawn. */
const isPublic = (name: string, given: number): boolean =>
  name === 'start' || (name === 'cards' && given === GOLD_CARD)

/** In `npm test`, a match with few players and one with many. In the long form, all numbers of players. */
const seats = (...some: number[]): ConformanceOptions => (TRIES_ALL ? {} : { seats: some })

const OPTIONS: Readonly<Record<string, ConformanceOptions>> = {
  'silver-and-gold': {
    options: TRIES_ALL ? [{}, { memoryAid: true }] : [{ memoryAid: true }],
    games: TRIES_ALL ? 2 : 1,
    ...seats(1, 4),
  },
  elfenland: {
    options: TRIES_ALL ? [{ rounds: 3 }, { townCards: true }] : [{ rounds: 3, townCards: true }],
    games: 1,
    isPublic,
    ...seats(2, 6),
  },
  elfengold: { games: 1, isPublic, ...seats(2, 5) },
  // The last card that is laid shows all of them.
  toy: { isHidden: (_, { open }) => seatsOf(toyManifest.game.waiting(open)).length > 1 },
}

describe.each([...GAMES, toyManifest].map((manifest) => ({ id: manifest.game.id, manifest })))(
  '$id',
  ({ id, manifest }) => {
    test.each(
      conformanceChecks(manifest, OPTIONS[id]).map((check) => ({
        title: `${check.area}: ${check.name}`,
        check,
      })),
    )('$title', async ({ check }) => {
      await check.run()
    })
  },
)
