/** The item at an index that the caller knows to exist; throws where that is a mistake in the program. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item at ${index} in a list of ${list.length}`)
  return item
}
