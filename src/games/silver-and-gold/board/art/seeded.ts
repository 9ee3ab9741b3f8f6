/** Random numbers from 0 to 1 for drawings. */
export type RandomNumber = () => number

/** The same name always gives the same numbers, so a card looks the same on every screen. */
export function seeded(name: string): RandomNumber {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
