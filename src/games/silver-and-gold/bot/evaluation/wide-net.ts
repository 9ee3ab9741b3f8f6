import { POINTS } from './net.ts'
import type { NetScratch } from './scratch.ts'
import { WIDE_FEATURES } from './wide-features.ts'
import { WIDE_NET_WEIGHTS } from './wide-net-weights.ts'

/**
 * The weights of a net with two hidden layers and a direct, linear part. Those of a layer are grouped by eight of its
 * neurons, so that they are read in the order in which they lie in memory: `first[(group * inputs + input) * 8 + neuron]`.
 */
export interface WideNet {
  readonly first: Float64Array
  readonly firstBiases: Float64Array
  readonly second: Float64Array
  readonly secondBiases: Float64Array
  readonly outputs: Float64Array
  readonly direct: Float64Array
  readonly bias: number
}

/** The neurons of the second hidden layer. */
const SECOND = 32
/** Neurons that are computed together. */
const GROUP = 8

/** The lengths of the rows in which the weights are stored, each with a scale of its own. */
export const rowLengths = (hidden: number): number[] => [
  ...Array<number>(WIDE_FEATURES).fill(hidden),
  hidden,
  ...Array<number>(hidden).fill(SECOND),
  SECOND,
  SECOND,
  WIDE_FEATURES,
  1,
]

const OTHER_WEIGHTS = 2 * SECOND + WIDE_FEATURES + 1
const PER_NEURON = WIDE_FEATURES + 1 + SECOND

/** The number of neurons in the first hidden layer of a net with this many weights. */
export function hiddenOf(weights: number): number {
  const hidden = (weights - OTHER_WEIGHTS) / PER_NEURON
  if (!Number.isInteger(hidden / GROUP) || hidden <= 0) throw new Error(`no wide net has ${weights} weights`)
  return hidden
}

/**
 * The net with these weights, in the order in which they were trained: inputs × first layer, its biases, first layer ×
 * second layer, its biases, outputs, the direct weight of each input, the bias of the result.
 */
export function wideNetOf(numbers: Float64Array): WideNet {
  const hidden = hiddenOf(numbers.length)
  let end = 0
  const next = (length: number): Float64Array => {
    end += length
    return numbers.slice(end - length, end)
  }
  return {
    first: grouped(next(WIDE_FEATURES * hidden), hidden),
    firstBiases: next(hidden),
    second: grouped(next(hidden * SECOND), SECOND),
    secondBiases: next(SECOND),
    outputs: next(SECOND),
    direct: next(WIDE_FEATURES),
    bias: next(1)[0],
  }
}

/** Weights by input and neuron, regrouped by eight neurons. */
function grouped(weights: Float64Array, neurons: number): Float64Array {
  const inputs = weights.length / neurons
  return weights.map((_, i) => {
    const input = Math.floor(i / GROUP) % inputs
    const neuron = GROUP * Math.floor(i / (GROUP * inputs)) + (i % GROUP)
    return weights[input * neurons + neuron]
  })
}

/** The weights from bytes: a 32-bit scale for each row, then a signed byte for each weight. */
function decodeWeights(bytes: Uint8Array): Float64Array {
  const SCALE_BYTES = 4
  const rows = WIDE_FEATURES + 5
  const hidden = (bytes.length - SCALE_BYTES * rows - OTHER_WEIGHTS) / (PER_NEURON + SCALE_BYTES)
  const lengths = rowLengths(hidden)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const weights = new Float64Array(bytes.length - SCALE_BYTES * lengths.length)
  let at = 0
  for (const [row, length] of lengths.entries()) {
    const scale = view.getFloat32(SCALE_BYTES * row, true)
    for (const end = at + length; at < end; at++)
      weights[at] = scale * view.getInt8(SCALE_BYTES * lengths.length + at)
  }
  return weights
}

let shipped: WideNet | undefined

/** The net by which master decides, decoded when it is first used. */
export function shippedWideNet(): WideNet {
  shipped ??= wideNetOf(decodeWeights(Uint8Array.from(atob(WIDE_NET_WEIGHTS), (char) => char.charCodeAt(0))))
  return shipped
}

/**
 * The points that a player is expected to win from now on. It handles eight neurons at a time, which takes half the
 * time of four, and skips inputs that are zero.
 */
export function forwardWide(net: WideNet, scratch: NetScratch): number {
  const { features, activeOffsets, activeValues, neurons } = scratch
  const { firstBiases, outputs, direct } = net
  let count = 0
  let result = net.bias
  for (let i = 0; i < WIDE_FEATURES; i++) {
    const value = features[i]
    if (value === 0) continue
    result += direct[i] * value
    activeOffsets[count] = i * GROUP
    activeValues[count++] = value
  }
  addLayer(net.first, firstBiases, WIDE_FEATURES, count, scratch)
  const hidden = firstBiases.length
  count = 0
  for (let i = 0; i < hidden; i++) {
    const value = neurons[i]
    if (value <= 0) continue
    activeOffsets[count] = i * GROUP
    activeValues[count++] = value
  }
  addLayer(net.second, net.secondBiases, hidden, count, scratch)
  for (let i = 0; i < SECOND; i++) if (neurons[i] > 0) result += outputs[i] * neurons[i]
  return result * POINTS
}

/** Writes the neurons of a layer, before they are rectified, from the `count` active ones of its inputs. */
function addLayer(
  weights: Float64Array,
  biases: Float64Array,
  inputs: number,
  count: number,
  { activeOffsets, activeValues, neurons }: NetScratch,
): void {
  for (let j = 0; j < biases.length; j += GROUP) {
    const from = j * inputs
    let a = biases[j]
    let b = biases[j + 1]
    let c = biases[j + 2]
    let d = biases[j + 3]
    let e = biases[j + 4]
    let f = biases[j + 5]
    let g = biases[j + 6]
    let h = biases[j + 7]
    for (let i = 0; i < count; i++) {
      const at = from + activeOffsets[i]
      const value = activeValues[i]
      a += value * weights[at]
      b += value * weights[at + 1]
      c += value * weights[at + 2]
      d += value * weights[at + 3]
      e += value * weights[at + 4]
      f += value * weights[at + 5]
      g += value * weights[at + 6]
      h += value * weights[at + 7]
    }
    neurons[j] = a
    neurons[j + 1] = b
    neurons[j + 2] = c
    neurons[j + 3] = d
    neurons[j + 4] = e
    neurons[j + 5] = f
    neurons[j + 6] = g
    neurons[j + 7] = h
  }
}
