import { bootInput, INPUTS, NET_SIZE, NEURONS } from '../../src/games/elfenland/bot/evaluation/towns-net.ts'
import { hasTown, TOWN_COUNT } from '../../src/games/elfenland/rules/components/map.ts'
import { TRANSPORT_KINDS } from '../../src/games/elfenland/rules/components/transport.ts'
import { type Chance, fastChance, fastSeed } from '../../src/kernel/index.ts'
import { shuffle } from '../shuffled.ts'
import { BOOT, CARDS, COLUMNS, UNVISITED } from './self-play.ts'

/** Beside the net, a weight for each card by kind, for each match and for each gold. */
const RESOURCES = TRANSPORT_KINDS + 2
const SIZE = NET_SIZE + RESOURCES
const BIASES = INPUTS * NEURONS
const OUTPUTS = BIASES + NEURONS
const DIRECT = OUTPUTS + NEURONS
const BIAS = DIRECT + INPUTS

const BATCH = 256
const RATE = 3e-3
/** Adam's decay of the means of the gradient and of its square. */
const MOMENTUM = 0.9
const SQUARES = 0.999
const TINY = 1e-8

/** The part of the samples that is held back to measure the error. */
const HELD_BACK_ONCE_IN = 20

/** The samples of one number of rounds left, and the pieces that each turned out to be worth. */
export interface Samples {
  readonly columns: Int32Array
  readonly targets: Float64Array
}

export interface Fit {
  /** Those of the net, then those of the resources. */
  readonly weights: Float64Array
  /** The mean squared error of samples that it was not fitted to, and their variance. */
  readonly error: number
  readonly variance: number
}

/** A pass through the net. Typed arrays of a fixed type are read in place, because generic helpers would be slow. */
interface Pass {
  readonly sums: Float64Array
  readonly active: Int32Array
  count: number
}

const newPass = (): Pass => ({
  sums: new Float64Array(NEURONS),
  active: new Int32Array(TOWN_COUNT + 1),
  count: 0,
})

/** What the weights say about a sample. */
export function predict(pass: Pass, weights: Float64Array, columns: Int32Array, sample: number): number {
  const { sums, active } = pass
  const from = sample * COLUMNS
  const unvisited = columns[from + UNVISITED] ?? 0
  pass.count = 0
  active[pass.count++] = bootInput(columns[from + BOOT] ?? 0)
  for (let town = 0; town < TOWN_COUNT; town++) if (hasTown(unvisited, town)) active[pass.count++] = town
  let value = weights[BIAS] ?? 0
  for (let neuron = 0; neuron < NEURONS; neuron++) sums[neuron] = weights[BIASES + neuron] ?? 0
  for (let i = 0; i < pass.count; i++) {
    const input = active[i] ?? 0
    value += weights[DIRECT + input] ?? 0
    const row = input * NEURONS
    for (let neuron = 0; neuron < NEURONS; neuron++)
      sums[neuron] = (sums[neuron] ?? 0) + (weights[row + neuron] ?? 0)
  }
  for (let neuron = 0; neuron < NEURONS; neuron++) {
    const sum = sums[neuron] ?? 0
    if (sum > 0) value += sum * (weights[OUTPUTS + neuron] ?? 0)
  }
  for (let i = 0; i < RESOURCES; i++) value += (columns[from + CARDS + i] ?? 0) * (weights[NET_SIZE + i] ?? 0)
  return value
}

