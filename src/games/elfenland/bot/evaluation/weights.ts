import { TOKENS, type Token, type TokenName } from '../../rules/components/tokens.ts'
import type { Futures } from './future.ts'

/** What things are worth to a bot, in town pieces unless another unit is given. */
export interface Weights {
  /** One gold while there are more rounds to play. */
  readonly gold: number
  /** One gold in the last round, when it only breaks ties. */
  readonly lastGold: number
  /** A kept card of average quality in Elfengold, where hands are not filled up. */
  readonly card: number
  /** How much the quality of a kept card counts in Elfenland, where the deal would replace it by another card. */
  readonly quality: number
  readonly wizard: number
  /** An unvisited town at the place where the boot ends … */
  readonly nearTown: number
  /** … and the factor by which it counts less with every road that it is away. */
  readonly fading: number
  /** What a counter must gain to be laid. */
  readonly laying: number
  /** What an obstacle must cost the leader to be laid before the last round. */
  readonly hindering: number
  /** The factor from what a counter adds to the plan to what is bid for it. */
  readonly confidence: number
  /** The share of the value of each later token in the row for which gold is kept back. */
  readonly keptBack: number
  /** Bids for and values of tokens that are not transport counters, in gold. */
  readonly tokens: Readonly<Partial<Record<TokenName, number>>>
  /** Weights for the rounds to come. A bot without them plans for the current round only. */
  readonly futures?: Futures
}

/** Large enough to break ties, and too small for anything else. */
export const TIE_BREAK = 0.001

/** The weights of bots that plan one round ahead, tuned by hand. */
export const ONE_ROUND_WEIGHTS: Weights = {
  gold: 0.02,
  lastGold: TIE_BREAK,
  card: 0.5,
  quality: 0.1,
  wizard: 0.8,
  nearTown: 0.2,
  fading: 0.5,
  laying: 0.1,
  hindering: 0.4,
  // Other players may lay counters on the same roads.
  confidence: 0.6,
  keptBack: 0.3,
  tokens: { goldPiece: 4, seaMonster: 1, treeObstacle: 1, doubleTransport: 2, exchange: 1 },
}

/** The weights of bots that plan for the rest of the game. A search by what wins between two found both bidding factors. */
export const wholeGameWeights = (futures: Futures): Weights & { readonly futures: Futures } => ({
  ...ONE_ROUND_WEIGHTS,
  lastGold: 0.04,
  // A counter that is bought is also kept from the other players.
  confidence: 1.67,
  keptBack: 0.244,
  futures,
})

/** The value of a token that is not a transport counter, in gold. */
export const otherTokenGold = ({ tokens }: Weights, token: Token): number => tokens[TOKENS[token]] ?? 0
