import { lowestBit } from '../../../../kernel/index.ts'
import { countCells } from '../../rules/cells.ts'
import { NO_CARD, type Pattern } from '../../rules/deck.ts'
import type { TurnContext } from '../evaluation/context.ts'
import { markingValue } from '../evaluation/heuristic.ts'
import type { PlayerSummary } from '../evaluation/summary.ts'
import type { Weights } from '../evaluation/weights.ts'
import { addMarking, type Markings } from './markings.ts'

/** Whose markings are generated, how they are valued, and the list that keeps the best. */
interface Generation {
  readonly context: TurnContext
  readonly summary: PlayerSummary
  readonly weights: Weights
  readonly list: Markings
}

/**
 * All outcomes of laying a pattern or marking a single cell, with every way to spend the extra cells that crosses pay
 * for. The order of extras does not matter: a cross among them pays for itself, so an outcome is some of the crosses
 * and as many other cells as are owed.
 */
export function allMarkings(
  context: TurnContext,
  summary: PlayerSummary,
  pattern: Pattern,
  weights: Weights,
  list: Markings,
): void {
  generate({ context, summary, weights, list }, pattern, addAllOutcomes)
}

/** Every base with the extras that look best one by one: for looking ahead, where all outcomes would be too many. */
export function quickMarkings(
  context: TurnContext,
  summary: PlayerSummary,
  pattern: Pattern,
  weights: Weights,
  list: Markings,
): void {
  generate({ context, summary, weights, list }, pattern, addBestOutcome)
}

function generate(
  generation: Generation,
  pattern: Pattern,
  addOutcomes: (generation: Generation, base: number, place: number) => void,
): void {
  const { context, summary, list } = generation
  list.size = 0
  for (let place = 0; place < 2; place++) {
    const free = summary.free[place]
    if (free === 0) continue
    const placements = context.deck.placements[summary.cards[place]][pattern]
    for (let i = 0; i < placements.length; i++) {
      if ((placements[i] & ~free) === 0) addOutcomes(generation, placements[i], place)
    }
    for (let rest = free; rest !== 0; rest &= rest - 1) addOutcomes(generation, lowestBit(rest), place)
  }
}

function add(
  { context, summary, weights, list }: Generation,
  first: number,
  second: number,
  base: number,
  place: number,
): void {
  addMarking(list, first, second, base, place, markingValue(context, summary, first, second, weights))
}

function addAllOutcomes(generation: Generation, base: number, place: number): void {
  const { context, summary } = generation
  const owed = countCells(base & context.deck.crosses[summary.cards[place]])
  if (place === 0) addExtras(generation, base, 0, owed, base, place)
  else addExtras(generation, 0, base, owed, base, place)
}

/** All outcomes of a marking that has been started and still owes extra cells. */
export function allExtras(
  context: TurnContext,
  summary: PlayerSummary,
  marks: readonly number[],
  owed: number,
  weights: Weights,
  list: Markings,
): void {
  addExtras({ context, summary, weights, list }, marks[0], marks[1], owed, 0, 0)
}

function addExtras(
  generation: Generation,
  first: number,
  second: number,
  owed: number,
  base: number,
  place: number,
): void {
  const { context, summary } = generation
  const { deck } = context
  const free = summary.free[0] & ~first
  const otherFree = summary.free[1] & ~second
  if (owed === 0 || (free | otherFree) === 0) {
    add(generation, first, second, base, place)
    return
  }
  const card = summary.cards[0]
  const other = summary.cards[1]
  const crosses = card === NO_CARD ? 0 : free & deck.crosses[card]
  const otherCrosses = other === NO_CARD ? 0 : otherFree & deck.crosses[other]
  // The cells of both cards in one word, those of the second card above those of the first.
  const plain = ((free & ~crosses) | ((otherFree & ~otherCrosses) << 16)) >>> 0
  const all = (crosses | (otherCrosses << 16)) >>> 0
  if (countCells(plain & 0xffff) + countCells(plain >>> 16) < owed) {
    add(generation, summary.free[0], summary.free[1], base, place)
    return
  }
  const choose = (from: number, left: number, cells: number): void => {
    if (left === 0) {
      add(generation, first | (cells & 0xffff), second | (cells >>> 16), base, place)
      return
    }
    for (let rest = from; rest !== 0; ) {
      const cell = lowestBit(rest)
      rest ^= cell
      choose(rest, left - 1, cells | cell)
    }
  }
  // Every subset of the crosses.
  for (let some = all; ; some = (some - 1) & all) {
    choose(plain, owed, some)
    if (some === 0) break
  }
}

function addBestOutcome(generation: Generation, base: number, place: number): void {
  const { context, summary, weights } = generation
  const { deck } = context
  let first = place === 0 ? base : 0
  let second = place === 0 ? 0 : base
  let owed = countCells(base & deck.crosses[summary.cards[place]])
  while (owed > 0) {
    const free = summary.free[0] & ~first
    const otherFree = summary.free[1] & ~second
    if ((free | otherFree) === 0) break
    owed--
    let highest = Number.NEGATIVE_INFINITY
    let best = 0
    let bestPlace = 0
    for (let side = 0; side < 2; side++) {
      const crosses = summary.cards[side] === NO_CARD ? 0 : deck.crosses[summary.cards[side]]
      for (let rest = side === 0 ? free : otherFree; rest !== 0; rest &= rest - 1) {
        const cell = lowestBit(rest)
        const marked = side === 0 ? first | cell : first
        const otherMarked = side === 0 ? second : second | cell
        const value =
          markingValue(context, summary, marked, otherMarked, weights) +
          ((crosses & cell) === 0 ? 0 : weights.cross)
        if (value <= highest) continue
        highest = value
        best = cell
        bestPlace = side
      }
    }
    if (bestPlace === 0) first |= best
    else second |= best
    if ((deck.crosses[summary.cards[bestPlace]] & best) !== 0) owed++
  }
  add(generation, first, second, base, place)
}
