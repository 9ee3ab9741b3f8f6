import { at, type Seat, type View } from '../../../kernel/index.ts'
import type { Cells } from '../rules/components/cells.ts'
import { type Card, type Deck, NO_CARD } from '../rules/components/deck.ts'
import type { Open, Own, PLACES, Player } from '../rules/state.ts'

/** What a seat, or a spectator, sees of this game. */
export type SgView = View<Open, Own>

/** The frame knows no game, but it only hands this board views of this game's rules. */
export const asSg = (view: View): SgView => view as SgView

export type IslandPlace = (typeof PLACES)[number]

export const playerAt = (open: Open, seat: Seat): Player => at(open.players, seat)

/** The player whose islands are on screen: the viewer's own, or the first seat's for a spectator. */
export const viewedPlayer = ({ open, seat = 0 }: SgView): Player => playerAt(open, seat)

/** All cells of a card's island. */
export const landOf = (deck: Deck, card: Card): Cells => (card === NO_CARD ? 0 : at(deck.land, card))

/** The cells that a player has marked on an island in earlier turns. */
export const markedOn = (deck: Deck, player: Player, place: IslandPlace): Cells =>
  landOf(deck, player.cards[place]) & ~player.free[place]
