import type { Seat } from '../../../../kernel/index.ts'
import { backToPool, holds, partWith } from '../components/holdings.ts'
import { ROAD_COUNT, type Road } from '../components/map.ts'
import {
  counterBit,
  countersOn,
  fits,
  hasCounter,
  hasThisCounter,
  IS_LAND,
  isDoubled,
  LAND_ROADS,
  type Load,
} from '../components/roads.ts'
import { DOUBLE_TRANSPORT, EXCHANGE } from '../components/tokens.ts'
import { COUNTER_KINDS, type Transport } from '../components/transport.ts'
import { isOneOf, type Move, type MoveOf, type Refusal } from '../moves.ts'
import type { ElfenlandState, SeatView } from '../state.ts'

/**
 * Double transport: the player lays a second counter, of another kind that is legal there, on a land road with exactly
 * one counter. The spell stays on the map with the two counters.
 */
export function castDoubleTransport(
  state: ElfenlandState,
  seat: Seat,
  { hidden, road, counter, counterHidden }: MoveOf<'doubleTransport'>,
): Refusal | undefined {
  const { open, own } = state
  const player = open.players[seat]
  if (!isOneOf(road, ROAD_COUNT)) return { code: 'noSuchRoad' }
  if (!holds(player, own[seat], DOUBLE_TRANSPORT, hidden)) return { code: 'tokenNotHeld' }
  if (!isOneOf(counter, COUNTER_KINDS) || !holds(player, own[seat], counter, counterHidden))
    return { code: 'tokenNotHeld' }
  const code = whyNotSecond(counter, road, open.roads[road])
  if (code !== undefined) return { code }
  partWith(state, seat, DOUBLE_TRANSPORT, hidden)
  partWith(state, seat, counter, counterHidden)
  open.roads[road] |= counterBit(counter)
  return undefined
}

function whyNotSecond(counter: Transport, road: Road, load: Load): Refusal['code'] | undefined {
  if (!fits(counter, road)) return 'wrongTerrain'
  if (!hasCounter(load)) return 'noCounterThere'
  if (isDoubled(load)) return 'doubledAlready'
  if (hasThisCounter(load, counter)) return 'sameKind'
  return undefined
}

export function listDoubleTransports({ seat, open, own }: SeatView, hidden: boolean, moves: Move[]): void {
  const { tokens } = open.players[seat]
  for (const road of LAND_ROADS) {
    const load = open.roads[road]
    if (!hasCounter(load) || isDoubled(load)) continue
    for (let counter = 0; counter < COUNTER_KINDS; counter++) {
      const inTheOpen = tokens[counter] > 0
      const inHiding = own.hiddenTokens[counter] > 0
      if (!(inTheOpen || inHiding) || whyNotSecond(counter, road, load) !== undefined) continue
      if (inTheOpen) moves.push({ type: 'doubleTransport', hidden, road, counter, counterHidden: false })
      if (inHiding) moves.push({ type: 'doubleTransport', hidden, road, counter, counterHidden: true })
    }
  }
}

/**
 * Exchange: swaps counters of different kinds between two land roads, whoever laid them. Both must be legal in their
 * new places, and no road may end up with two of one kind. Only counters move. The spell goes back to the pool at once.
 */
export function castExchange(
  state: ElfenlandState,
  seat: Seat,
  { hidden, road, counter, otherRoad, otherCounter }: MoveOf<'exchange'>,
): Refusal | undefined {
  const { open, own } = state
  if (!isOneOf(road, ROAD_COUNT) || !isOneOf(otherRoad, ROAD_COUNT)) return { code: 'noSuchRoad' }
  if (!holds(open.players[seat], own[seat], EXCHANGE, hidden)) return { code: 'tokenNotHeld' }
  const code = whyNotSwap(open.roads, road, counter, otherRoad, otherCounter)
  if (code !== undefined) return { code }
  partWith(state, seat, EXCHANGE, hidden)
  backToPool(state, EXCHANGE)
  const swapped = counterBit(counter) | counterBit(otherCounter)
  open.roads[road] ^= swapped
  open.roads[otherRoad] ^= swapped
  return undefined
}

function whyNotSwap(
  roads: readonly Load[],
  road: Road,
  counter: Transport,
  otherRoad: Road,
  otherCounter: Transport,
): Refusal['code'] | undefined {
  if (!IS_LAND[road] || !IS_LAND[otherRoad]) return 'wrongTerrain'
  if (road === otherRoad) return 'sameRoad'
  if (road > otherRoad) return 'roadsOutOfOrder'
  if (!isOneOf(counter, COUNTER_KINDS) || !hasThisCounter(roads[road], counter)) return 'noCounterThere'
  if (!isOneOf(otherCounter, COUNTER_KINDS) || !hasThisCounter(roads[otherRoad], otherCounter))
    return 'noCounterThere'
  if (hasThisCounter(roads[road], otherCounter) || hasThisCounter(roads[otherRoad], counter))
    return 'sameKind'
  if (!fits(counter, otherRoad) || !fits(otherCounter, road)) return 'wrongTerrain'
  return undefined
}

export function listExchanges({ open: { roads } }: SeatView, hidden: boolean, moves: Move[]): void {
  const laid = LAND_ROADS.flatMap((road) => countersOn(roads[road]).map((counter) => ({ road, counter })))
  for (const { road, counter } of laid) {
    for (const { road: otherRoad, counter: otherCounter } of laid) {
      if (whyNotSwap(roads, road, counter, otherRoad, otherCounter) !== undefined) continue
      moves.push({ type: 'exchange', hidden, road, counter, otherRoad, otherCounter })
    }
  }
}
