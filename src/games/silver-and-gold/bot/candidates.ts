import type { Seat } from '../../../kernel/index.ts'
import type { Candidate } from '../../../search/model.ts'
import { type Card, deckOf, NO_CARD } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import { unpackMove } from '../rules/packed-move.ts'
import { TURNS } from '../rules/state.ts'
import { newContext, readContext, readRivals } from './evaluation/context.ts'
import { newCardValue } from './evaluation/heuristic.ts'
import { type PlayerPosition, readPlayerPosition } from './evaluation/player-position.ts'
import { newSummary } from './evaluation/summary.ts'
import { TUNED_WEIGHTS, type Weights } from './evaluation/weights.ts'
import {
  completeTurn,
  drawingScore,
  MAX_MARKINGS,
  rankMarkings,
  takingScore,
} from './lookahead/expectimax.ts'
import { allExtras, allMarkings, quickMarkings } from './lookahead/generate-markings.ts'
import { movesTo } from './lookahead/marking-moves.ts'
import { newMarkings } from './lookahead/markings.ts'
import { pairScore } from './lookahead/pair-score.ts'
import { type NetName, netFor, type Workspace, withWorkspace } from './lookahead/workspace.ts'
import { type PatternsShown, topPatternOnly } from './memory.ts'
import { stockOf } from './sampling/stock.ts'
import { emptyPlace, type SeatView } from './seat-view.ts'

/** How decisions are evaluated: by the heuristic alone, by the net, or by the net with a look ahead. */
export interface EvaluationDepth {
  readonly weights: Weights
  /** The net that evaluates what the heuristic finds best, if any. */
  readonly net: NetName | undefined
  /** The number of the best markings that are evaluated one turn further ahead. */
  readonly lookahead: number
}

export const HEURISTIC_ONLY: EvaluationDepth = { weights: TUNED_WEIGHTS, net: undefined, lookahead: 0 }
export const NET_WITH_LOOKAHEAD: EvaluationDepth = { weights: TUNED_WEIGHTS, net: 'small', lookahead: 8 }

/** What a seat may do now, best first, knowing which patterns this round has shown. */
export function candidatesFor(
  view: SeatView,
  shown: PatternsShown,
  depth: EvaluationDepth,
): Candidate<Move>[] {
  switch (view.open.phase) {
    case 'mark':
      return markingCandidates(view, shown, depth)
    case 'pick':
      return depth.net ? pickCandidatesByNet(view, shown, depth.net) : pickCandidates(view, shown, depth)
    default:
      return isWide(view, depth.net) ? keepPairs(view) : keepCandidates(view, depth)
  }
}

const isWide = ({ open }: SeatView, net: NetName | undefined): boolean =>
  net !== undefined && netFor(deckOf(open.options), net) === 'wide'

/** The position of the seat, with all that the net looks at. */
function positionFor(view: SeatView, shown: PatternsShown, net: NetName | undefined): PlayerPosition {
  return isWide(view, net)
    ? positionOf(view, view.seat, shown)
    : readPlayerPosition(view.open, view.seat, shown)
}

/** The position of any seat, with all that the wide net looks at. */
function positionOf({ open }: SeatView, seat: Seat, shown: PatternsShown): PlayerPosition {
  const position = readPlayerPosition(open, seat, shown)
  readRivals(open, seat, open.start + 1, position.context)
  return position
}

/** The only opponent of a seat, as if this turn were over for them. */
function onlyRival(view: SeatView, shown: PatternsShown): PlayerPosition {
  const rival = positionOf(view, 1 - view.seat, shown)
  completeTurn(rival)
  return rival
}

