/** What a player believes things to be worth, in points: the weights of the heuristic evaluation. */
export interface Weights {
  /** Whether the player sees that a cross pays for further cells. */
  readonly seesCrosses: boolean
  /** Cost of each turn that a card still needs … */
  readonly turn: number
  /** … reduced in proportion once fewer turns than this are left. */
  readonly turnsThatMatter: number
  /** A card counts as certain to be finished with `uncertainty - slack` turns to spare, as lost when `slack` turns short. */
  readonly slack: number
  readonly uncertainty: number
  readonly coinToCome: number
  readonly palmToCome: number
  /** A full coin row, and the share of its trophy that is counted. */
  readonly row: number
  readonly trophy: number
  readonly stepToRow: number
  /** The number of further cards that a seal is expected to pay for. */
  readonly cardsToCome: number
  /** A cross as an extra cell, which pays for another one. */
  readonly cross: number
  /** Each turn that the next pattern is expected to save. */
  readonly nextTurn: number
}

/** Tuned by the cross-entropy method over many thousands of games. */
export const TUNED_WEIGHTS: Weights = {
  seesCrosses: true,
  turn: 3.72,
  turnsThatMatter: 4.02,
  slack: 1.16,
  uncertainty: 1.48,
  coinToCome: 1.67,
  palmToCome: 1.66,
  row: 1.44,
  trophy: 0.38,
  stepToRow: 0.69,
  cardsToCome: 1.27,
  cross: 1.94,
  nextTurn: 3.27,
}
