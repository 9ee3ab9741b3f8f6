import type { Deck } from '../../rules/components/deck.ts'
import { newContext, type TurnContext } from '../evaluation/context.ts'
import { type Net, SHIPPED_NET } from '../evaluation/net.ts'
import { newPlayerPosition, type PlayerPosition } from '../evaluation/player-position.ts'
import { type NetScratch, newNetScratch } from '../evaluation/scratch.ts'
import { type Markings, newMarkings } from './markings.ts'

/** Markings tried for each pattern that may come next. */
const MAX_REPLIES = 5
/** Markings that the rollout policy chooses from. */
const MAX_ROLLOUT_MARKINGS = 6

/** Memory that one search writes to, so that it allocates nothing while it runs. */
export interface Workspace {
  readonly net: NetScratch
  /** The position that is evaluated. */
  readonly root: PlayerPosition
  /** The position after a marking, and after the reply to the next pattern. */
  readonly after: PlayerPosition
  readonly afterReply: PlayerPosition
  /** The context in which the reply is chosen. */
  readonly replyContext: TurnContext
  readonly replies: Markings
  readonly markings: Markings
}

/** A new workspace. Training uses nets of its own and tries more replies. */
export const newWorkspace = (deck: Deck, net: Net = SHIPPED_NET, replies = MAX_REPLIES): Workspace => ({
  net: newNetScratch(deck.patternCounts.length, net),
  root: newPlayerPosition(deck),
  after: newPlayerPosition(deck),
  afterReply: newPlayerPosition(deck),
  replyContext: newContext(deck),
  replies: newMarkings(replies),
  markings: newMarkings(MAX_ROLLOUT_MARKINGS),
})

const idle = new WeakMap<Deck, Workspace[]>()

/**
 * Runs a search with a workspace that nobody else uses meanwhile. Workspaces are reused, because a rollout asks for one
 * at every move; a search within a search gets its own.
 */
export function withWorkspace<Value>(deck: Deck, search: (workspace: Workspace) => Value): Value {
  let pool = idle.get(deck)
  if (!pool) {
    pool = []
    idle.set(deck, pool)
  }
  const workspace = pool.pop() ?? newWorkspace(deck)
  try {
    return search(workspace)
  } finally {
    pool.push(workspace)
  }
}
