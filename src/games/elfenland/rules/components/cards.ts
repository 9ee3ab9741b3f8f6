import { RAFT, TRANSPORT_KINDS, TRANSPORTS } from './transport.ts'

/** The travel cards, and in Elfengold the elven wizards and the gold cards. */
export const CARDS = [...TRANSPORTS, 'elvenWizard', 'goldCard'] as const
export type CardName = (typeof CARDS)[number]
/** A card is its index in the list; a travel card has the number of its transport. */
export type Card = number

export const CARD_KINDS = CARDS.length
export const NO_CARD = -1
export const WIZARD: Card = CARDS.indexOf('elvenWizard')
export const GOLD_CARD: Card = CARDS.indexOf('goldCard')
/** The kinds that a hand can hold: all except gold cards, which go straight to the gold pile. */
export const HAND_KINDS = GOLD_CARD

export const GOLD_CARDS = 7
export const WIZARD_CARDS = 6

/** Elfenland: 72 travel cards, 12 rafts and ten of each other kind. */
export const ELFENLAND_DECK: readonly number[] = CARDS.map((_, kind) =>
  kind === RAFT ? 12 : kind < RAFT ? 10 : 0,
)

/** Elfengold: 63 travel cards, nine of each kind. Wizards and gold cards are added to these. */
export const ELFENGOLD_DECK: readonly number[] = CARDS.map((_, kind) => (kind < TRANSPORT_KINDS ? 9 : 0))