/** Adds the gradient of a squared error, after `predict`. */
function addGradient(
  { sums, active, count }: Pass,
  weights: Float64Array,
  columns: Int32Array,
  sample: number,
  slope: number,
  gradient: Float64Array,
): void {
  gradient[BIAS] = (gradient[BIAS] ?? 0) + slope
  for (let neuron = 0; neuron < NEURONS; neuron++) {
    const sum = sums[neuron] ?? 0
    if (sum <= 0) {
      sums[neuron] = 0
      continue
    }
    gradient[OUTPUTS + neuron] = (gradient[OUTPUTS + neuron] ?? 0) + slope * sum
    const back = slope * (weights[OUTPUTS + neuron] ?? 0)
    gradient[BIASES + neuron] = (gradient[BIASES + neuron] ?? 0) + back
    sums[neuron] = back
  }
  for (let i = 0; i < count; i++) {
    const input = active[i] ?? 0
    gradient[DIRECT + input] = (gradient[DIRECT + input] ?? 0) + slope
    const row = input * NEURONS
    for (let neuron = 0; neuron < NEURONS; neuron++)
      gradient[row + neuron] = (gradient[row + neuron] ?? 0) + (sums[neuron] ?? 0)
  }
  const from = sample * COLUMNS
  for (let i = 0; i < RESOURCES; i++)
    gradient[NET_SIZE + i] = (gradient[NET_SIZE + i] ?? 0) + slope * (columns[from + CARDS + i] ?? 0)
}

/** Adam on the squared error, with a rate that falls to nothing. The same seed gives the same weights. */
export function fitWeights({ columns, targets }: Samples, epochs: number, seed: number): Fit {
  const chance = fastChance(fastSeed(seed))
  const order = Int32Array.from(targets.keys())
  shuffle(order, chance)
  const held = order.slice(0, Math.floor(order.length / HELD_BACK_ONCE_IN))
  const training = order.slice(held.length)
  const mean = targets.reduce((sum, target) => sum + target, 0) / targets.length
  const weights = firstWeights(mean, chance)
  const gradient = new Float64Array(SIZE)
  const means = new Float64Array(SIZE)
  const squares = new Float64Array(SIZE)
  const pass = newPass()
  const batches = Math.floor(training.length / BATCH)
  const steps = epochs * batches
  let [meanBias, squareBias] = [1, 1]
  for (let step = 0; step < steps; step++) {
    const batch = step % batches
    if (batch === 0) shuffle(training, chance)
    gradient.fill(0)
    for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++) {
      const sample = training[i] ?? 0
      const error = predict(pass, weights, columns, sample) - (targets[sample] ?? 0)
      addGradient(pass, weights, columns, sample, (2 * error) / BATCH, gradient)
    }
    meanBias *= MOMENTUM
    squareBias *= SQUARES
    const rate = (RATE * (1 + Math.cos((Math.PI * step) / steps))) / 2
    for (let i = 0; i < SIZE; i++) {
      const slope = gradient[i] ?? 0
      const first = MOMENTUM * (means[i] ?? 0) + (1 - MOMENTUM) * slope
      const second = SQUARES * (squares[i] ?? 0) + (1 - SQUARES) * slope * slope
      means[i] = first
      squares[i] = second
      const spread = Math.sqrt(second / (1 - squareBias)) + TINY
      weights[i] = (weights[i] ?? 0) - (rate * first) / (1 - meanBias) / spread
    }
  }
  let [error, variance] = [0, 0]
  for (const sample of held) {
    error += (predict(pass, weights, columns, sample) - (targets[sample] ?? 0)) ** 2
    variance += ((targets[sample] ?? 0) - mean) ** 2
  }
  return { weights, error: error / held.length, variance: variance / held.length }
}

function firstWeights(mean: number, chance: Chance): Float64Array {
  const uniform = (width: number): number => width * (chance.below(2 ** 20) / 2 ** 19 - 1)
  const weights = new Float64Array(SIZE)
  for (let i = 0; i < BIASES; i++) weights[i] = uniform(0.5)
  for (let i = OUTPUTS; i < DIRECT; i++) weights[i] = uniform(0.3)
  weights[BIAS] = mean
  return weights
}

/** What the weights say about every sample. */
export function predictAll(weights: Float64Array, columns: Int32Array): Float64Array {
  const pass = newPass()
  return Float64Array.from({ length: columns.length / COLUMNS }, (_, sample) =>
    predict(pass, weights, columns, sample),
  )
}
