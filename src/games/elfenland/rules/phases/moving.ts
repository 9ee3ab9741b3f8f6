import { NO_SEATS, type Seat } from '../../../../kernel/index.ts'
import { type CaravanCards, canPay, caravansFrom, isCaravanOf } from '../components/caravans.ts'
import { discardFrom } from '../components/hands.ts'
import {
  otherEnd,
  PIECE_TOWNS,
  ROAD_COUNT,
  ROADS,
  ROADS_AT,
  type Road,
  type Town,
  touches,
} from '../components/map.ts'
import { caravanPrice, hasGoldPiece, hasObstacle, price } from '../components/roads.ts'
import { TRANSPORT_KINDS, TRANSPORTS } from '../components/transport.ts'
import { fixed, isOneOf, type Move, type MoveOf, type Refusal } from '../moves.ts'
import { askTurn, type ElfenlandState, type SeatView } from '../state.ts'
import type { Phase } from './phase.ts'
import { canCallWizard, flyToTown, listFlights, PASSING_GOLD, payWizard, whyNoWizard } from './wizards.ts'

const STOP: Move = fixed({ type: 'stop' })

/** In turn order, each player moves as far as they like. Nothing here is random, so a journey can be taken back. */
export const moving: Phase = {
  begin({ open }) {
    open.moved = false
    open.earned = 0
    askTurn(open)
  },

  legal(view) {
    const moves: Move[] = [STOP]
    const { boot } = view.open.players[view.seat]
    /** By size; the choices of cards are the same for every road. */
    const caravans: CaravanCards[][] = []
    for (const road of ROADS_AT[boot]) {
      const load = view.open.roads[road]
      listTravels(view, road, boot, false, moves)
      listCaravans(view, road, false, caravans, moves)
      if (!hasObstacle(load) || !canCallWizard(view, PASSING_GOLD)) continue
      listTravels(view, road, boot, true, moves)
      listCaravans(view, road, true, caravans, moves)
    }
    listFlights(view, moves)
    return moves
  },

  play(state, seat, move) {
    switch (move.type) {
      case 'travel':
        return travel(state, seat, move)
      case 'caravan':
        return goWithCaravan(state, seat, move)
      case 'magicFlight':
        return flyToTown(state, seat, move)
      case 'stop':
        state.open.waiting = NO_SEATS
        return undefined
      default:
        return { code: 'notNow' }
    }
  },
}

/** All travel moves, created once: by road, then by transport, without and with a wizard. */
const TRAVELS: readonly (readonly Move[])[] = ROADS.map((_, road) =>
  TRANSPORTS.map((__, by) => fixed({ type: 'travel', road, by })),
)
const WIZARD_TRAVELS: readonly (readonly Move[])[] = ROADS.map((_, road) =>
  TRANSPORTS.map((__, by) => fixed({ type: 'travel', road, by, wizard: true })),
)

function listTravels({ open, own }: SeatView, road: Road, from: Town, wizard: boolean, moves: Move[]): void {
  const load = open.roads[road]
  const travels = (wizard ? WIZARD_TRAVELS : TRAVELS)[road]
  for (let by = 0; by < TRANSPORT_KINDS; by++) {
    if (own.hand[by] === 0) continue
    const cards = price(load, road, from, by, wizard)
    if (cards !== undefined && own.hand[by] >= cards) moves.push(travels[by])
  }
}

function listCaravans(
  { open, own }: SeatView,
  road: Road,
  wizard: boolean,
  caravans: CaravanCards[][],
  moves: Move[],
): void {
  const size = caravanPrice(open.roads[road], wizard)
  if (size === undefined) return
  caravans[size] ??= caravansFrom(own.hand, size)
  for (const cards of caravans[size]) {
    moves.push(wizard ? { type: 'caravan', road, cards, wizard } : { type: 'caravan', road, cards })
  }
}

/** Travels one road with cards of one kind. */
function travel(
  state: ElfenlandState,
  seat: Seat,
  { road, by, wizard }: MoveOf<'travel'>,
): Refusal | undefined {
  const { open, own } = state
  const { boot } = open.players[seat]
  const refusal = whyNotRoad(state, seat, road, wizard)
  if (refusal) return refusal
  if (!isOneOf(by, TRANSPORT_KINDS)) return { code: 'noCounterThere' }
  const cards = price(open.roads[road], road, boot, by, wizard)
  if (cards === undefined) return { code: 'noCounterThere' }
  if (own[seat].hand[by] < cards) return { code: 'notEnoughCards', cards }
  if (wizard) payWizard(state, seat, PASSING_GOLD)
  discardFrom(state, seat, by, cards)
  enterOver(state, seat, road)
  return undefined
}

/** Travels one road with any cards, even if fewer cards of the counter's kind would do. */
function goWithCaravan(
  state: ElfenlandState,
  seat: Seat,
  { road, cards, wizard }: MoveOf<'caravan'>,
): Refusal | undefined {
  const { open, own } = state
  const refusal = whyNotRoad(state, seat, road, wizard)
  if (refusal) return refusal
  const size = caravanPrice(open.roads[road], wizard)
  if (size === undefined) return { code: 'noCounterThere' }
  if (!isCaravanOf(cards, size)) return { code: 'wrongCaravan', cards: size }
  if (!canPay(own[seat].hand, cards)) return { code: 'notEnoughCards', cards: size }
  if (wizard) payWizard(state, seat, PASSING_GOLD)
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) discardFrom(state, seat, kind, cards[kind])
  enterOver(state, seat, road)
  return undefined
}

function whyNotRoad(
  { open, own }: ElfenlandState,
  seat: Seat,
  road: Road,
  wizard: true | undefined,
): Refusal | undefined {
  const player = open.players[seat]
  if (!isOneOf(road, ROAD_COUNT)) return { code: 'noSuchRoad' }
  if (!touches(road, player.boot)) return { code: 'notAtYourBoot' }
  if (wizard === undefined) return undefined
  if (wizard !== true || !hasObstacle(open.roads[road])) return { code: 'noObstacleToPass' }
  return whyNoWizard(player, own[seat], PASSING_GOLD)
}

/** Every visit to a town pays its value, doubled each time if the road has a gold piece. */
function enterOver({ open }: ElfenlandState, seat: Seat, road: Road): void {
  const player = open.players[seat]
  const town = otherEnd(road, player.boot)
  open.earned += open.values[town] * (hasGoldPiece(open.roads[road]) ? 2 : 1)
  open.moved = true
  player.boot = town
  player.pieces |= (1 << town) & PIECE_TOWNS
}
