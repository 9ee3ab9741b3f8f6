/** Found by `node scripts/tune-elfengold.ts`, but for the last; only that script changes them, while it plays. */
export const TUNING = {
  /** How much of what a counter would add counts when it is bid for: it is also kept from the others. */
  confidence: 1.67,
  /** How much of what later tokens would add is kept back for them. */
  keptBack: 0.244,
  /** What a piece of gold is worth in the last round, where it only breaks ties. */
  lastGold: 0.04,
}
