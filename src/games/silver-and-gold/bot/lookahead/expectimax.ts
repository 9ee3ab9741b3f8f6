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
import type { PlayerPosition } from '../evaluation/player-position.ts'
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

/** A player after a marking, with trophies taken and full cards set aside. */
function applyMarking(
  from: PlayerSummary,
  context: TurnContext,
  first: number,
  second: number,
  into: PlayerPosition,
): void {
  const { deck } = context
  const { summary } = into
  copySummary(from, summary)
  copyContext(context, into.context)
  markCells(deck, summary, first, second, 1 + context.displayPalms)
  completeTurn(into)
}

/** Takes the trophies of a player as if no opponent came first, and sets full cards aside. */
export function completeTurn({ context, summary }: PlayerPosition): void {
  for (; summary.unclaimedRows > 0; summary.unclaimedRows--) {
    summary.points += context.trophy
    if (context.trophy > 0) context.trophy--
  }
  finishCards(context.deck, summary)
}

/** Fills empty places with the cards of the display that the heuristic finds best. */
function fillPlaces({ summary, context }: PlayerPosition): void {
  for (let place = 0; place < 2; place++) {
    if (summary.cards[place] !== NO_CARD || context.displayCount === 0) continue
    const index = bestInDisplay(context, summary, place, TUNED_WEIGHTS)
    placeCard(context.deck, summary, place, takeFromDisplay(context, index))
  }
}

/** A player who takes a card of the display for an empty place. If the other place is empty too, it is filled as well. */
function applyPick(from: PlayerPosition, place: number, index: number, into: PlayerPosition): void {
  copySummary(from.summary, into.summary)
  copyContext(from.context, into.context)
  placeCard(into.context.deck, into.summary, place, takeFromDisplay(into.context, index))
  fillPlaces(into)
}

/** Evaluates a position whose empty places have been filled as well as the display allows. */
type Evaluate = (workspace: Workspace, position: PlayerPosition) => number

/**
 * The value of a position in which places may be empty. The small net fills them by the heuristic; the wide one tries
 * every card of the display for the first empty place, because it knows better.
 */
function bestFilled(
  workspace: Workspace,
  position: PlayerPosition,
  picked: PlayerPosition,
  evaluate: Evaluate,
): number {
  const { context, summary } = position
  const place = summary.cards[0] === NO_CARD ? 0 : summary.cards[1] === NO_CARD ? 1 : -1
  if (place < 0 || context.turnsLeft <= 0 || context.displayCount === 0) return evaluate(workspace, position)
  if (workspace.net.wide === undefined) {
    fillPlaces(position)
    return evaluate(workspace, position)
  }
  let best = Number.NEGATIVE_INFINITY
  for (let index = 0; index < context.displayCount; index++) {
    applyPick(position, place, index, picked)
    best = Math.max(best, evaluate(workspace, picked))
  }
  return best
}

const scoreAtGlance: Evaluate = ({ net }, { context, summary }) => expectedScore(context, summary, net)

/** The expected score after a marking. */
export function markingScore(
  workspace: Workspace,
  context: TurnContext,
  summary: PlayerSummary,
  first: number,
  second: number,
): number {
  const { afterReply, pickedReply } = workspace
  applyMarking(summary, context, first, second, afterReply)
  return bestFilled(workspace, afterReply, pickedReply, scoreAtGlance)
}

/** The expected score before the next pattern is known: the mean over all patterns, each with the best reply to it. */
export function scoreBeforePattern(workspace: Workspace, { context, summary }: PlayerPosition): number {
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
  const { after, picked } = workspace
  applyMarking(summary, context, first, second, after)
  return bestFilled(workspace, after, picked, scoreBeforePattern)
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

/** What the only opponent may expect with the display that a pick leaves them. */
function rivalScore(
  { afterReply, net }: Workspace,
  rival: PlayerPosition,
  { display, displayCount, displayPalms }: TurnContext,
): number {
  const { context, summary } = afterReply
  copySummary(rival.summary, summary)
  copyContext(rival.context, context)
  context.display.set(display)
  context.displayCount = displayCount
  context.displayPalms = displayPalms
  fillPlaces(afterReply)
  return expectedScore(context, summary, net)
}

/** The expected score before the next pattern is known or, if a rival is given, the expected lead over them. */
function valueAfterPick(
  workspace: Workspace,
  position: PlayerPosition,
  rival: PlayerPosition | undefined,
): number {
  const score = scoreBeforePattern(workspace, position)
  return rival === undefined ? score : score - rivalScore(workspace, rival, position.context)
}

/**
 * The value of a card of the display in an empty place and, if the other place is empty too, the next best card there.
 * The display is refilled from the stock: the mean over a sample of the cards that may come.
 */
export function takingScore(
  workspace: Workspace,
  from: PlayerPosition,
  place: number,
  index: number,
  stock: readonly Card[],
  rival?: PlayerPosition,
): number {
  const { after } = workspace
  const step = Math.max(1, Math.ceil(stock.length / SAMPLED_REFILLS))
  let sum = 0
  let count = 0
  for (let i = 0; i === 0 || i < stock.length; i += step) {
    applyPick(from, place, index, after)
    if (stock.length > 0) addToDisplay(after.context, stock[i])
    sum += valueAfterPick(workspace, after, rival)
    count++
  }
  return sum / count
}

/** The value of a card from the stock in an empty place: the mean over a sample of its cards. */
export function drawingScore(
  workspace: Workspace,
  { context, summary }: PlayerPosition,
  place: number,
  stock: readonly Card[],
  rival?: PlayerPosition,
): number {
  const { after } = workspace
  const step = Math.max(1, Math.floor(stock.length / SAMPLED_CARDS))
  let sum = 0
  let count = 0
  for (let i = 0; i < stock.length; i += step) {
    copySummary(summary, after.summary)
    copyContext(context, after.context)
    placeCard(context.deck, after.summary, place, stock[i])
    if (workspace.net.wide !== undefined) fillPlaces(after)
    sum += valueAfterPick(workspace, after, rival)
    count++
  }
  return sum / count
}
