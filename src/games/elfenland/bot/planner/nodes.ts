/** The number of positions that a search for a journey may look at, by what it is for. */
export const NODES = {
  /** Enough for nearly every hand. */
  exhaustive: 200_000,
  /** The own journey of a player who plans one round. */
  ownJourney: 30_000,
  /** The own journey of a player who sees only a few cards. */
  shortSighted: 4000,
  /** One of the possibly many trials of a laying. */
  trial: 500,
  /** An estimate of any player's journey, of which there are many. */
  estimate: 400,
  /** A plan in a rollout, which is one of many, or the trial of a player who looks at one counter at a time. */
  glance: 250,
} as const
