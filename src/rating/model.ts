import { Z_95 } from '../kernel/normal-quantile.ts'

/** What is known about the skill of a player: a normal distribution. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Ratings are kept separately for each game and number of players. */
export interface Ladder {
  readonly game: string
  readonly seats: number
}

export const ladderKey = ({ game, seats }: Ladder): string => `${game}/${seats}`

/** The centre of the scale: a newcomer's estimate, and the mean of gentle, steady, sharp and master. */
export const CENTRE = 25

/** How much the performance of a player varies between matches. It is the unit of the scale. */
export const BETA = 25 / 6

/** How much the skill of a player may change between two matches. It keeps ratings from freezing. */
export const TAU = 25 / 300

/** A newcomer, who may be anything between the weakest and the strongest level of bots. */
export const NEWCOMER: Rating = { mu: CENTRE, sigma: 12.5 }

/** The points by which a rating is shown: with two players, 400 of them are nearly the odds of ten to one, as in Elo. */
const POINTS = 30
const CENTRE_POINTS = 1500

/** The lower end of the 95 % interval. */
export const lowerEnd = ({ mu, sigma }: Rating): number => mu - Z_95 * sigma

/** A rating in points, with half of its 95 % interval. */
export const shownRating = ({ mu, sigma }: Rating): { readonly points: number; readonly margin: number } => ({
  points: Math.round(CENTRE_POINTS + POINTS * (mu - CENTRE)),
  margin: Math.round(Z_95 * POINTS * sigma),
})

/**
 * Why a match changes nothing: the same people have played too many of them in a day, all opponents were bots far below
 * the player, or nobody played to the end.
 */
export const UNCOUNTED_REASONS = ['repeated', 'outclassed', 'abandoned'] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]
