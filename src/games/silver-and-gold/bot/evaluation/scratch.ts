import { FEATURES } from './features.ts'

/** Memory that one evaluation by the net writes to, so that it allocates nothing. */
export interface NetScratch {
  readonly features: Float64Array
  /** The inputs that are not zero: where their weights begin, and their values. */
  readonly activeOffsets: Int32Array
  readonly activeValues: Float64Array
  /** By pattern: the turns that it would save on either card. */
  readonly gains: Float64Array
  readonly otherGains: Float64Array
}

export const newNetScratch = (patterns: number): NetScratch => ({
  features: new Float64Array(FEATURES),
  activeOffsets: new Int32Array(FEATURES),
  activeValues: new Float64Array(FEATURES),
  gains: new Float64Array(patterns),
  otherGains: new Float64Array(patterns),
})
