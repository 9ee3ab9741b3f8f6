import type { Future } from './future.ts'
import { type Weights, WHOLE_GAME_WEIGHTS } from './weights.ts'

/**
 * How far the weights for large tables of Elfengold are from those that were learned between two players. All steps are
 * of about the same size, so that a search can treat them alike: `node scripts/tune-elfengold.ts` found them.
 */
export interface WeightSteps {
  /** By stage: with one round left, with two or three, and with more. */
  readonly stages: readonly StageSteps[]
  readonly confidence: number
  readonly keptBack: number
  readonly lastGold: number
  readonly match: number
  readonly tokens: number
}

interface StageSteps {
  readonly gold: number
  readonly cards: number
  readonly road: number
  readonly near: number
  readonly town: number
}

const stageOf = (rounds: number): number => (rounds === 1 ? 0 : rounds <= 3 ? 1 : 2)

/** The factor that a number of steps amounts to. */
const factor = (steps: number, size: number): number => Math.exp(size * steps)

export function weightsAfter({ stages, confidence, keptBack, lastGold, match, tokens }: WeightSteps) {
  const { futures, ...from } = WHOLE_GAME_WEIGHTS
  const elfengold = futures.elfengold.map((future, index): Future => {
    const steps = stages[stageOf(index + 1)]
    const roads = factor(steps.road, 0.15)
    return {
      ...future,
      town: future.town + 0.08 * steps.town,
      road: future.road * roads,
      near: future.near + 0.1 * steps.near,
      gold: future.gold * factor(steps.gold, 0.25),
      cards: future.cards.map((value) => value * factor(steps.cards, 0.15)),
      match: future.match * factor(match, 0.3),
      ...(future.map ? { map: { ...future.map, tour: future.map.tour * roads } } : undefined),
    }
  })
  return {
    ...from,
    confidence: from.confidence * factor(confidence, 0.3),
    keptBack: from.keptBack * factor(keptBack, 0.4),
    lastGold: from.lastGold * factor(lastGold, 0.4),
    tokens: Object.fromEntries(
      Object.entries(from.tokens).map(([token, gold]) => [token, gold * factor(tokens, 0.4)]),
    ),
    futures: { ...futures, elfengold },
  } satisfies Weights
}

/** With many players, cards and counters that match them are worth more than between two, and early gold is worth less. */
export const LARGE_TABLE_STEPS: WeightSteps = {
  stages: [
    { gold: 0.06, cards: 1.87, road: -0.68, near: 0.42, town: 0.97 },
    { gold: -0.9, cards: 0.62, road: 0.03, near: -0.98, town: 0.73 },
    { gold: -1.23, cards: 1.01, road: 0.24, near: -0.53, town: 0.34 },
  ],
  confidence: -0.61,
  keptBack: 0.48,
  lastGold: -0.41,
  match: 1.03,
  tokens: -0.4,
}
