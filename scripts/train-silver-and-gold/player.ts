import {
  advanceTurn,
  copyContext,
  takeFromDisplay,
} from '../../src/games/silver-and-gold/bot/evaluation/context.ts'
import { expectedScore } from '../../src/games/silver-and-gold/bot/evaluation/expected-score.ts'
import { bestInDisplay, newCardValue } from '../../src/games/silver-and-gold/bot/evaluation/heuristic.ts'
import { type Net, SHIPPED_NET } from '../../src/games/silver-and-gold/bot/evaluation/net.ts'
import { readPlayerPosition } from '../../src/games/silver-and-gold/bot/evaluation/player-position.ts'
import {
  copySummary,
  type PlayerSummary,
  placeCard,
} from '../../src/games/silver-and-gold/bot/evaluation/summary.ts'
import { TUNED_WEIGHTS } from '../../src/games/silver-and-gold/bot/evaluation/weights.ts'
import { MAX_MARKINGS, markingScore } from '../../src/games/silver-and-gold/bot/lookahead/expectimax.ts'
import {
  allMarkings,
  quickMarkings,
} from '../../src/games/silver-and-gold/bot/lookahead/generate-markings.ts'
import { patternsShownIn, readBeforeTurn } from '../../src/games/silver-and-gold/bot/lookahead/lead.ts'
import { type Markings, newMarkings } from '../../src/games/silver-and-gold/bot/lookahead/markings.ts'
import { newWorkspace, type Workspace } from '../../src/games/silver-and-gold/bot/lookahead/workspace.ts'
import { stockOf } from '../../src/games/silver-and-gold/bot/sampling/stock.ts'
import { type Card, NO_CARD, STANDARD_DECK } from '../../src/games/silver-and-gold/rules/components/deck.ts'
import { PACKED_DRAW, packTake } from '../../src/games/silver-and-gold/rules/packed-move.ts'
import type { SilverAndGoldState } from '../../src/games/silver-and-gold/rules/state.ts'
import { mean, type PackedMove, type Seat } from '../../src/kernel/index.ts'
import { numberAt } from './numbers.ts'

const DECK = STANDARD_DECK
/** The markings that the heuristic finds best, from which the net chooses. */
const REPLIES = 6
/** Cards of the stock that stand for a card drawn blind. */
const SAMPLED_CARDS = 10

/** A player who decides at a glance: by a net, or without one by the heuristic. */
export interface Player {
  readonly workspace: Workspace
  /** Room for all markings, where the few in the workspace are not enough. */
  readonly markings: Markings
  readonly hasNet: boolean
}

export const newPlayer = (net?: Net): Player => ({
  workspace: newWorkspace(DECK, net ?? SHIPPED_NET, REPLIES),
  markings: newMarkings(MAX_MARKINGS),
  hasNet: net !== undefined,
})

/** Reads the position of a seat before the pattern of this turn was turned up. */
export const readBefore = ({ workspace }: Player, state: SilverAndGoldState, seat: Seat): void =>
  readBeforeTurn(state.open, seat, patternsShownIn(state), workspace.root)

/**
 * Fills `workspace.replies` with the markings for a pattern and their values, and returns the highest. The values of the
 * heuristic have no common zero with scores; only the differences between those of the same position count.
 */
function reply(player: Player, pattern: number): number {
  const { root, replyContext, replies } = player.workspace
  copyContext(root.context, replyContext)
  advanceTurn(replyContext, pattern)
  quickMarkings(replyContext, root.summary, pattern, TUNED_WEIGHTS, replies)
  return evaluate(player, replies)
}

/**
 * Fills `player.markings` with markings and values like those of `reply`, after it, but with every way to spend extra
 * cells. It takes much longer.
 */
export function replyWithAll(player: Player, pattern: number): number {
  const { workspace, markings } = player
  allMarkings(workspace.replyContext, workspace.root.summary, pattern, TUNED_WEIGHTS, markings)
  return evaluate(player, markings)
}

function evaluate({ workspace, hasNet }: Player, markings: Markings): number {
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < markings.size; i++) {
    if (hasNet) markings.value[i] = scoreOfMarking(workspace, markings, i)
    best = Math.max(best, numberAt(markings.value, i))
  }
  return best
}

/** The score that the net expects after a marking. Leaves its features and its position in the workspace. */
export function scoreOfMarking(workspace: Workspace, { first, second }: Markings, index: number): number {
  const { root, replyContext } = workspace
  return markingScore(workspace, replyContext, root.summary, numberAt(first, index), numberAt(second, index))
}

/** The index of the best marking. */
export function bestOf({ value, size }: Markings): number {
  let best = 0
  for (let i = 1; i < size; i++) if (numberAt(value, i) > numberAt(value, best)) best = i
  return best
}

/**
 * The mean over all patterns that may come of the value of the best reply. Leaves the replies to the pattern that came in
 * the workspace.
 */
export function valueBefore(player: Player, pattern: number): number {
  const { odds } = player.workspace.root.context
  let expected = 0
  for (const [other, chance] of odds.entries())
    if (other !== pattern && chance > 0) expected += chance * reply(player, other)
  return expected + numberAt(odds, pattern) * reply(player, pattern)
}

/** A card to pick, or a draw, and its value. */
export interface Pick {
  readonly move: PackedMove
  readonly value: number
  /** Not known of a draw. */
  readonly card?: Card
}

/** What a seat may pick, as values of the same kind. The heuristic draws only where the display is empty. */
export function picks({ workspace, hasNet }: Player, state: SilverAndGoldState, seat: Seat): Pick[] {
  const { open } = state
  const { context, summary } = readPlayerPosition(open, seat, patternsShownIn(state), workspace.root)
  const list = Array.from(context.display.subarray(0, context.displayCount), (card): Pick => {
    const value = hasNet
      ? scoreWithCard(workspace, card)
      : newCardValue(context, summary, emptyPlace(summary), card, TUNED_WEIGHTS)
    return { move: packTake(card), value, card }
  })
  if (open.stock === 0 || (!hasNet && list.length > 0)) return list
  return [...list, { move: PACKED_DRAW, value: hasNet ? scoreOfDraw(workspace, state) : 0 }]
}

const emptyPlace = ({ cards }: PlayerSummary): number => (cards[0] === NO_CARD ? 0 : 1)

/**
 * The expected score with a card in an empty place and the best of the display in the other one, if it is empty too.
 * Leaves the features and the position in the workspace.
 */
export function scoreWithCard({ root, after, net }: Workspace, card: Card): number {
  copySummary(root.summary, after.summary)
  copyContext(root.context, after.context)
  const index = after.context.display.subarray(0, after.context.displayCount).indexOf(card)
  if (index >= 0) takeFromDisplay(after.context, index)
  const place = emptyPlace(after.summary)
  placeCard(DECK, after.summary, place, card)
  const other = 1 - place
  if (after.summary.cards[other] === NO_CARD && after.context.displayCount > 0) {
    const best = bestInDisplay(after.context, after.summary, other, TUNED_WEIGHTS)
    placeCard(DECK, after.summary, other, takeFromDisplay(after.context, best))
  }
  return expectedScore(after.context, after.summary, net)
}

function scoreOfDraw(workspace: Workspace, { open }: SilverAndGoldState): number {
  const stock = stockOf(DECK, open)
  const step = Math.max(1, Math.floor(stock.length / SAMPLED_CARDS))
  const sample = stock.filter((_, index) => index % step === 0)
  return mean(sample.map((card) => scoreWithCard(workspace, card)))
}
