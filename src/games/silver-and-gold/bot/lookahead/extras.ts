import { lowestBit } from '../../../../kernel/index.ts'
import { countCells } from '../../rules/components/cells.ts'
import { NO_CARD } from '../../rules/components/deck.ts'
import type { TurnContext } from '../evaluation/context.ts'
import { markingValue } from '../evaluation/heuristic.ts'
import type { PlayerSummary } from '../evaluation/summary.ts'
import type { Weights } from '../evaluation/weights.ts'
import { addMarking, type Markings } from './markings.ts'

/** Whose markings are generated, how they are valued, and the list that keeps the best. */
export interface Generation {
  readonly context: TurnContext
  readonly summary: PlayerSummary
  readonly weights: Weights
  readonly list: Markings
}

/** A marking that may still owe extra cells. */
export interface Started {
  readonly first: number
  readonly second: number
  readonly owed: number
  /** The cells that were marked first, and on which card. */
  readonly base: number
  readonly place: number
}

/**
 * The unmarked cells of both cards in one word, those of the second card above those of the first. An outcome is some
 * of the crosses, which pay for themselves, and as many plain cells as are owed.
 */
interface Choices {
  readonly crosses: number
  readonly plain: number
}

/** Cells in a word of both cards. */
const countBoth = (cells: number): number => countCells(cells & 0xffff) + countCells(cells >>> 16)

function choicesOf({ context, summary }: Generation, { first, second }: Started): Choices {
  const { crosses: crossesOf } = context.deck
  const free = summary.free[0] & ~first
  const otherFree = summary.free[1] & ~second
  const [card, other] = [summary.cards[0], summary.cards[1]]
  const crosses = card === NO_CARD ? 0 : free & crossesOf[card]
  const otherCrosses = other === NO_CARD ? 0 : otherFree & crossesOf[other]
  return {
    crosses: (crosses | (otherCrosses << 16)) >>> 0,
    plain: ((free & ~crosses) | ((otherFree & ~otherCrosses) << 16)) >>> 0,
  }
}

/** How many outcomes a marking has. */
export function countOutcomes(generation: Generation, started: Started): number {
  const { crosses, plain } = choicesOf(generation, started)
  const plainCells = countBoth(plain)
  if (started.owed === 0 || plainCells < started.owed) return 1
  return 2 ** countBoth(crosses) * combinations(plainCells, started.owed)
}

function combinations(of: number, chosen: number): number {
  let count = 1
  for (let i = 1; i <= chosen; i++) count = (count * (of - chosen + i)) / i
  return count
}

export function addOutcome(
  { context, summary, weights, list }: Generation,
  first: number,
  second: number,
  base: number,
  place: number,
): void {
  addMarking(list, first, second, base, place, markingValue(context, summary, first, second, weights))
}

/**
 * Adds the outcomes of a marking: all of them, if they are no more than `limit`. Otherwise only some of the crosses are
 * decided one by one and the others are all marked or not at all, and only the best plain cells are considered.
 */
export function addExtras(generation: Generation, started: Started, limit: number): void {
  const { summary } = generation
  const { first, second, owed, base, place } = started
  const { crosses, plain } = choicesOf(generation, started)
  if (owed === 0 || (crosses | plain) === 0) {
    addOutcome(generation, first, second, base, place)
    return
  }
  if (countBoth(plain) < owed) {
    addOutcome(generation, summary.free[0], summary.free[1], base, place)
    return
  }
  if (countOutcomes(generation, started) <= limit) {
    addChoices(generation, started, crosses, 0, plain)
    return
  }
  const { single, together, best } = narrowed(generation, started, { crosses, plain }, limit)
  addChoices(generation, started, single, 0, best)
  if (together !== 0) addChoices(generation, started, single, together, best)
}

/** Every subset of `crosses`, with `fixed` and with every choice of plain cells. */
function addChoices(
  generation: Generation,
  { first, second, owed, base, place }: Started,
  crosses: number,
  fixed: number,
  plain: number,
): void {
  const choose = (from: number, left: number, cells: number): void => {
    if (left === 0) {
      addOutcome(generation, first | (cells & 0xffff), second | (cells >>> 16), base, place)
      return
    }
    for (let rest = from; rest !== 0; ) {
      const cell = lowestBit(rest)
      rest ^= cell
      choose(rest, left - 1, cells | cell)
    }
  }
  for (let some = crosses; ; some = (some - 1) & crosses) {
    choose(plain, owed, some | fixed)
    if (some === 0) break
  }
}

interface Narrowed {
  /** Crosses that are decided one by one, and those that are marked together. */
  readonly single: number
  readonly together: number
  /** The best plain cells. */
  readonly best: number
}

/** Crosses that stay a decision of their own until only the plain cells that are owed are left to choose from. */
const MIN_SINGLE = 4

function narrowed(generation: Generation, started: Started, choices: Choices, limit: number): Narrowed {
  const crosses = bestFirst(generation, started, choices.crosses)
  const plain = bestFirst(generation, started, choices.plain)
  let single = crosses.length
  let cells = plain.length
  const outcomes = (): number => 2 ** single * 2 * combinations(cells, started.owed)
  while (outcomes() > limit && (single > 0 || cells > started.owed)) {
    if (single > MIN_SINGLE || cells === started.owed) single--
    else cells--
  }
  const doubtful = crosses.slice(crosses.length - single)
  return {
    single: union(doubtful),
    together: union(crosses.slice(0, crosses.length - single)),
    best: union(plain.slice(0, cells)),
  }
}

const union = (cells: readonly number[]): number => cells.reduce((set, cell) => set | cell, 0) >>> 0

/** Cells by what marking each of them alone is worth. */
function bestFirst(
  { context, summary, weights }: Generation,
  { first, second }: Started,
  cells: number,
): number[] {
  const valued: { cell: number; value: number }[] = []
  for (let rest = cells; rest !== 0; ) {
    const cell = lowestBit(rest)
    rest ^= cell
    const value = markingValue(context, summary, first | (cell & 0xffff), second | (cell >>> 16), weights)
    valued.push({ cell, value })
  }
  return valued.sort((a, b) => b.value - a.value).map(({ cell }) => cell)
}
