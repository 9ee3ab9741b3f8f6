import { at } from '../../../../../kernel/index.ts'
import { HAND_KINDS, WIZARD } from '../../../rules/components/cards.ts'
import { otherEnd } from '../../../rules/components/map.ts'
import { counterBit, type Loads, price } from '../../../rules/components/roads.ts'
import { isCounter } from '../../../rules/components/tokens.ts'
import type { Move } from '../../../rules/moves.ts'
import type { SeatView } from '../../../rules/state.ts'
import type { Leg } from '../../history/retrace.ts'
import { bootOf } from '../../view.ts'

/** A leg of a planned journey, with the cards that it uses, by kind. */
export interface PlannedLeg extends Leg {
  readonly cards: readonly number[]
}

/** The journey of a plan, once its counters lie on the map. */
export function plannedLegs(view: SeatView, moves: readonly Move[]): PlannedLeg[] {
  const roads: Loads = [...view.open.roads]
  const legs: PlannedLeg[] = []
  let town = bootOf(view)
  for (const move of moves) {
    lay(roads, move)
    if (move.type !== 'travel' && move.type !== 'caravan' && move.type !== 'magicFlight') continue
    const cards = Array.from({ length: HAND_KINDS }, () => 0)
    if (move.type === 'caravan') for (const [kind, count] of move.cards.entries()) cards[kind] = count
    if (move.type === 'travel')
      cards[move.by] = price(at(roads, move.road), move.road, town, move.by, move.wizard) ?? 0
    if (move.type === 'magicFlight' || move.wizard) cards[WIZARD] = 1
    const road = move.type === 'magicFlight' ? undefined : move.road
    const to = move.type === 'magicFlight' ? move.town : otherEnd(move.road, town)
    legs.push({ from: town, to, road, cards })
    town = to
  }
  return legs
}

/** Puts the counters of a move on their roads. */
function lay(roads: Loads, move: Move): void {
  const change = (road: number, bits: number): void => {
    roads[road] = at(roads, road) ^ bits
  }
  if (move.type === 'lay' && isCounter(move.token)) change(move.road, counterBit(move.token))
  if (move.type === 'doubleTransport') change(move.road, counterBit(move.counter))
  if (move.type === 'exchange') {
    const swapped = counterBit(move.counter) | counterBit(move.otherCounter)
    change(move.road, swapped)
    change(move.otherRoad, swapped)
  }
}

/** The cards that a plan uses, by kind. */
export const cardsOf = (legs: readonly PlannedLeg[]): number[] =>
  Array.from({ length: HAND_KINDS }, (_, kind) =>
    legs.reduce((sum, { cards }) => sum + (cards[kind] ?? 0), 0),
  )
