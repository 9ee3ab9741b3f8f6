import { lowestBit } from '../../../../kernel/index.ts'
import { countCells } from '../../rules/components/cells.ts'
import { NO_CARD, type Pattern } from '../../rules/components/deck.ts'
import type { TurnContext } from '../evaluation/context.ts'
import { markingValue } from '../evaluation/heuristic.ts'
import type { PlayerSummary } from '../evaluation/summary.ts'
import type { Weights } from '../evaluation/weights.ts'
import { addExtras, addOutcome, countOutcomes, type Generation, type Started } from './extras.ts'
import type { Markings } from './markings.ts'

/** Outcomes that one decision evaluates at most: several times more than any decision with an ordinary deck has. */
const MAX_OUTCOMES = 60_000

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
  const generation = { context, summary, weights, list }
  let bases = 0
  let outcomes = 0
  generate(generation, pattern, (_, base, place) => {
    bases++
    outcomes += countOutcomes(generation, startedWith(generation, base, place))
  })
  // Only cards that are full of crosses have more outcomes: then each base gets its share.
  const limit = outcomes <= MAX_OUTCOMES ? MAX_OUTCOMES : Math.floor(MAX_OUTCOMES / bases)
  generate(generation, pattern, (_, base, place) =>
    addExtras(generation, startedWith(generation, base, place), limit),
  )
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

function startedWith({ context, summary }: Generation, base: number, place: number): Started {
  const owed = countCells(base & context.deck.crosses[summary.cards[place]])
  return { first: place === 0 ? base : 0, second: place === 0 ? 0 : base, owed, base, place }
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
  const generation = { context, summary, weights, list }
  addExtras(generation, { first: marks[0], second: marks[1], owed, base: 0, place: 0 }, MAX_OUTCOMES)
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
  addOutcome(generation, first, second, base, place)
}
