import { expectedScore } from '../../src/games/silver-and-gold/bot/evaluation/expected-score.ts'
import { readPlayerPosition } from '../../src/games/silver-and-gold/bot/evaluation/player-position.ts'
import { TUNED_WEIGHTS } from '../../src/games/silver-and-gold/bot/evaluation/weights.ts'
import { greedy } from '../../src/games/silver-and-gold/bot/greedy.ts'
import { scoreWithPattern } from '../../src/games/silver-and-gold/bot/lookahead/expectimax.ts'
import { allMarkings } from '../../src/games/silver-and-gold/bot/lookahead/generate-markings.ts'
import { patternsShownIn, readBeforeTurn } from '../../src/games/silver-and-gold/bot/lookahead/lead.ts'
import { movesTo } from '../../src/games/silver-and-gold/bot/lookahead/marking-moves.ts'
import { newMarkings } from '../../src/games/silver-and-gold/bot/lookahead/markings.ts'
import { type Workspace, withWorkspace } from '../../src/games/silver-and-gold/bot/lookahead/workspace.ts'
import { NO_CARD, STANDARD_DECK } from '../../src/games/silver-and-gold/rules/components/deck.ts'
import { playPacked, silverAndGold } from '../../src/games/silver-and-gold/rules/game.ts'
import { PACKED_DRAW, packKeep, packTake } from '../../src/games/silver-and-gold/rules/packed-move.ts'
import { copyState, type SilverAndGoldState } from '../../src/games/silver-and-gold/rules/state.ts'
import { at, firstSeat, hasSeat, type PackedMove, type Seat, viewOf } from '../../src/kernel/index.ts'
import { chanceOf, type Deal } from './deal.ts'

/** A game as far as it has been played, at the beginning of a turn or at the end. */
interface Line {
  readonly state: SilverAndGoldState
  value: number
}

interface Search {
  readonly deal: Deal
  readonly seat: Seat
  /** The number of lines that are followed. */
  readonly width: number
}

/** Markings that each line is continued with. */
const MARKINGS = 12
/** Lines that are evaluated with the next pattern, for each line that is kept. */
const EVALUATED = 3

/**
 * The best score that a beam search finds for a seat that knows all patterns and the order of the stock, against greedy
 * in the other seats.
 */
export function clairvoyantScore(search: Search, start: SilverAndGoldState): number {
  let lines = openings(search, start)
  while (lines.some(({ state }) => state.open.phase !== 'over')) {
    lines = best(
      search,
      lines.flatMap((line) => continuations(search, line)),
    )
  }
  return Math.max(...lines.map(({ state }) => scoreIn(state, search.seat)))
}

function scoreIn({ open }: SilverAndGoldState, seat: Seat): number {
  return silverAndGold.result(open)?.seats[seat]?.score ?? 0
}

function play(deal: Deal, state: SilverAndGoldState, seat: Seat, move: PackedMove): void {
  const refusal = playPacked(state, seat, move, chanceOf(deal, state))
  if (refusal) throw new Error(`illegal move: ${JSON.stringify(refusal)}`)
}

/** The others play as greedy does, until this seat has to decide or a turn begins. */
function playOthers({ deal, seat }: Search, state: SilverAndGoldState): void {
  const { open } = state
  const { turn, phase } = open
  while (open.turn === turn && open.phase === phase) {
    const other = firstSeat(hasSeat(open.waiting, seat) ? open.waiting & ~(1 << seat) : open.waiting)
    if (other < 0) return
    const refusal = silverAndGold.play(
      state,
      other,
      greedy.choose(viewOf(state, other), chanceOf(deal, state)),
      chanceOf(deal, state),
    )
    if (refusal) throw new Error(`illegal move: ${JSON.stringify(refusal)}`)
  }
}

/** Every pair of cards that can be kept. */
function openings(search: Search, start: SilverAndGoldState): Line[] {
  const { dealt } = at(start.own, search.seat)
  return dealt.flatMap((card, index) =>
    dealt.slice(index + 1).map((other) => {
      const state = copyState(start)
      playOthers(search, state)
      play(search.deal, state, search.seat, packKeep(card))
      play(search.deal, state, search.seat, packKeep(other))
      return { state, value: 0 }
    }),
  )
}

/** A turn with each of the best markings and with each way to take new cards. */
function continuations(search: Search, { state }: Line): Line[] {
  const { seat, deal } = search
  const { open } = state
  const { turn } = open
  playOthers(search, state)
  if (open.phase !== 'mark' || open.turn > turn || !hasSeat(open.waiting, seat)) {
    return picks(search, state, turn).map((then) => ({ state: then, value: 0 }))
  }
  const { context, summary } = readPlayerPosition(open, seat, patternsShownIn(state))
  const list = newMarkings(MARKINGS)
  allMarkings(context, summary, open.expedition, TUNED_WEIGHTS, list)
  return Array.from({ length: list.size }, (_, index) => index).flatMap((index) => {
    const marked = copyState(state)
    for (const move of movesTo({ seat, open, own: at(state.own, seat) }, list, index)) {
      play(deal, marked, seat, move)
    }
    return picks(search, marked, turn).map((then) => ({ state: then, value: 0 }))
  })
}

/** Ends a turn: this seat takes every card that it can, the others those that greedy takes. */
function picks(search: Search, state: SilverAndGoldState, turn: number): SilverAndGoldState[] {
  const { open } = state
  while (open.turn === turn && open.phase !== 'over' && !hasSeat(open.waiting, search.seat)) {
    playOthers(search, state)
  }
  if (open.turn > turn || open.phase === 'over') return [state]
  const moves = open.display.flatMap((card) => (card === NO_CARD ? [] : [packTake(card)]))
  if (open.stock > 0) moves.push(PACKED_DRAW)
  return moves.flatMap((move) => {
    const picked = copyState(state)
    play(search.deal, picked, search.seat, move)
    return picks(search, picked, turn)
  })
}

function atTurn(state: SilverAndGoldState, seat: Seat, evaluate: (workspace: Workspace) => number): number {
  return withWorkspace(STANDARD_DECK, (workspace) => {
    readBeforeTurn(state.open, seat, patternsShownIn(state), workspace.root)
    return evaluate(workspace)
  })
}

/** The lines that promise most: first by the net alone, then with the pattern that comes. */
function best({ seat, width }: Search, lines: readonly Line[]): Line[] {
  const list = [...new Map(lines.map((line) => [nameOf(line.state, seat), line])).values()]
  if (list.some(({ state }) => state.open.phase === 'over')) return list
  for (const line of list) {
    line.value = atTurn(line.state, seat, ({ root, net }) => expectedScore(root.context, root.summary, net))
  }
  const promising = topOf(list, EVALUATED * width)
  for (const line of promising) {
    line.value = atTurn(line.state, seat, (workspace) => {
      const { context, summary } = workspace.root
      return scoreWithPattern(workspace, context, summary, line.state.open.expedition)
    })
  }
  return topOf(promising, width)
}

const topOf = (lines: readonly Line[], count: number): Line[] =>
  lines.toSorted((a, b) => b.value - a.value).slice(0, count)

/** The same for lines that differ in nothing that matters to the seat. */
function nameOf({ open }: SilverAndGoldState, seat: Seat): string {
  const { cards, free, coins, palms, trophies, palmBoxes, finished } = at(open.players, seat)
  return [cards, free, coins, palms, trophies, palmBoxes, finished.toSorted(), open.display.toSorted()].join()
}
