import { FEATURES } from './features.ts'
import { type Net, SHIPPED_NET } from './net.ts'

/** A net and the memory that one evaluation by it writes to, so that it allocates nothing. */
export interface NetScratch {
  readonly net: Net
  readonly features: Float64Array
  /** The inputs that are not zero: where their weights begin, and their values. */
  readonly activeOffsets: Int32Array
  readonly activeValues: Float64Array
  /** By pattern: the turns that it would save on either card. */
  readonly gains: Float64Array
  readonly otherGains: Float64Array
}

export const newNetScratch = (patterns: number, net = SHIPPED_NET): NetScratch => ({
  net,
  features: new Float64Array(FEATURES),
  activeOffsets: new Int32Array(FEATURES),
  activeValues: new Float64Array(FEATURES),
  gains: new Float64Array(patterns),
  otherGains: new Float64Array(patterns),
})