function markingCandidates(
  view: SeatView,
  shown: PatternsShown,
  { weights, net, lookahead }: EvaluationDepth,
): Candidate<Move>[] {
  const { context, summary } = positionFor(view, shown, net)
  const { marks, owed } = view.own
  const list = newMarkings(MAX_MARKINGS)
  if (owed > 0) allExtras(context, summary, marks, owed, weights, list)
  else if (net) allMarkings(context, summary, view.open.expedition, weights, list)
  else quickMarkings(context, summary, view.open.expedition, weights, list)
  if (net) {
    const rank = (workspace: Workspace): void => rankMarkings(workspace, context, summary, list, lookahead)
    withWorkspace(context.deck, rank, net)
  }
  return Array.from({ length: list.size }, (_, index) => ({
    moves: movesTo(view, list, index).map(unpackMove),
    value: list.value[index],
  }))
}

/** Takes from the display, or draws where the display is empty. */
function pickCandidates(
  view: SeatView,
  shown: PatternsShown,
  { weights }: EvaluationDepth,
): Candidate<Move>[] {
  const { context, summary } = readPlayerPosition(view.open, view.seat, shown)
  const place = emptyPlace(view)
  const display = Array.from(context.display.subarray(0, context.displayCount))
  if (display.length === 0) return view.open.stock > 0 ? [{ moves: [{ type: 'draw' }], value: 0 }] : []
  return bestFirst(
    display.map((card) => ({
      moves: [{ type: 'take', card }],
      value: newCardValue(context, summary, place, card, weights),
    })),
  )
}

function pickCandidatesByNet(view: SeatView, shown: PatternsShown, net: NetName): Candidate<Move>[] {
  const position = positionFor(view, shown, net)
  const { context } = position
  const place = emptyPlace(view)
  const stock = stockOf(context.deck, view.open)
  const rival = isWide(view, net) && view.open.players.length === 2 ? onlyRival(view, shown) : undefined
  const evaluate = (workspace: Workspace): Candidate<Move>[] => {
    const candidates: Candidate<Move>[] = Array.from(
      context.display.subarray(0, context.displayCount),
      (card, index) => ({
        moves: [{ type: 'take', card }],
        value: takingScore(workspace, position, place, index, stock, rival),
      }),
    )
    if (view.open.stock > 0) {
      const value = drawingScore(workspace, position, place, stock, rival)
      candidates.push({ moves: [{ type: 'draw' }], value })
    }
    return bestFirst(candidates)
  }
  return withWorkspace(context.deck, evaluate, net)
}

/** The pairs of dealt cards, valued by the wide net. If one card is kept already, the cards that may join it. */
function keepPairs({ open, own }: SeatView): Candidate<Move>[] {
  const deck = deckOf(open.options)
  const [kept] = own.kept
  const evaluate = (workspace: Workspace): Candidate<Move>[] => {
    const scoreOfPair = (card: Card, other: Card): number =>
      pairScore(workspace, open.players.length, card, other)
    const others = own.dealt.filter((card) => card !== kept)
    if (kept !== NO_CARD)
      return others.map((card) => ({ moves: [{ type: 'keep', card }], value: scoreOfPair(kept, card) }))
    return others.flatMap((card, index) =>
      others.slice(index + 1).map((other) => ({
        moves: [card, other].map((one): Move => ({ type: 'keep', card: one })),
        value: scoreOfPair(card, other),
      })),
    )
  }
  return bestFirst(withWorkspace(deck, evaluate, 'wide'))
}

/** The dealt cards, valued one by one. */
function keepCandidates({ seat, open, own }: SeatView, { weights }: EvaluationDepth): Candidate<Move>[] {
  const deck = deckOf(open.options)
  const context = readContext(open, seat, topPatternOnly(deck, open), newContext(deck))
  context.turnsLeft = TURNS
  const summary = newSummary()
  summary.cards.fill(NO_CARD)
  const cards = own.dealt.filter((card) => card !== own.kept[0])
  return bestFirst(
    cards.map((card) => ({
      moves: [{ type: 'keep', card }],
      value: newCardValue(context, summary, 0, card, weights),
    })),
  )
}

/** Equals keep their order. */
const bestFirst = (candidates: readonly Candidate<Move>[]): Candidate<Move>[] =>
  candidates.toSorted((a, b) => b.value - a.value)
