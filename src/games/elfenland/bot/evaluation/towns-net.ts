import { hasTown, TOWN_COUNT } from '../../rules/components/map.ts'
import type { TownsValue } from './future.ts'

/**
 * A net that says how many pieces a boot will still get, from where it stands and which towns are left: two inputs for
 * each town, one hidden layer, and a weight of each input for the result itself.
 */
export interface TownsNet {
  /** From every input to every neuron, `inputs[input * NEURONS + neuron]`. */
  readonly inputs: Float64Array
  readonly biases: Float64Array
  readonly outputs: Float64Array
  readonly direct: Float64Array
  readonly bias: number
}

export const NEURONS = 32
/** Whether each town is unvisited, then whether the boot is there. */
export const INPUTS = 2 * TOWN_COUNT
export const bootInput = (boot: number): number => TOWN_COUNT + boot

/** The lengths of the rows in which the weights are stored, each with a scale of its own. */
const ROWS = [...Array<number>(INPUTS).fill(NEURONS), NEURONS, NEURONS, INPUTS, 1]
export const NET_SIZE = ROWS.reduce((sum, length) => sum + length, 0)
const SCALE_BYTES = 4
const HIGHEST = 127

/** The net with these weights: inputs, biases, outputs, direct weights, bias. */
export function townsNetOf(weights: Float64Array): TownsNet {
  let end = 0
  const next = (length: number): Float64Array => {
    end += length
    return weights.slice(end - length, end)
  }
  return {
    inputs: next(INPUTS * NEURONS),
    biases: next(NEURONS),
    outputs: next(NEURONS),
    direct: next(INPUTS),
    bias: next(1)[0],
  }
}

/** The weights as text: a 32-bit scale for each row, then a signed byte for each weight. */
export function writeNet(weights: Float64Array): string {
  const bytes = new DataView(new ArrayBuffer(SCALE_BYTES * ROWS.length + NET_SIZE))
  let at = 0
  for (const [row, length] of ROWS.entries()) {
    const values = weights.subarray(at, at + length)
    const scale = Math.fround(Math.max(...values.map(Math.abs)) / HIGHEST)
    bytes.setFloat32(SCALE_BYTES * row, scale, true)
    for (const value of values)
      bytes.setInt8(SCALE_BYTES * ROWS.length + at++, scale === 0 ? 0 : Math.round(value / scale))
  }
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)))
}

export function readNet(text: string): TownsNet {
  const bytes = new DataView(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer)
  const weights = new Float64Array(NET_SIZE)
  let at = 0
  for (const [row, length] of ROWS.entries()) {
    const scale = bytes.getFloat32(SCALE_BYTES * row, true)
    for (const end = at + length; at < end; at++)
      weights[at] = scale * bytes.getInt8(SCALE_BYTES * ROWS.length + at)
  }
  return townsNetOf(weights)
}

const neurons = new Float64Array(NEURONS)

/** What the net says. Searches ask it often, so it allocates nothing. */
export const byNet =
  ({ inputs, biases, outputs, direct, bias }: TownsNet): TownsValue =>
  (boot, unvisited) => {
    const own = bootInput(boot)
    const from = own * NEURONS
    for (let neuron = 0; neuron < NEURONS; neuron++) neurons[neuron] = biases[neuron] + inputs[from + neuron]
    let value = bias + direct[own]
    for (let town = 0; town < TOWN_COUNT; town++) {
      if (!hasTown(unvisited, town)) continue
      value += direct[town]
      const row = town * NEURONS
      for (let neuron = 0; neuron < NEURONS; neuron++) neurons[neuron] += inputs[row + neuron]
    }
    for (let neuron = 0; neuron < NEURONS; neuron++)
      if (neurons[neuron] > 0) value += neurons[neuron] * outputs[neuron]
    return value
  }
