import type { PlayerPosition } from './player-position.ts'

/** A key has at most this many numbers, each in 16 bits. */
const MAX_NUMBERS = 64
const numbers = new Uint16Array(MAX_NUMBERS)
const rivalTurns = new Float32Array(1)
const rivalTurnsBits = new Uint16Array(rivalTurns.buffer)

/** A position, and `more` on which a result depends, as a string: equal keys mean equal results. */
export function positionKey({ context, summary }: PlayerPosition, ...more: readonly number[]): string {
  const { display, displayCount, remaining } = context
  let size = 0
  numbers[size++] = context.seats
  numbers[size++] = context.turnsLeft
  numbers[size++] = context.trophy
  numbers[size++] = context.rivalRow
  numbers[size++] = context.rivalCoins
  rivalTurns[0] = context.rivalTurns
  numbers[size++] = rivalTurnsBits[0]
  numbers[size++] = rivalTurnsBits[1]
  numbers[size++] = context.order
  numbers[size++] = displayCount
  for (let i = 0; i < displayCount; i++) numbers[size++] = display[i]
  for (let pattern = 0; pattern < remaining.length; pattern++) numbers[size++] = remaining[pattern]
  numbers[size++] = summary.cards[0]
  numbers[size++] = summary.cards[1]
  numbers[size++] = summary.free[0]
  numbers[size++] = summary.free[1]
  numbers[size++] = summary.coins
  numbers[size++] = summary.unclaimedRows
  numbers[size++] = summary.palms
  numbers[size++] = summary.points
  for (let colour = 0; colour < summary.finished.length; colour++) {
    numbers[size++] = summary.finished[colour]
    numbers[size++] = summary.seals[colour]
  }
  for (let i = 0; i < more.length; i++) numbers[size++] = more[i]
  return String.fromCharCode.apply(undefined, numbers.subarray(0, size) as unknown as number[])
}
