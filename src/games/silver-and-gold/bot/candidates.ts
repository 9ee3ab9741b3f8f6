import type { Candidate } from '../../../search/model.ts'
import { deckOf, NO_CARD } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import { unpackMove } from '../rules/packed-move.ts'
import { TURNS } from '../rules/state.ts'
import { newContext, readContext } from './evaluation/context.ts'
import { newCardValue } from './evaluation/heuristic.ts'
import { readPlayerPosition } from './evaluation/player-position.ts'
import { newSummary } from './evaluation/summary.ts'
import { TUNED_WEIGHTS, type Weights } from './evaluation/weights.ts'
import { drawingScore, MAX_MARKINGS, rankMarkings, takingScore } from './lookahead/expectimax.ts'
import { allExtras, allMarkings, quickMarkings } from './lookahead/generate-markings.ts'
import { movesTo } from './lookahead/marking-moves.ts'
import { newMarkings } from './lookahead/markings.ts'
import { withWorkspace } from './lookahead/workspace.ts'
import { type PatternsShown, topPatternOnly } from './memory.ts'
import { stockOf } from './sampling/stock.ts'
import { emptyPlace, type SeatView } from './seat-view.ts'

/** How decisions are evaluated: by the heuristic alone, by the net, or by the net with a look ahead. */
export interface EvaluationDepth {
  readonly weights: Weights
  /** Whether the net evaluates what the heuristic finds best. */
  readonly net: boolean
  /** The number of the best markings that are evaluated one turn further ahead. */
  readonly lookahead: number
}

export const HEURISTIC_ONLY: EvaluationDepth = { weights: TUNED_WEIGHTS, net: false, lookahead: 0 }
export const NET_WITH_LOOKAHEAD: EvaluationDepth = { weights: TUNED_WEIGHTS, net: true, lookahead: 8 }

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
      return depth.net ? pickCandidatesByNet(view, shown) : pickCandidates(view, shown, depth)
    default:
      return keepCandidates(view, depth)
  }
}

function markingCandidates(
  view: SeatView,
  shown: PatternsShown,
  { weights, net, lookahead }: EvaluationDepth,
): Candidate<Move>[] {
  const { context, summary } = readPlayerPosition(view.open, view.seat, shown)
  const { marks, owed } = view.own
  const list = newMarkings(MAX_MARKINGS)
  if (owed > 0) allExtras(context, summary, marks, owed, weights, list)
  else if (net) allMarkings(context, summary, view.open.expedition, weights, list)
  else quickMarkings(context, summary, view.open.expedition, weights, list)
  if (net)
    withWorkspace(context.deck, (workspace) => rankMarkings(workspace, context, summary, list, lookahead))
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

function pickCandidatesByNet(view: SeatView, shown: PatternsShown): Candidate<Move>[] {
  const { context, summary } = readPlayerPosition(view.open, view.seat, shown)
  const place = emptyPlace(view)
  const stock = stockOf(context.deck, view.open)
  return withWorkspace(context.deck, (workspace) => {
    const candidates: Candidate<Move>[] = Array.from(
      context.display.subarray(0, context.displayCount),
      (card, index) => ({
        moves: [{ type: 'take', card }],
        value: takingScore(workspace, context, summary, place, index, stock),
      }),
    )
    if (view.open.stock > 0) {
      const value = drawingScore(workspace, context, summary, place, stock)
      candidates.push({ moves: [{ type: 'draw' }], value })
    }
    return bestFirst(candidates)
  })
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
