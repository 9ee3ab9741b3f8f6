/** The best markings of a turn, best first. Held in columns, so that a search allocates nothing. */
export interface Markings {
  size: number
  readonly maxSize: number
  /** The cells marked on the first and on the second card, extras included. */
  readonly first: Int32Array
  readonly second: Int32Array
  /** The cells of the pattern or the single cell that was marked first. */
  readonly base: Int32Array
  /** The place of the card on which the base was marked. */
  readonly place: Int32Array
  readonly value: Float64Array
}

export const newMarkings = (maxSize: number): Markings => ({
  size: 0,
  maxSize,
  first: new Int32Array(maxSize),
  second: new Int32Array(maxSize),
  base: new Int32Array(maxSize),
  place: new Int32Array(maxSize),
  value: new Float64Array(maxSize),
})

/** Adds a marking if it is among the best and no other has the same outcome. */
export function addMarking(
  list: Markings,
  first: number,
  second: number,
  base: number,
  place: number,
  value: number,
): void {
  let { size } = list
  if (size === list.maxSize && value <= list.value[size - 1]) return
  for (let i = 0; i < size; i++) if (list.first[i] === first && list.second[i] === second) return
  if (size < list.maxSize) size = ++list.size
  let i = size - 1
  for (; i > 0 && list.value[i - 1] < value; i--) move(list, i - 1, i)
  list.first[i] = first
  list.second[i] = second
  list.base[i] = base
  list.place[i] = place
  list.value[i] = value
}

function move(list: Markings, from: number, to: number): void {
  list.first[to] = list.first[from]
  list.second[to] = list.second[from]
  list.base[to] = list.base[from]
  list.place[to] = list.place[from]
  list.value[to] = list.value[from]
}

/** Sorts again after the values have changed. An insertion sort, since the list is short; equals keep their order. */
export function sortMarkings(list: Markings): void {
  for (let i = 1; i < list.size; i++) {
    const [first, second, base] = [list.first[i], list.second[i], list.base[i]]
    const [place, value] = [list.place[i], list.value[i]]
    let to = i
    for (; to > 0 && list.value[to - 1] < value; to--) move(list, to - 1, to)
    list.first[to] = first
    list.second[to] = second
    list.base[to] = base
    list.place[to] = place
    list.value[to] = value
  }
}
