/** Stores a value in a memo of limited size, which forgets everything when it is full. Returns the value. */
export function remember<Key, Value>(memo: Map<Key, Value>, limit: number, key: Key, value: Value): Value {
  if (memo.size >= limit) memo.clear()
  memo.set(key, value)
  return value
}
