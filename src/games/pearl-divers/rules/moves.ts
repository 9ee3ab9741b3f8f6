import * as v from 'valibot'
import type { Rejection } from '../../../kernel/index.ts'

/** The deepest card. */
export const DEEPEST = 10

/** Choose a card. It lies face down until everybody has chosen. */
export const MoveSchema = v.strictObject({
  type: v.literal('dive'),
  depth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DEEPEST)),
})
export type Move = v.InferOutput<typeof MoveSchema>

/** Why a move is refused. Each code has a text in every language, under `refused.` and the code. */
export const REJECTIONS = ['notYourMove', 'notInHand'] as const
export type Refusal = Rejection<(typeof REJECTIONS)[number]>

/** How many pearls the match has. */
export const ROUNDS = [5, 7, 9] as const

export const OptionsSchema = v.strictObject({ rounds: v.optional(v.picklist(ROUNDS), 7) })
export type Options = v.InferOutput<typeof OptionsSchema>
