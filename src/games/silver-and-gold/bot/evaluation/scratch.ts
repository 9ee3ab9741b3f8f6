import { FEATURES } from './features.ts'
import { type Net, SHIPPED_NET } from './net.ts'
import { WIDE_FEATURES } from './wide-features.ts'
import type { WideNet } from './wide-net.ts'

/** A net and the memory that one evaluation by it writes to, so that it allocates nothing. */
export interface NetScratch {
  readonly net: Net
  /** Evaluates instead of `net`, if there is one. */
  readonly wide: WideNet | undefined
  readonly features: Float64Array
  /** The inputs of a layer that are not zero: where their weights begin, and their values. */
  readonly activeOffsets: Int32Array
  readonly activeValues: Float64Array
  /** The neurons of a layer of the wide net. */
  readonly neurons: Float64Array
  /** By pattern: the turns that it would save on either card. */
  readonly gains: Float64Array
  readonly otherGains: Float64Array
}

export function newNetScratch(patterns: number, net = SHIPPED_NET, wide?: WideNet): NetScratch {
  const inputs = wide === undefined ? FEATURES : WIDE_FEATURES
  const neurons = wide === undefined ? 0 : Math.max(wide.firstBiases.length, wide.secondBiases.length)
  return {
    net,
    wide,
    features: new Float64Array(inputs),
    activeOffsets: new Int32Array(Math.max(inputs, neurons)),
    activeValues: new Float64Array(Math.max(inputs, neurons)),
    neurons: new Float64Array(neurons),
    gains: new Float64Array(patterns),
    otherGains: new Float64Array(patterns),
  }
}
