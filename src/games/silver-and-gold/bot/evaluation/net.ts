import { FEATURES } from './features.ts'
import { NET_WEIGHTS } from './net-weights.ts'
import type { NetScratch } from './scratch.ts'

/** Neurons of the one hidden layer. */
const HIDDEN = 32
/** The weights are stored as integers in this unit. */
const UNIT = 4096
/** The net counts in tens of points. */
const POINTS = 10

const [inputs, biases, outputs, direct, [bias]] = split(decode(NET_WEIGHTS), [
  FEATURES * HIDDEN,
  HIDDEN,
  HIDDEN,
  FEATURES,
  1,
])

/** The parts of a list that have these lengths, one after the other. */
function split(numbers: Float64Array, lengths: readonly number[]): Float64Array[] {
  let end = 0
  return lengths.map((length) => {
    end += length
    return numbers.slice(end - length, end)
  })
}

function decode(text: string): Float64Array {
  const bytes = atob(text)
  return Float64Array.from({ length: bytes.length / 2 }, (_, i) => {
    const word = bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8)
    return ((word << 16) >> 16) / UNIT
  })
}

/**
 * The points that a player is expected to win from now on. Most of a decision's time is spent here, so it handles four
 * hidden neurons at a time and skips inputs that are zero.
 */
export function forward({ features, activeOffsets, activeValues }: NetScratch): number {
  let count = 0
  let result = bias
  for (let i = 0; i < FEATURES; i++) {
    const value = features[i]
    if (value === 0) continue
    result += direct[i] * value
    activeOffsets[count] = i * HIDDEN
    activeValues[count++] = value
  }
  for (let j = 0; j < HIDDEN; j += 4) {
    let a = biases[j]
    let b = biases[j + 1]
    let c = biases[j + 2]
    let d = biases[j + 3]
    for (let i = 0; i < count; i++) {
      const at = activeOffsets[i] + j
      const value = activeValues[i]
      a += value * inputs[at]
      b += value * inputs[at + 1]
      c += value * inputs[at + 2]
      d += value * inputs[at + 3]
    }
    if (a > 0) result += a * outputs[j]
    if (b > 0) result += b * outputs[j + 1]
    if (c > 0) result += c * outputs[j + 2]
    if (d > 0) result += d * outputs[j + 3]
  }
  return result * POINTS
}
