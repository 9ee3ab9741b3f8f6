import { RAFT, TRANSPORT_KINDS, TRANSPORTS } from './transport.ts'

/** The travel cards, and in Elfengold the elven wizards and the gold cards. */
export const CARDS = [...TRANSPORTS, 'elvenWizard', 'goldCard'] as const
export type CardName = (typeof CARDS)[number]
/** A card is its place in the list; a travel card has the number of its transport. */
export type Card = number

export const CARD_KINDS = CARDS.length
export const NO_CARD = -1
export const WIZARD: Card = CARDS.indexOf('elvenWizard')
export const GOLD_CARD: Card = CARDS.indexOf('goldCard')
/** What a hand can hold: all but gold cards, which go at once to the gold pile. */
export const HAND_KINDS = GOLD_CARD

export const GOLD_CARDS = 7
export const WIZARD_CARDS = 6

/** Elfenland: 72 travel cards, 12 rafts and ten of each other kind. */
export const ELFENLAND_DECK: readonly number[] = CARDS.map((_, kind) =>
  kind === RAFT ? 12 : kind < RAFT ? 10 : 0,
)

/** Elfengold: 63 travel cards, nine of each kind. Wizards and gold cards come on top. */
export const ELFENGOLD_DECK: readonly number[] = CARDS.map((_, kind) => (kind < TRANSPORT_KINDS ? 9 : 0))
