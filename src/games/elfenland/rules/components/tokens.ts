import { COUNTER_KINDS, type Transport } from './transport.ts'

/** The six transport counters, the obstacles, and in Elfengold the gold pieces and spells. */
export const TOKENS = [
  'giantPig',
  'elfcycle',
  'magicCloud',
  'unicorn',
  'trollWagon',
  'dragon',
  'goldPiece',
  'seaMonster',
  'treeObstacle',
  'doubleTransport',
  'exchange',
] as const
export type TokenName = (typeof TOKENS)[number]
/** A token is its index in the list; a transport counter has the number of its transport. */
export type Token = number

export const TOKEN_KINDS = TOKENS.length
export const NO_TOKEN = -1
export const GOLD_PIECE_TOKEN: Token = TOKENS.indexOf('goldPiece')
export const SEA_MONSTER: Token = TOKENS.indexOf('seaMonster')
export const TREE_OBSTACLE: Token = TOKENS.indexOf('treeObstacle')
export const DOUBLE_TRANSPORT: Token = TOKENS.indexOf('doubleTransport')
export const EXCHANGE: Token = TOKENS.indexOf('exchange')

export const isCounter = (token: Token): token is Transport => token < COUNTER_KINDS

/** Elfenland: eight counters of each kind. Each player has a tree obstacle, which is never in the pool. */
export const ELFENLAND_POOL: readonly number[] = poolOf({
  giantPig: 8,
  elfcycle: 8,
  magicCloud: 8,
  unicorn: 8,
  trollWagon: 8,
  dragon: 8,
})

/** Elfengold: 38 transport counters and ten others. */
export const ELFENGOLD_POOL: readonly number[] = poolOf({
  giantPig: 9,
  elfcycle: 8,
  magicCloud: 4,
  unicorn: 5,
  trollWagon: 8,
  dragon: 4,
  goldPiece: 2,
  seaMonster: 2,
  treeObstacle: 2,
  doubleTransport: 2,
  exchange: 2,
})

function poolOf(tokens: Partial<Record<TokenName, number>>): number[] {
  return TOKENS.map((name) => tokens[name] ?? 0)
}
