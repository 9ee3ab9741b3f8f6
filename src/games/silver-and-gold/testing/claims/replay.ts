import { at, fastChance, fastSeed, hasSeat, type Seat, viewOf } from '../../../../kernel/index.ts'
import { seatToMove } from '../../../../search/play-out.ts'
import type { Cells } from '../../rules/components/cells.ts'
import { deckOf } from '../../rules/components/deck.ts'
import { silverAndGold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { SCORE_PARTS, type ScorePart, scoreParts } from '../../rules/scoring.ts'
import type { SilverAndGoldState } from '../../rules/state.ts'

/** What a turn really brings: the moves are played, the others mark anything, and the turn is resolved. */
export function playMarking(
  from: SilverAndGoldState,
  seat: Seat,
  moves: readonly Move[],
): Record<ScorePart, number> {
  const state = silverAndGold.copy(from)
  const deck = deckOf(state.open.options)
  const chance = fastChance(fastSeed(9))
  const { turn } = state.open
  const before = scoreParts(deck, at(state.open.players, seat))
  for (const move of moves) {
    const refused = silverAndGold.play(state, seat, move, chance)
    if (refused) throw new Error(`${JSON.stringify(move)} is refused: ${refused.code}`)
  }
  while (state.open.turn === turn && state.open.phase !== 'over') {
    const next = seatToMove(silverAndGold, state)
    silverAndGold.play(state, next, at(silverAndGold.legal(viewOf(state, next)), 0), chance)
  }
  const after = scoreParts(deck, at(state.open.players, seat))
  return Object.fromEntries(SCORE_PARTS.map((part) => [part, after[part] - before[part]])) as Record<
    ScorePart,
    number
  >
}

/** The points of a turn that do not depend on the others: only the start seat is sure of its trophies. */
export function certainPoints(state: SilverAndGoldState, seat: Seat, moves: readonly Move[]): number {
  const { coins, trophies, palms, cards, seals } = playMarking(state, seat, moves)
  return coins + palms + cards + seals + (state.open.start === seat ? trophies : 0)
}

/** Every way to mark in this turn, found by asking the rules move by move. Different orders are one way. */
export function allWays(from: SilverAndGoldState, seat: Seat): readonly (readonly Move[])[] {
  const { turn } = from.open
  const ways: (readonly Move[])[] = []
  const seen = new Set<string>()
  const extend = (state: SilverAndGoldState, moves: readonly Move[]): void => {
    for (const move of silverAndGold.legal(viewOf(state, seat))) {
      const next = silverAndGold.copy(state)
      silverAndGold.play(next, seat, move, fastChance(fastSeed(9)))
      const isDone =
        !hasSeat(next.open.waiting, seat) || next.open.phase !== 'mark' || next.open.turn !== turn
      const key = JSON.stringify([isDone ? cellsMarked([...moves, move]) : at(next.own, seat)])
      if (seen.has(key)) continue
      seen.add(key)
      if (isDone) ways.push([...moves, move])
      else extend(next, [...moves, move])
    }
  }
  extend(from, [])
  return ways
}

/** The cells that moves mark on the two cards. */
export function cellsMarked(moves: readonly Move[]): readonly [Cells, Cells] {
  const marked: [Cells, Cells] = [0, 0]
  for (const move of moves) {
    if (move.type === 'pattern') marked[move.place] |= move.cells
    else if ('cell' in move) marked[move.place] |= 1 << move.cell
  }
  return marked
}
