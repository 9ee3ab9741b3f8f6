import type { PackedMove } from '../../../../kernel/index.ts'
import { type Deck, STANDARD_DECK } from '../../rules/components/deck.ts'
import { newContext, type TurnContext } from '../evaluation/context.ts'
import { type Net, SHIPPED_NET } from '../evaluation/net.ts'
import { newPlayerPosition, type PlayerPosition } from '../evaluation/player-position.ts'
import { type NetScratch, newNetScratch } from '../evaluation/scratch.ts'
import { shippedWideNet, type WideNet } from '../evaluation/wide-net.ts'
import { type Markings, newMarkings } from './markings.ts'

/** Markings tried for each pattern that may come next. */
const MAX_REPLIES = 5
/** Markings that the rollout policy chooses from. */
const MAX_ROLLOUT_MARKINGS = 6
/** Rollouts of a decision meet the same positions again and again. This many of them are remembered, about 4 MB. */
export const REMEMBERED = 20_000

/** The net that evaluates: the small one, which everything is calibrated with, or the wide one, by which master decides. */
export type NetName = 'small' | 'wide'

/** The wide net knows only the patterns and cards of Vermeil's deck. */
export const netFor = (deck: Deck, net: NetName): NetName => (deck === STANDARD_DECK ? net : 'small')

/** Memory that one search writes to, so that it allocates nothing while it runs. */
export interface Workspace {
  readonly net: NetScratch
  /** The position that is evaluated. */
  readonly root: PlayerPosition
  /** The position after a marking, and after the reply to the next pattern. */
  readonly after: PlayerPosition
  readonly afterReply: PlayerPosition
  /** The same with a card from the display in an empty place. */
  readonly picked: PlayerPosition
  readonly pickedReply: PlayerPosition
  /** The context in which the reply is chosen. */
  readonly replyContext: TurnContext
  readonly replies: Markings
  readonly markings: Markings
  /** What the rollout policy marks in positions, and what they are worth at the end of a rollout, by `positionKey`. */
  readonly policyMoves: Map<string, PackedMove>
  readonly scores: Map<string, number>
}

/** A new workspace. Training uses nets of its own and tries more replies. */
export const newWorkspace = (
  deck: Deck,
  net: Net = SHIPPED_NET,
  replies = MAX_REPLIES,
  wide?: WideNet,
): Workspace => ({
  net: newNetScratch(deck.patternCounts.length, net, wide),
  root: newPlayerPosition(deck),
  after: newPlayerPosition(deck),
  afterReply: newPlayerPosition(deck),
  picked: newPlayerPosition(deck),
  pickedReply: newPlayerPosition(deck),
  replyContext: newContext(deck),
  replies: newMarkings(replies),
  markings: newMarkings(MAX_ROLLOUT_MARKINGS),
  policyMoves: new Map(),
  scores: new Map(),
})

const idle: Readonly<Record<NetName, WeakMap<Deck, Workspace[]>>> = {
  small: new WeakMap(),
  wide: new WeakMap(),
}

/**
 * Runs a search with a workspace that nobody else uses meanwhile. Workspaces are reused, because a rollout asks for one
 * at every move; a search within a search gets its own.
 */
export function withWorkspace<Value>(
  deck: Deck,
  search: (workspace: Workspace) => Value,
  net: NetName = 'small',
): Value {
  const used = netFor(deck, net)
  let pool = idle[used].get(deck)
  if (!pool) {
    pool = []
    idle[used].set(deck, pool)
  }
  const workspace = pool.pop() ?? workspaceWith(deck, used)
  try {
    return search(workspace)
  } finally {
    pool.push(workspace)
  }
}

const workspaceWith = (deck: Deck, net: NetName): Workspace =>
  net === 'small' ? newWorkspace(deck) : newWorkspace(deck, SHIPPED_NET, MAX_REPLIES, shippedWideNet())
