import { expect, test } from 'vitest'
import {
  bestStakes,
  LUCK_SHAPES,
  pairwiseElo,
  plackettLuce,
  scoreSystem,
  trialOf,
} from './testing/simulation.ts'

/** The short form of scripts/calibrate-ratings.ts, with its own seeds. */
test('ratings predict held-out placings better than pairwise Elo', () => {
  const players = 60
  const trials = (seed: number) =>
    [2, 4].flatMap((seats) =>
      [0.5, 1, 2].flatMap((spread) =>
        LUCK_SHAPES.map((luck) =>
          trialOf({ players, seats, luck, spread, seed }, Math.round((25 * players) / seats), 300),
        ),
      ),
    )
  const stakes = bestStakes(trials(31))
  const compared = trials(32).map((trial) => ({
    ours: scoreSystem(plackettLuce(players), trial).loss,
    elo: scoreSystem(pairwiseElo(players, stakes), trial).loss,
  }))
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  expect(mean(compared.map(({ ours }) => ours))).toBeLessThan(mean(compared.map(({ elo }) => elo)) - 0.003)
  expect(mean(compared.map(({ ours }) => ours))).toBeLessThan(0.9)
})
