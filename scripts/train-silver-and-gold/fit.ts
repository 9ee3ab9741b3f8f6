import { FEATURES } from '../../src/games/silver-and-gold/bot/evaluation/features.ts'
import { netSize, POINTS, WEIGHT_UNIT } from '../../src/games/silver-and-gold/bot/evaluation/net.ts'
import { fastChance, fastSeed } from '../../src/kernel/index.ts'
import { shuffle } from '../shuffled.ts'
import type { Samples } from './self-play.ts'

const BATCH = 128
/** Adam's decay of the means of the gradient and of its square. */
const MOMENTUM = 0.9
const SQUARES = 0.999
const TINY = 1e-8
/** The largest weight that can be stored. Steps end there. */
const MAX_WEIGHT = 0x7fff / WEIGHT_UNIT
/** The part of all steps, at the end, whose weights are averaged. */
const AVERAGED = 0.2

/** Small random weights to begin with; the direct part begins with zeros. */
export function firstWeights(hidden: number, seed: number): Float64Array {
  const chance = fastChance(fastSeed(seed))
  const uniform = (): number => chance.below(2 ** 20) / 2 ** 20 - 0.5
  const weights = new Float64Array(netSize(hidden))
  const outputs = FEATURES * hidden + hidden
  for (let i = 0; i < FEATURES * hidden; i++) weights[i] = 0.35 * uniform()
  for (let i = outputs; i < outputs + hidden; i++) weights[i] = 0.1 * uniform()
  return weights
}

/* Typed arrays are read in place, because a shared function for arrays of several types would be much slower. */

/** A pass through the net that can also add up gradients. The layout of the weights is that of `netOf`. */
interface Pass {
  readonly hidden: number
  readonly sums: Float64Array
  readonly slopes: Float64Array
  readonly gradient: Float64Array
}

function newPass(weights: Float64Array): Pass {
  const hidden = (weights.length - FEATURES - 1) / (FEATURES + 2)
  return {
    hidden,
    sums: new Float64Array(hidden),
    slopes: new Float64Array(hidden),
    gradient: new Float64Array(weights.length),
  }
}

/** What the net says about a sample. */
function predict(
  { hidden, sums }: Pass,
  weights: Float64Array,
  { features }: Samples,
  sample: number,
): number {
  const biases = FEATURES * hidden
  const outputs = biases + hidden
  const direct = outputs + hidden
  const from = sample * FEATURES
  let result = weights[direct + FEATURES] ?? 0
  for (let j = 0; j < hidden; j++) sums[j] = weights[biases + j] ?? 0
  for (let i = 0; i < FEATURES; i++) {
    const value = features[from + i] ?? 0
    if (value === 0) continue
    result += value * (weights[direct + i] ?? 0)
    const row = i * hidden
    for (let j = 0; j < hidden; j++) sums[j] = (sums[j] ?? 0) + value * (weights[row + j] ?? 0)
  }
  for (let j = 0; j < hidden; j++) result += Math.max(0, sums[j] ?? 0) * (weights[outputs + j] ?? 0)
  return result
}

/** Adds the gradient of the squared error of a sample, after `predict`, for an error that is scaled already. */
function addGradient(
  pass: Pass,
  weights: Float64Array,
  { features }: Samples,
  sample: number,
  error: number,
): void {
  const { hidden, sums, slopes, gradient } = pass
  const biases = FEATURES * hidden
  const outputs = biases + hidden
  const direct = outputs + hidden
  const from = sample * FEATURES
  add(gradient, direct + FEATURES, error)
  for (let j = 0; j < hidden; j++) {
    const sum = sums[j] ?? 0
    slopes[j] = sum > 0 ? error * (weights[outputs + j] ?? 0) : 0
    if (sum > 0) add(gradient, outputs + j, error * sum)
    add(gradient, biases + j, slopes[j] ?? 0)
  }
  for (let i = 0; i < FEATURES; i++) {
    const value = features[from + i] ?? 0
    if (value === 0) continue
    add(gradient, direct + i, error * value)
    const row = i * hidden
    for (let j = 0; j < hidden; j++) add(gradient, row + j, value * (slopes[j] ?? 0))
  }
}

function add(list: Float64Array, index: number, value: number): void {
  list[index] = (list[index] ?? 0) + value
}

/** The root of the mean squared error, in points. */
export function errorOf(weights: Float64Array, samples: Samples): number {
  const pass = newPass(weights)
  let sum = 0
  for (let sample = 0; sample < samples.targets.length; sample++)
    sum += (predict(pass, weights, samples, sample) - (samples.targets[sample] ?? 0)) ** 2
  return POINTS * Math.sqrt(sum / samples.targets.length)
}

export interface FitSettings {
  readonly epochs: number
  /** The rate of the first step; it falls to nearly nothing in a straight line. */
  readonly rate: number
  readonly seed: number
}

/** Weights that fit the samples better: Adam on the squared error, with the weights of the last steps averaged. */
export function fitWeights(
  start: Float64Array,
  samples: Samples,
  { epochs, rate, seed }: FitSettings,
): Float64Array {
  const weights = start.slice()
  const pass = newPass(weights)
  const { gradient } = pass
  const means = new Float64Array(weights.length)
  const squares = new Float64Array(weights.length)
  const average = new Float64Array(weights.length)
  const chance = fastChance(fastSeed(seed))
  const order = Int32Array.from(samples.targets.keys())
  const batches = Math.ceil(order.length / BATCH)
  const steps = epochs * batches
  const averagedFrom = Math.floor(steps * (1 - AVERAGED))
  let [meanBias, squareBias] = [1, 1]
  for (let step = 0; step < steps; step++) {
    const batch = step % batches
    if (batch === 0) shuffle(order, chance)
    const part = order.subarray(batch * BATCH, (batch + 1) * BATCH)
    gradient.fill(0)
    for (const sample of part) {
      const error = predict(pass, weights, samples, sample) - (samples.targets[sample] ?? 0)
      addGradient(pass, weights, samples, sample, (2 * error) / part.length)
    }
    meanBias *= MOMENTUM
    squareBias *= SQUARES
    const pace = rate * (1 - step / steps)
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] ?? 0
      means[i] = MOMENTUM * (means[i] ?? 0) + (1 - MOMENTUM) * slope
      squares[i] = SQUARES * (squares[i] ?? 0) + (1 - SQUARES) * slope * slope
      const spread = Math.sqrt((squares[i] ?? 0) / (1 - squareBias)) + TINY
      const moved = (weights[i] ?? 0) - (pace * (means[i] ?? 0)) / (1 - meanBias) / spread
      weights[i] = Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, moved))
      if (step >= averagedFrom) add(average, i, weights[i] ?? 0)
    }
  }
  return average.map((sum) => sum / (steps - averagedFrom))
}

/** The weights as they are stored, in 16 bits. */
export function quantized(weights: Float64Array): Int16Array {
  const words = weights.map((weight) => Math.round(weight * WEIGHT_UNIT))
  if (!words.every((word) => Math.abs(word) <= 0x7fff)) throw new Error('a weight does not fit into 16 bits')
  return Int16Array.from(words)
}
