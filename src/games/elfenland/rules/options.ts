import * as v from 'valibot'

const yes = v.optional(v.boolean(), true)
const no = v.optional(v.boolean(), false)

export const ElfenlandOptionsSchema = v.strictObject({
  rounds: v.optional(v.picklist([3, 4]), 4),
  /** Each player has a secret town and tries to finish near it. */
  townCards: no,
})
export type ElfenlandOptions = v.InferOutput<typeof ElfenlandOptionsSchema>

export const ElfengoldOptionsSchema = v.strictObject({
  /** Each player has a secret town and tries to finish near it. */
  townCards: no,
  /** The values of the towns are shuffled. */
  freeValues: no,
  /** Six elven wizards are shuffled into the travel cards. */
  wizards: no,
  /** E1: at most four cards after moving. */
  handLimit: yes,
  /** E7: players may bid more gold than they have. */
  overbids: yes,
})
export type ElfengoldOptions = v.InferOutput<typeof ElfengoldOptionsSchema>

/** The game and its options as the rules use them; nothing else differs between tables. */
export interface Variant {
  readonly game: 'elfenland' | 'elfengold'
  readonly rounds: number
  readonly townCards: boolean
  readonly freeValues: boolean
  readonly wizards: boolean
  readonly handLimit: boolean
  readonly overbids: boolean
  /** How many tokens a player keeps at the end of a round. */
  readonly kept: number
}

const ELFENGOLD_ROUNDS = 6

export function elfenlandVariant(options: ElfenlandOptions): Variant {
  const { rounds, townCards } = v.parse(ElfenlandOptionsSchema, options)
  return {
    game: 'elfenland',
    rounds,
    townCards,
    freeValues: false,
    wizards: false,
    handLimit: true,
    overbids: false,
    kept: 1,
  }
}

export function elfengoldVariant(options: ElfengoldOptions): Variant {
  const { townCards, freeValues, wizards, handLimit, overbids } = v.parse(ElfengoldOptionsSchema, options)
  return {
    game: 'elfengold',
    rounds: ELFENGOLD_ROUNDS,
    townCards,
    freeValues,
    wizards,
    handLimit,
    overbids,
    kept: 2,
  }
}

/** The variant of a table that nobody has changed the options of. */
export const usualVariant = (game: Variant['game']): Variant =>
  game === 'elfengold'
    ? elfengoldVariant(v.parse(ElfengoldOptionsSchema, {}))
    : elfenlandVariant(v.parse(ElfenlandOptionsSchema, {}))
