import { countCells } from '../rules/cells.ts'
import { NO_CARD, type Pattern } from '../rules/deck.ts'
import type { Setting } from './setting.ts'
import type { Stand } from './stand.ts'
import { markingWorth, type Taste } from './taste.ts'

/** The best few markings of a turn, best first: the cells of each card, extras included, and the base that led there. */
export interface Markings {
  size: number
  readonly most: number
  readonly first: Int32Array
  readonly second: Int32Array
  readonly base: Int32Array
  /** On which card the base was laid. */
  readonly place: Int32Array
  readonly worth: Float64Array
}

export const newMarkings = (most: number): Markings => ({
  size: 0,
  most,
  first: new Int32Array(most),
  second: new Int32Array(most),
  base: new Int32Array(most),
  place: new Int32Array(most),
  worth: new Float64Array(most),
})

/** Keeps a marking if it is among the best, each outcome once. */
function offer(
  list: Markings,
  first: number,
  second: number,
  base: number,
  place: number,
  worth: number,
): void {
  let { size } = list
  if (size === list.most && worth <= list.worth[size - 1]) return
  for (let i = 0; i < size; i++) if (list.first[i] === first && list.second[i] === second) return
  if (size < list.most) size = ++list.size
  let i = size - 1
  for (; i > 0 && list.worth[i - 1] < worth; i--) move(list, i - 1, i)
  list.first[i] = first
  list.second[i] = second
  list.base[i] = base
  list.place[i] = place
  list.worth[i] = worth
}

function move(list: Markings, from: number, to: number): void {
  list.first[to] = list.first[from]
  list.second[to] = list.second[from]
  list.base[to] = list.base[from]
  list.place[to] = list.place[from]
  list.worth[to] = list.worth[from]
}

/** Sorts by worth again after it was changed; a short list, so by insertion, and equals keep their order. */
export function sortMarkings(list: Markings): void {
  for (let i = 1; i < list.size; i++) {
    const [first, second, base] = [list.first[i], list.second[i], list.base[i]]
    const [place, worth] = [list.place[i], list.worth[i]]
    let to = i
    for (; to > 0 && list.worth[to - 1] < worth; to--) move(list, to - 1, to)
    list.first[to] = first
    list.second[to] = second
    list.base[to] = base
    list.place[to] = place
    list.worth[to] = worth
  }
}

/**
 * All outcomes of laying a pattern or marking a cell, with every way to pay for crosses. The order of extras does not
 * matter: a cross among them pays for itself, so an outcome is some of the crosses and as many other cells as are owed.
 */
export function allMarkings(
  setting: Setting,
  stand: Stand,
  pattern: Pattern,
  taste: Taste,
  list: Markings,
): void {
  list.size = 0
  const { deck } = setting
  for (let place = 0; place < 2; place++) {
    const free = stand.free[place]
    if (free === 0) continue
    const placements = deck.placements[stand.cards[place]][pattern]
    for (let i = 0; i < placements.length; i++) {
      if ((placements[i] & ~free) === 0) withExtras(setting, stand, placements[i], place, taste, list)
    }
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      withExtras(setting, stand, rest & -rest, place, taste, list)
    }
  }
}

function withExtras(
  setting: Setting,
  stand: Stand,
  base: number,
  place: number,
  taste: Taste,
  list: Markings,
): void {
  const owed = countCells(base & setting.deck.crosses[stand.cards[place]])
  allExtras(setting, stand, place === 0 ? base : 0, place === 0 ? 0 : base, owed, base, place, taste, list)
}

/** All outcomes of a marking that has been begun and owes extras. */
export function allExtras(
  setting: Setting,
  stand: Stand,
  first: number,
  second: number,
  owed: number,
  base: number,
  place: number,
  taste: Taste,
  list: Markings,
): void {
  const { deck } = setting
  const free = stand.free[0] & ~first
  const otherFree = stand.free[1] & ~second
  if (owed === 0 || (free | otherFree) === 0) {
    offer(list, first, second, base, place, markingWorth(setting, stand, first, second, taste))
    return
  }
  const card = stand.cards[0]
  const other = stand.cards[1]
  const crosses = card === NO_CARD ? 0 : free & deck.crosses[card]
  const otherCrosses = other === NO_CARD ? 0 : otherFree & deck.crosses[other]
  // Both cards' cells in one word, the second card's above the first's.
  const plain = ((free & ~crosses) | ((otherFree & ~otherCrosses) << 16)) >>> 0
  const all = (crosses | (otherCrosses << 16)) >>> 0
  if (countCells(plain & 0xffff) + countCells(plain >>> 16) < owed) {
    const done = stand.free[0]
    const otherDone = stand.free[1]
    offer(list, done, otherDone, base, place, markingWorth(setting, stand, done, otherDone, taste))
    return
  }
  const choose = (from: number, still: number, cells: number): void => {
    if (still === 0) {
      const marked = first | (cells & 0xffff)
      const otherMarked = second | (cells >>> 16)
      offer(list, marked, otherMarked, base, place, markingWorth(setting, stand, marked, otherMarked, taste))
      return
    }
    for (let rest = from; rest !== 0; ) {
      const cell = rest & -rest
      rest ^= cell
      choose(rest, still - 1, cells | cell)
    }
  }
  // Every subset of the crosses.
  for (let some = all; ; some = (some - 1) & all) {
    choose(plain, owed, some)
    if (some === 0) break
  }
}

/** Every base with the extras that look best one by one: for looking ahead, where all outcomes would be too many. */
export function quickMarkings(
  setting: Setting,
  stand: Stand,
  pattern: Pattern,
  taste: Taste,
  list: Markings,
): void {
  list.size = 0
  const { deck } = setting
  for (let place = 0; place < 2; place++) {
    const free = stand.free[place]
    if (free === 0) continue
    const placements = deck.placements[stand.cards[place]][pattern]
    for (let i = 0; i < placements.length; i++) {
      if ((placements[i] & ~free) === 0) withBestExtras(setting, stand, placements[i], place, taste, list)
    }
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      withBestExtras(setting, stand, rest & -rest, place, taste, list)
    }
  }
}

function withBestExtras(
  setting: Setting,
  stand: Stand,
  base: number,
  place: number,
  taste: Taste,
  list: Markings,
): void {
  const { deck } = setting
  let first = place === 0 ? base : 0
  let second = place === 0 ? 0 : base
  let owed = countCells(base & deck.crosses[stand.cards[place]])
  while (owed > 0) {
    const free = stand.free[0] & ~first
    const otherFree = stand.free[1] & ~second
    if ((free | otherFree) === 0) break
    owed--
    let most = Number.NEGATIVE_INFINITY
    let best = 0
    let bestPlace = 0
    for (let side = 0; side < 2; side++) {
      const crosses = stand.cards[side] === NO_CARD ? 0 : deck.crosses[stand.cards[side]]
      for (let rest = side === 0 ? free : otherFree; rest !== 0; rest &= rest - 1) {
        const cell = rest & -rest
        const worth =
          markingWorth(
            setting,
            stand,
            side === 0 ? first | cell : first,
            side === 0 ? second : second | cell,
            taste,
          ) + ((crosses & cell) === 0 ? 0 : taste.cross)
        if (worth <= most) continue
        most = worth
        best = cell
        bestPlace = side
      }
    }
    if (bestPlace === 0) first |= best
    else second |= best
    if ((deck.crosses[stand.cards[bestPlace]] & best) !== 0) owed++
  }
  offer(list, first, second, base, place, markingWorth(setting, stand, first, second, taste))
}
