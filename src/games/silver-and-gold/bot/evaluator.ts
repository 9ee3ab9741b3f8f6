import { hasSeat, type Phrase, type Seat, type View } from '../../../kernel/index.ts'
import type { Evaluator } from '../../../search/evaluator.ts'
import { countCells } from '../rules/components/cells.ts'
import { deckOf, NO_PATTERN, patternId } from '../rules/components/deck.ts'
import type { Move } from '../rules/moves.ts'
import { result } from '../rules/scoring.ts'
import {
  type Open,
  type Own,
  type Secret,
  type SilverAndGoldState,
  TURNS,
  TURNS_PER_ROUND,
} from '../rules/state.ts'
import { candidatesFor, NET_WITH_LOOKAHEAD } from './candidates.ts'
import { chancesOf } from './chances.ts'
import { readPlayerPosition } from './evaluation/player-position.ts'
import { explain } from './explanations/explain.ts'
import { keptPairs, keptPairsSteps } from './kept-pairs.ts'
import { LEVEL_PENALTIES } from './level-penalties.ts'
import { drawingScore, markingScoreAhead, takingScore } from './lookahead/expectimax.ts'
import { withWorkspace } from './lookahead/workspace.ts'
import { type PatternsShown, shownThisRound } from './memory.ts'
import { stockOf } from './sampling/stock.ts'
import { type SeatView, seatView } from './seat-view.ts'

/** Silver & Gold for reviews and hints. */
export const evaluator: Evaluator<Open, Own, Secret, Move> = {
  scoreUnit: 1,
  levelPenalties: LEVEL_PENALTIES,
  expectedScores(state, memory) {
    const final = result(state.open)
    if (final) return final.seats.map(({ score }) => score)
    if (state.open.phase === 'keep') return state.own.map(() => AVERAGE)
    const shown = shownThisRound(state.open, memory)
    return state.own.map((_, seat) => expectedOf(state, seat, shown))
  },
  winProbabilities(expected, open, levels = []) {
    const final = result(open)
    if (final === undefined) return chancesOf(expected, open, levels)
    return final.seats.map((_, seat) => (final.winners.includes(seat) ? 1 / final.winners.length : 0))
  },
  expectedLoss: (loss) => LOSS_RATE * loss,
  rankCandidates(view, memory) {
    return view.open.phase === 'keep'
      ? keptPairs(view, memory)
      : candidatesFor(seatView(view), shownThisRound(view.open, memory), NET_WITH_LOOKAHEAD)
  },
  valueOfMoves,
  rankInGames: (view, memory, isExhausted) =>
    view.open.phase === 'keep' ? keptPairsSteps(view, memory, isExhausted) : undefined,
  explain: (view, memory, candidate) => explain(seatView(view), shownThisRound(view.open, memory), candidate),
  explainChange,
  momentOf(open) {
    const turn = Math.min(TURNS, open.turn + 1)
    return { key: 'when.turn', turn, round: Math.ceil(turn / TURNS_PER_ROUND) }
  },
}

/** The average final score: before the first pattern is shown, nobody is ahead. */
const AVERAGE = 128

/**
 * What a lost point lowers the expected score by. Expected scores are uncertain, and chances follow from leads in them;
 * a loss in the same position is real. Measured with decisions of gentle, steady and sharp players, see docs/bots.md.
 */
const LOSS_RATE = 1.2

function expectedOf({ open, own }: SilverAndGoldState, seat: Seat, shown: PatternsShown): number {
  const view = { seat, open, own: own[seat] }
  if (hasSeat(open.waiting, seat)) return candidatesFor(view, shown, NET_WITH_LOOKAHEAD)[0].value
  const [first, second] = own[seat].marks
  return scoreAfterMarking(open, seat, shown, first, second)
}

function valueOfMoves(view: View<Open, Own>, memory: unknown, moves: readonly Move[]): number | undefined {
  const own = seatView(view)
  const shown = shownThisRound(view.open, memory)
  const [move] = moves
  switch (move.type) {
    case 'keep':
      return keptPairs(view, memory).find(({ moves: kept }) =>
        moves.every((one) => kept.some((other) => sameCard(one, other))),
      )?.value
    case 'take':
    case 'draw':
      return pickValue(own, shown, move)
    default:
      return valueOfMarking(own, shown, moves)
  }
}

const sameCard = (a: Move, b: Move): boolean => 'card' in a && 'card' in b && a.card === b.card

function scoreAfterMarking(
  open: Open,
  seat: Seat,
  shown: PatternsShown,
  first: number,
  second: number,
): number {
  const { context, summary } = readPlayerPosition(open, seat, shown)
  return withWorkspace(context.deck, (workspace) =>
    markingScoreAhead(workspace, context, summary, first, second),
  )
}

function pickValue(view: SeatView, shown: PatternsShown, move: Move): number {
  const position = readPlayerPosition(view.open, view.seat, shown)
  const { context, summary } = position
  const place = summary.cards[0] < 0 ? 0 : 1
  const stock = stockOf(context.deck, view.open)
  return withWorkspace(context.deck, (workspace) => {
    if (move.type !== 'take') return drawingScore(workspace, position, place, stock)
    return takingScore(workspace, position, place, context.display.indexOf(move.card), stock)
  })
}

/** The value of an incomplete marking is that of its best completion. */
function valueOfMarking(view: SeatView, shown: PatternsShown, moves: readonly Move[]): number | undefined {
  const { seat, open, own } = view
  const deck = deckOf(open.options)
  const marks: [number, number] = [own.marks[0], own.marks[1]]
  let { owed } = own
  for (const move of moves) {
    if (move.type !== 'pattern' && move.type !== 'single' && move.type !== 'extra') return undefined
    const cells = move.type === 'pattern' ? move.cells : 1 << move.cell
    if (move.type === 'extra') owed--
    marks[move.place] |= cells
    owed += countCells(cells & deck.crosses[open.players[seat].cards[move.place]])
  }
  const { free } = open.players[seat]
  const isDone = owed <= 0 || ((free[0] & ~marks[0]) | (free[1] & ~marks[1])) === 0
  if (!isDone)
    return candidatesFor({ seat, open, own: { ...own, marks, owed } }, shown, NET_WITH_LOOKAHEAD)[0].value
  return scoreAfterMarking(open, seat, shown, marks[0], marks[1])
}

/** Names what chance brought: a new pattern, or new cards in the display. */
const finishedBy = ({ players }: Open, seat: Seat): number => players[seat].finished.length

function explainChange(before: Open, after: Open, seat: Seat): Phrase {
  const deck = deckOf(after.options)
  if (finishedBy(after, seat) > finishedBy(before, seat)) return { key: 'happened.finished', seat, by: seat }
  if (after.phase === 'over') return { key: 'happened.end', seat }
  if (before.phase === 'keep') return { key: 'happened.dealt', seat }
  if (after.turn !== before.turn && after.expedition !== NO_PATTERN) {
    return { key: 'happened.pattern', seat, pattern: patternId(deck, after.expedition) }
  }
  return { key: 'happened.cards', seat }
}
