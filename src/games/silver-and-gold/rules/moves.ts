import * as v from 'valibot'
import type { Rejection } from '../../../kernel/index.ts'

const natural = v.pipe(v.number(), v.integer(), v.minValue(0))
const place = v.picklist([0, 1])
const cell = v.pipe(natural, v.maxValue(15))
const cells = v.pipe(natural, v.maxValue(0xffff))

/** A move is the smallest decision. `place` is one of the two places for active cards, `card` its index in the deck. */
export const MoveSchema = v.variant('type', [
  /** Set-up: keep this card. The first card kept goes to the first place, the second to the other. */
  v.strictObject({ type: v.literal('keep'), card: natural }),
  /** The base, as the whole pattern. */
  v.strictObject({ type: v.literal('pattern'), place, cells }),
  /** The base, as a single cell. */
  v.strictObject({ type: v.literal('single'), place, cell }),
  /** The additional mark owed for a cross. */
  v.strictObject({ type: v.literal('extra'), place, cell }),
  /** Take a replacement from the display. */
  v.strictObject({ type: v.literal('take'), card: natural }),
  /** Draw a replacement blind from the stock. */
  v.strictObject({ type: v.literal('draw') }),
])

export type Move = v.InferOutput<typeof MoveSchema>

export const REJECTIONS = [
  'noSuchSeat',
  'notYourMove',
  'unknownMove',
  'notNow',
  'notDealtToYou',
  'sameCardTwice',
  'noCardThere',
  'notThePattern',
  'cellNotFree',
  'extraFirst',
  'noExtraOwed',
  'notInDisplay',
  'stockEmpty',
] as const

export type Refusal = Rejection<(typeof REJECTIONS)[number]>
