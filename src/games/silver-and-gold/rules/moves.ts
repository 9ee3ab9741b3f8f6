import * as v from 'valibot'
import type { Rejection } from '../../../kernel/index.ts'

const natural = v.pipe(v.number(), v.integer(), v.minValue(0))
const place = v.picklist([0, 1])
const cell = v.pipe(natural, v.maxValue(15))
const cells = v.pipe(natural, v.maxValue(0xffff))

/** The smallest decisions. `place` is one of the two places for active cards, `card` a number in the deck. */
export const MoveSchema = v.variant('type', [
  /** Set-up: one of the two cards to keep; the first gets the first place. */
  v.strictObject({ type: v.literal('keep'), card: natural }),
  /** The base of a marking: the whole pattern … */
  v.strictObject({ type: v.literal('pattern'), place, cells }),
  /** … or one cell instead. */
  v.strictObject({ type: v.literal('single'), place, cell }),
  /** One more cell, for a cross. */
  v.strictObject({ type: v.literal('extra'), place, cell }),
  /** A replacement from the display … */
  v.strictObject({ type: v.literal('take'), card: natural }),
  /** … or blind from the stock. */
  v.strictObject({ type: v.literal('draw') }),
])

export type Move = v.InferOutput<typeof MoveSchema>
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>
export type Keep = MoveOf<'keep'>
export type LayPattern = MoveOf<'pattern'>
export type MarkCell = MoveOf<'single' | 'extra'>
export type Take = MoveOf<'take'>

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
