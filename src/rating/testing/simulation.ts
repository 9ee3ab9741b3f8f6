import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { BETA, NEWCOMER, type Rating } from '../model.ts'
import { rateMatch } from '../rate.ts'

/** How luck is distributed. None of these is the distribution that the Plackett–Luce model assumes. */
export const LUCK_SHAPES = ['bounded', 'heavy', 'skewed'] as const
type LuckShape = (typeof LUCK_SHAPES)[number]

/** Players with hidden skills, who play matches that are decided by skill and luck. */
interface Population {
  readonly players: number
  readonly seats: number
  readonly luck: LuckShape
  /** The spread of luck; the spread of skill is about 1. */
  readonly spread: number
  readonly seed: number
}

/** A match: who played, from the first place to the last. */
type Finish = readonly number[]

const BITS = 2 ** 24

function simulateMatches(population: Population, matches: number): Finish[] {
  const { players, seats, luck, spread, seed } = population
  const chance = fastChance(fastSeed(seed, players))
  const uniform = (): number => (chance.below(BITS) + 0.5) / BITS
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const draw: Record<LuckShape, () => number> = {
    bounded: () => (uniform() - 0.5) * Math.sqrt(12),
    // Student's distribution with three degrees of freedom, scaled to the variance 1.
    heavy: () => normal() / Math.sqrt(normal() ** 2 + normal() ** 2 + normal() ** 2),
    // Mostly a little luck, sometimes a very bad day.
    skewed: () => 1 + Math.log(uniform()),
  }
  // Most people are average, some are far better.
  const skills = Array.from({ length: players }, () =>
    uniform() < 0.85 ? normal() * 0.8 : 1.5 + normal() * 0.5,
  )
  // A few play all the time, most only now and then.
  const activity = skills.map(() => uniform() ** -1)
  const bounds = activity.map((_, player) =>
    activity.slice(0, player + 1).reduce((sum, value) => sum + value, 0),
  )
  const pick = (): number => {
    const wanted = uniform() * at(bounds, players - 1)
    return Math.max(
      0,
      bounds.findIndex((bound) => bound >= wanted),
    )
  }
  return Array.from({ length: matches }, () => {
    const seated = new Set<number>()
    while (seated.size < seats) seated.add(pick())
    const performances = [...seated].map(
      (player) => [player, at(skills, player) + spread * draw[luck]()] as const,
    )
    return performances.toSorted(([, a], [, b]) => b - a).map(([player]) => player)
  })
}

/** A rating system: what it learns from a match, and how likely it finds it that one player finishes ahead of another. */
interface RatingSystem {
  learn(finish: Finish): void
  ahead(finish: Finish, one: number, other: number): number
}

export function plackettLuce(players: number): RatingSystem {
  const ratings: Rating[] = Array.from({ length: players }, () => NEWCOMER)
  return {
    learn(finish) {
      const after = rateMatch(
        finish.map((player, index) => ({ rating: at(ratings, player), place: index + 1 })),
      )
      for (const [index, player] of finish.entries()) ratings[player] = at(after, index)
    },
    ahead(finish, one, other) {
      const variance = finish.reduce((sum, player) => sum + at(ratings, player).sigma ** 2 + BETA ** 2, 0)
      return 1 / (1 + Math.exp((at(ratings, other).mu - at(ratings, one).mu) / Math.sqrt(variance)))
    },
  }
}

/** The stake of a match, and how many times as much is at stake in a player's first matches. */
interface EloStakes {
  readonly k: number
  readonly provisional: number
}

const PROVISIONAL_MATCHES = 20

/** Elo as it is usually extended to several players: a match is a duel of each pair, for a share of the stake. */
export function pairwiseElo(players: number, { k, provisional }: EloStakes): RatingSystem {
  const ratings = Array.from({ length: players }, () => 1500)
  const played = ratings.map(() => 0)
  const expected = (one: number, other: number): number =>
    1 / (1 + 10 ** ((at(ratings, other) - at(ratings, one)) / 400))
  return {
    learn(finish) {
      const changes = finish.map((player, index) => {
        const surplus = finish.reduce(
          (sum, other, place) =>
            place === index ? sum : sum + (index < place ? 1 : 0) - expected(player, other),
          0,
        )
        const factor = at(played, player) < PROVISIONAL_MATCHES ? provisional : 1
        return (k * factor * surplus) / (finish.length - 1)
      })
      for (const [index, player] of finish.entries()) {
        ratings[player] = at(ratings, player) + at(changes, index)
        played[player] = at(played, player) + 1
      }
    },
    ahead: (_, one, other) => expected(one, other),
  }
}

export interface PredictionScore {
  /** The mean of −log₂ of the probability given to what happened, over all pairs: 1 for a coin, 0 for an oracle. */
  readonly loss: number
  /** The share of pairs in which the favourite finished ahead. */
  readonly accuracy: number
}

/** Lets a system learn from some matches, and compares its predictions with others that it has not seen. */
export function scoreSystem(system: RatingSystem, { learned, heldOut }: Trial): PredictionScore {
  for (const finish of learned) system.learn(finish)
  let [loss, right, pairs] = [0, 0, 0]
  for (const finish of heldOut) {
    for (const [index, player] of finish.entries()) {
      for (const other of finish.slice(index + 1)) {
        const probability = system.ahead(finish, player, other)
        loss -= Math.log2(probability)
        right += probability > 0.5 ? 1 : probability === 0.5 ? 0.5 : 0
        pairs++
      }
    }
  }
  return { loss: loss / pairs, accuracy: right / pairs }
}

const STAKES: readonly EloStakes[] = [12, 16, 24, 32, 48, 64, 96].flatMap((k) =>
  [1, 2, 4].map((provisional) => ({ k, provisional })),
)

/** Matches to learn from, and others to predict. */
export interface Trial {
  readonly players: number
  readonly learned: readonly Finish[]
  readonly heldOut: readonly Finish[]
}

export function trialOf(population: Population, learned: number, heldOut: number): Trial {
  const matches = simulateMatches(population, learned + heldOut)
  return { players: population.players, learned: matches.slice(0, learned), heldOut: matches.slice(learned) }
}

/** The stakes with which Elo predicts best over some trials. */
export function bestStakes(trials: readonly Trial[]): EloStakes {
  const losses = STAKES.map((stakes) =>
    trials.reduce((sum, trial) => sum + scoreSystem(pairwiseElo(trial.players, stakes), trial).loss, 0),
  )
  return at(STAKES, losses.indexOf(Math.min(...losses)))
}
