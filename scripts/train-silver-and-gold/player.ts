import {
  advanceTurn,
  copyContext,
  takeFromDisplay,
} from '../../src/games/silver-and-gold/bot/evaluation/context.ts'
import { expectedScore } from '../../src/games/silver-and-gold/bot/evaluation/expected-score.ts'
import { bestInDisplay, newCardValue } from '../../src/games/silver-and-gold/bot/evaluation/heuristic.ts'
import { type Net, SHIPPED_NET } from '../../src/games/silver-and-gold/bot/evaluation/net.ts'
import { readPlayerPosition } from '../../src/games/silver-and-gold/bot/evaluation/player-position.ts'
import { copySummary, placeCard } from '../../src/games/silver-and-gold/bot/evaluation/summary.ts'
import { TUNED_WEIGHTS } from '../../src/games/silver-and-gold/bot/evaluation/weights.ts'
import { markingScore } from '../../src/games/silver-and-gold/bot/lookahead/expectimax.ts'
import { quickMarkings } from '../../src/games/silver-and-gold/bot/lookahead/generate-markings.ts'
import { patternsShownIn, readBeforeTurn } from '../../src/games/silver-and-gold/bot/lookahead/lead.ts'
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
  readonly hasNet: boolean
}

export const newPlayer = (net?: Net): Player => ({
  workspace: newWorkspace(DECK, net ?? SHIPPED_NET, REPLIES),
  hasNet: net !== undefined,
})

/** Reads the position of a seat before the pattern of this turn was turned up. */
export const readBefore = ({ workspace }: Player, state: SilverAndGoldState, seat: Seat): void =>
  readBeforeTurn(state.open, seat, patternsShownIn(state), workspace.root)

/**
 * Fills `workspace.replies` with the markings for a pattern and their values, and returns the highest. The values of the
 * heuristic have no common zero with scores; only the differences between those of the same position count.
 */
function reply({ workspace, hasNet }: Player, pattern: number): number {
  const { root, replyContext, replies } = workspace
  copyContext(root.context, replyContext)
  advanceTurn(replyContext, pattern)
  quickMarkings(replyContext, root.summary, pattern, TUNED_WEIGHTS, replies)
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < replies.size; i++) {
    if (hasNet) replies.value[i] = scoreOfReply(workspace, i)
    best = Math.max(best, numberAt(replies.value, i))
  }
  return best
}

/** The score that the net expects after a reply. Leaves its features and its position in the workspace. */
export function scoreOfReply(workspace: Workspace, index: number): number {
  const { root, replyContext, replies } = workspace
  return markingScore(
    workspace,
    replyContext,
    root.summary,
    numberAt(replies.first, index),
    numberAt(replies.second, index),
  )
}

/** The index of the best reply in the workspace. */
export function bestReply({ workspace: { replies } }: Player): number {
  let best = 0
  for (let i = 1; i < replies.size; i++)
    if (numberAt(replies.value, i) > numberAt(replies.value, best)) best = i
  return best
}

/**
 * The mean over all patterns that may come of the value of the best reply, and the value of the best reply to the one that
 * came. Leaves the replies to that one in the workspace.
 */
export function valuesAround(player: Player, pattern: number): { expected: number; best: number } {
  const { odds } = player.workspace.root.context
  let expected = 0
  for (const [other, chance] of odds.entries())
    if (other !== pattern && chance > 0) expected += chance * reply(player, other)
  const best = reply(player, pattern)
  return { expected: expected + numberAt(odds, pattern) * best, best }
}

/** A card to pick, or a draw, and its value. */
export interface Pick {
  readonly move: PackedMove
  readonly value: number
}

/** What a seat may pick, as values of the same kind. The heuristic draws only where the display is empty. */
export function picks({ workspace, hasNet }: Player, state: SilverAndGoldState, seat: Seat): Pick[] {
  const { open } = state
  const { context, summary } = readPlayerPosition(open, seat, patternsShownIn(state), workspace.root)
  const place = summary.cards[0] === NO_CARD ? 0 : 1
  const list = Array.from(context.display.subarray(0, context.displayCount), (card, index): Pick => {
    const value = hasNet
      ? scoreWithCard(workspace, place, card, index)
      : newCardValue(context, summary, place, card, TUNED_WEIGHTS)
    return { move: packTake(card), value }
  })
  if (open.stock === 0 || (!hasNet && list.length > 0)) return list
  return [...list, { move: PACKED_DRAW, value: hasNet ? scoreOfDraw(workspace, state, place) : 0 }]
}

/** The expected score with a card in an empty place and the best of the display in the other one, if it is empty too. */
function scoreWithCard({ root, after, net }: Workspace, place: number, card: Card, index?: number): number {
  copySummary(root.summary, after.summary)
  copyContext(root.context, after.context)
  if (index !== undefined) takeFromDisplay(after.context, index)
  placeCard(DECK, after.summary, place, card)
  const other = 1 - place
  if (after.summary.cards[other] === NO_CARD && after.context.displayCount > 0) {
    const best = bestInDisplay(after.context, after.summary, other, TUNED_WEIGHTS)
    placeCard(DECK, after.summary, other, takeFromDisplay(after.context, best))
  }
  return expectedScore(after.context, after.summary, net)
}

function scoreOfDraw(workspace: Workspace, { open }: SilverAndGoldState, place: number): number {
  const stock = stockOf(DECK, open)
  const step = Math.max(1, Math.floor(stock.length / SAMPLED_CARDS))
  const sample = stock.filter((_, index) => index % step === 0)
  return mean(sample.map((card) => scoreWithCard(workspace, place, card)))
}
