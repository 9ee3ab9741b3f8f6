import { type Card, NO_CARD } from '../../rules/components/deck.ts'
import {
  addToDisplay,
  advanceTurn,
  copyContext,
  type TurnContext,
  takeFromDisplay,
} from '../evaluation/context.ts'
import { expectedScore } from '../evaluation/expected-score.ts'
import { bestInDisplay } from '../evaluation/heuristic.ts'
import {
  copySummary,
  finishCards,
  markCells,
  type PlayerSummary,
  placeCard,
  scoreOf,
} from '../evaluation/summary.ts'
import { TUNED_WEIGHTS } from '../evaluation/weights.ts'
import { quickMarkings } from './generate-markings.ts'
import { type Markings, sortMarkings } from './markings.ts'
import type { Workspace } from './workspace.ts'

/** The best markings by the heuristic that the net evaluates. */
export const MAX_MARKINGS = 24

const SAMPLED_CARDS = 10
const SAMPLED_REFILLS = 4

/**
 * A player after a marking: takes trophies as if no opponent came first, sets full cards aside and fills empty places
 * with the best cards in the display.
 */
function applyMarking(
  from: PlayerSummary,
  context: TurnContext,
  first: number,
  second: number,
  summary: PlayerSummary,
  after: TurnContext,
): void {
  const { deck } = context
  copySummary(from, summary)
  copyContext(context, after)
  markCells(deck, summary, first, second, 1 + context.displayPalms)
  for (; summary.unclaimedRows > 0; summary.unclaimedRows--) {
    summary.points += after.trophy
    if (after.trophy > 0) after.trophy--
  }
  finishCards(deck, summary)
  if (context.turnsLeft > 0) fillPlaces(summary, after)
}

function fillPlaces(summary: PlayerSummary, context: TurnContext): void {
  for (let place = 0; place < 2; place++) {
    if (summary.cards[place] !== NO_CARD || context.displayCount === 0) continue
    const index = bestInDisplay(context, summary, place, TUNED_WEIGHTS)
    placeCard(context.deck, summary, place, takeFromDisplay(context, index))
  }
}

/** The expected score after a marking. */
export function markingScore(
  { net, afterReply: { context: after, summary: then } }: Workspace,
  context: TurnContext,
  summary: PlayerSummary,
  first: number,
  second: number,
): number {
  applyMarking(summary, context, first, second, then, after)
  return expectedScore(after, then, net)
}

/** The expected score before the next pattern is known: the mean over all patterns, each with the best reply to it. */
function scoreBeforePattern(workspace: Workspace, context: TurnContext, summary: PlayerSummary): number {
  if (context.turnsLeft <= 0) return scoreOf(summary)
  const { odds } = context
  let expected = 0
  for (let pattern = 0; pattern < odds.length; pattern++) {
    if (odds[pattern] > 0) expected += odds[pattern] * scoreWithPattern(workspace, context, summary, pattern)
  }
  return expected
}

/** The expected score if this pattern is the next one, with the best reply to it. */
export function scoreWithPattern(
  workspace: Workspace,
  context: TurnContext,
  summary: PlayerSummary,
  pattern: number,
): number {
  const { replyContext, replies, net } = workspace
  copyContext(context, replyContext)
  advanceTurn(replyContext, pattern)
  quickMarkings(replyContext, summary, pattern, TUNED_WEIGHTS, replies)
  let best = replies.size === 0 ? expectedScore(replyContext, summary, net) : Number.NEGATIVE_INFINITY
  for (let i = 0; i < replies.size; i++) {
    const score = markingScore(workspace, replyContext, summary, replies.first[i], replies.second[i])
    if (score > best) best = score
  }
  return best
}

/** The expected score after a marking, looking one turn further ahead. */
export function markingScoreAhead(
  workspace: Workspace,
  context: TurnContext,
  summary: PlayerSummary,
  first: number,
  second: number,
): number {
  const { after } = workspace
  applyMarking(summary, context, first, second, after.summary, after.context)
  return scoreBeforePattern(workspace, after.context, after.summary)
}

/** Evaluates markings by the net, then the best `lookahead` of them one turn further ahead. The best come first. */
export function rankMarkings(
  workspace: Workspace,
  context: TurnContext,
  summary: PlayerSummary,
  list: Markings,
  lookahead: number,
): void {
  for (let i = 0; i < list.size; i++) {
    list.value[i] = markingScore(workspace, context, summary, list.first[i], list.second[i])
  }
  sortMarkings(list)
  if (lookahead === 0 || list.size < 2) return
  list.size = Math.min(list.size, lookahead)
  for (let i = 0; i < list.size; i++) {
    list.value[i] = markingScoreAhead(workspace, context, summary, list.first[i], list.second[i])
  }
  sortMarkings(list)
}

/**
 * The expected score with a card of the display in an empty place and, if the other place is empty too, the next best
 * card there. The display is refilled from the stock: the mean over a sample of the cards that may come.
 */
export function takingScore(
  workspace: Workspace,
  context: TurnContext,
  summary: PlayerSummary,
  place: number,
  index: number,
  stock: readonly Card[],
): number {
  const { after } = workspace
  const step = Math.max(1, Math.ceil(stock.length / SAMPLED_REFILLS))
  let sum = 0
  let count = 0
  for (let i = 0; i === 0 || i < stock.length; i += step) {
    copySummary(summary, after.summary)
    copyContext(context, after.context)
    placeCard(context.deck, after.summary, place, takeFromDisplay(after.context, index))
    fillPlaces(after.summary, after.context)
    if (stock.length > 0) addToDisplay(after.context, stock[i])
    sum += scoreBeforePattern(workspace, after.context, after.summary)
    count++
  }
  return sum / count
}

/** The expected score with a card from the stock in an empty place: the mean over a sample of its cards. */
export function drawingScore(
  workspace: Workspace,
  context: TurnContext,
  summary: PlayerSummary,
  place: number,
  stock: readonly Card[],
): number {
  const { after } = workspace
  const step = Math.max(1, Math.floor(stock.length / SAMPLED_CARDS))
  let sum = 0
  let count = 0
  for (let i = 0; i < stock.length; i += step) {
    copySummary(summary, after.summary)
    placeCard(context.deck, after.summary, place, stock[i])
    sum += scoreBeforePattern(workspace, context, after.summary)
    count++
  }
  return sum / count
}
