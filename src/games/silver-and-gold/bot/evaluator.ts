import { hasSeat, type Phrase, type Seat, type View } from '../../../kernel/index.ts'
import type { Evaluator } from '../../../search/evaluator.ts'
import type { Candidate } from '../../../search/model.ts'
import { winProbabilities } from '../../../search/win-probabilities.ts'
import { countCells } from '../rules/cells.ts'
import { deckOf, NO_PATTERN, patternId } from '../rules/deck.ts'
import type { Move } from '../rules/moves.ts'
import { result } from '../rules/scoring.ts'
import { type Open, type Own, type Secret, type SilverAndGoldState, TURNS } from '../rules/state.ts'
import { consider, LOOKING_AHEAD } from './considering.ts'
import { type Seated, seated } from './deciding.ts'
import { explain } from './explaining.ts'
import { drawingScore, markingScoreAhead, takingScore } from './foresight.ts'
import { type Shown, shownThisRound } from './remembering.ts'
import { newSetting, readSetting, type Setting } from './setting.ts'
import { newStand, readStand, type Stand } from './stand.ts'
import { stockOf } from './unseen.ts'

/** What a review needs to know of Silver & Gold. */
export const evaluator: Evaluator<Open, Own, Secret, Move> = {
  scoreUnit: 1,
  expectedScores(state, memory) {
    const final = result(state.open)
    if (final) return final.seats.map(({ score }) => score)
    if (state.open.phase === 'keep') return state.own.map(() => AVERAGE)
    const shown = shownThisRound(state.open, memory)
    return state.own.map((_, seat) => expectedOf(state, seat, shown))
  },
  winProbabilities(expected, open) {
    const final = result(open)
    if (final === undefined) return winProbabilities(expected, spreadOf(TURNS - open.turn))
    return final.seats.map((_, seat) => (final.winners.includes(seat) ? 1 / final.winners.length : 0))
  },
  rankCandidates(view, memory) {
    const all = consider(seated(view), shownThisRound(view.open, memory), LOOKING_AHEAD)
    return view.open.phase === 'keep' ? pairsOf(all) : all
  },
  valueOfMoves,
  explain: (view, memory, candidate) => explain(seated(view), shownThisRound(view.open, memory), candidate),
  explainChange,
  momentOf: (open) => ({ key: 'when.turn', turn: Math.min(TURNS, open.turn + 1) }),
}

/** How uncertain the end is, by the turns that are left. */
const spreadOf = (turnsLeft: number): number => 1.6 + 1.75 * Math.sqrt(turnsLeft)

/** Before the first card lies open nobody is ahead. */
const AVERAGE = 128

function tableOf(open: Open, seat: Seat, shown: Shown): { setting: Setting; stand: Stand } {
  const deck = deckOf(open.options)
  return {
    setting: readSetting(open, seat, shown, newSetting(deck)),
    stand: readStand(deck, open.players[seat], newStand()),
  }
}

function expectedOf({ open, own }: SilverAndGoldState, seat: Seat, shown: Shown): number {
  const view = { seat, open, own: own[seat] }
  if (hasSeat(open.waiting, seat)) return consider(view, shown, LOOKING_AHEAD)[0].value
  const { setting, stand } = tableOf(open, seat, shown)
  const [first, second] = own[seat].marks
  return markingScoreAhead(setting, stand, first, second)
}

function valueOfMoves(view: View<Open, Own>, memory: unknown, moves: readonly Move[]): number | undefined {
  const own = seated(view)
  const shown = shownThisRound(view.open, memory)
  const [move] = moves
  switch (move.type) {
    case 'keep':
      return pairsOf(consider(own, shown, LOOKING_AHEAD)).find(({ moves: kept }) =>
        moves.every((one) => kept.some((other) => sameCard(one, other))),
      )?.value
    case 'take':
    case 'draw':
      return pickWorth(own, shown, move)
    default:
      return markingWorthOf(own, shown, moves)
  }
}

/** The two cards to keep are one decision, in whatever order they are named: the best pair first. */
function pairsOf(keeps: readonly Candidate<Move>[]): readonly Candidate<Move>[] {
  if (keeps.length < FOUR_DEALT) return keeps
  return keeps
    .flatMap((one, index) =>
      keeps
        .slice(index + 1)
        .map((other) => ({ moves: [...one.moves, ...other.moves], value: one.value + other.value })),
    )
    .sort((a, b) => b.value - a.value)
}

/** With one card kept three are left to choose from. */
const FOUR_DEALT = 4

const sameCard = (a: Move, b: Move): boolean => 'card' in a && 'card' in b && a.card === b.card

function pickWorth(view: Seated, shown: Shown, move: Move): number {
  const { setting, stand } = tableOf(view.open, view.seat, shown)
  const place = stand.cards[0] < 0 ? 0 : 1
  const stock = stockOf(setting.deck, view.open)
  if (move.type !== 'take') return drawingScore(setting, stand, place, stock)
  return takingScore(setting, stand, place, setting.display.indexOf(move.card), stock)
}

/** A marking that is not complete yet is worth what its best completion is. */
function markingWorthOf(view: Seated, shown: Shown, moves: readonly Move[]): number | undefined {
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
  if (!isDone) return consider({ seat, open, own: { ...own, marks, owed } }, shown, LOOKING_AHEAD)[0].value
  const { setting, stand } = tableOf(open, seat, shown)
  return markingScoreAhead(setting, stand, marks[0], marks[1])
}

/** A new pattern, or new cards in the display. */
function explainChange(before: Open, after: Open, seat: Seat): Phrase {
  const deck = deckOf(after.options)
  if (after.phase === 'over') return { key: 'happened.end', seat }
  if (before.phase === 'keep') return { key: 'happened.dealt', seat }
  if (after.turn !== before.turn && after.expedition !== NO_PATTERN) {
    return { key: 'happened.pattern', seat, pattern: patternId(deck, after.expedition) }
  }
  return { key: 'happened.cards', seat }
}
