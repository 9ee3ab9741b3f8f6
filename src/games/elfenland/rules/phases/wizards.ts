import type { Seat } from '../../../../kernel/index.ts'
import { WIZARD } from '../components/cards.ts'
import { discardFrom } from '../components/hands.ts'
import { PIECE_TOWNS, TOWN_COUNT, TOWNS } from '../components/map.ts'
import { fixed, isOneOf, type Move, type MoveOf, type Refusal } from '../moves.ts'
import type { ElfenlandState, Own, Player, SeatView } from '../state.ts'

/** The gold that a wizard costs in addition to the card. The gold earned on this journey cannot be used. */
export const PASSING_GOLD = 1
export const FLIGHT_GOLD = 3

export const canCallWizard = ({ seat, open, own }: SeatView, gold: number): boolean =>
  own.hand[WIZARD] > 0 && open.players[seat].gold >= gold

export function whyNoWizard(player: Player, own: Own, gold: number): Refusal | undefined {
  if (own.hand[WIZARD] === 0) return { code: 'noWizard' }
  if (player.gold < gold) return { code: 'notEnoughGold', gold }
  return undefined
}

export function payWizard(state: ElfenlandState, seat: Seat, gold: number): void {
  discardFrom(state, seat, WIZARD, 1)
  state.open.players[seat].gold -= gold
}

const FLIGHTS: readonly Move[] = TOWNS.map((_, town) => fixed({ type: 'magicFlight', town }))

export function listFlights(view: SeatView, moves: Move[]): void {
  if (!canCallWizard(view, FLIGHT_GOLD)) return
  const { boot } = view.open.players[view.seat]
  for (let town = 0; town < TOWN_COUNT; town++) if (town !== boot) moves.push(FLIGHTS[town])
}

/** To any other town for 3 gold. The player takes the piece but does not earn the value. It counts as moving (E12). */
export function flyToTown(
  state: ElfenlandState,
  seat: Seat,
  { town }: MoveOf<'magicFlight'>,
): Refusal | undefined {
  const { open, own } = state
  const player = open.players[seat]
  if (!isOneOf(town, TOWN_COUNT)) return { code: 'noSuchTown' }
  if (town === player.boot) return { code: 'alreadyThere' }
  const refusal = whyNoWizard(player, own[seat], FLIGHT_GOLD)
  if (refusal) return refusal
  payWizard(state, seat, FLIGHT_GOLD)
  open.moved = true
  player.boot = town
  player.pieces |= (1 << town) & PIECE_TOWNS
  return undefined
}
