import { FEATURES } from './features.ts'
import { NET_WEIGHTS } from './net-weights.ts'
import type { NetScratch } from './scratch.ts'

/** The weights are stored as integers in this unit. */
export const WEIGHT_UNIT = 4096
/** The net counts in tens of points. */
export const POINTS = 10

/** The weights of a net with one hidden layer and a direct, linear part. */
export interface Net {
  /** From every input to every hidden neuron: `inputs[input * hidden + neuron]`. */
  readonly inputs: Float64Array
  readonly biases: Float64Array
  readonly outputs: Float64Array
  readonly direct: Float64Array
  readonly bias: number
}

/** The number of weights of a net with this many hidden neurons, which has to be a multiple of four. */
export const netSize = (hidden: number): number => (FEATURES + 2) * hidden + FEATURES + 1

/** The net with these weights, in the order in which they are stored. */
export function netOf(numbers: Float64Array): Net {
  const hidden = (numbers.length - FEATURES - 1) / (FEATURES + 2)
  if (!Number.isInteger(hidden / 4)) throw new Error(`no net has ${numbers.length} weights`)
  const [inputs, biases, outputs, direct, [bias]] = split(numbers, [
    FEATURES * hidden,
    hidden,
    hidden,
    FEATURES,
    1,
  ])
  return { inputs, biases, outputs, direct, bias }
}

/** The weights of the net that the bots use. */
export const shippedWeights = (): Float64Array => decode(NET_WEIGHTS)

/** The net that the bots use. */
export const SHIPPED_NET = netOf(shippedWeights())

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
    return ((word << 16) >> 16) / WEIGHT_UNIT
  })
}

/**
 * The points that a player is expected to win from now on. Most of a decision's time is spent here, so it handles four
 * hidden neurons at a time and skips inputs that are zero.
 */
export function forward({ net, features, activeOffsets, activeValues }: NetScratch): number {
  const { inputs, biases, outputs, direct, bias } = net
  const hidden = biases.length
  let count = 0
  let result = bias
  for (let i = 0; i < FEATURES; i++) {
    const value = features[i]
    if (value === 0) continue
    result += direct[i] * value
    activeOffsets[count] = i * hidden
    activeValues[count++] = value
  }
  for (let j = 0; j < hidden; j += 4) {
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
