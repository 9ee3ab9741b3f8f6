/** The item at an index that must exist. Throws if it does not, because that is a programming error. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item at ${index} in a list of ${list.length}`)
  return item
}
