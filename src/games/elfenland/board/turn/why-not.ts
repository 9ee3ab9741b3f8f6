import { at, type Rejection } from '../../../../kernel/index.ts'
import { rejectionWords } from '../../../../ui/text/rejections.ts'
import { otherEnd, ROADS_AT, type Road, type Town } from '../../rules/components/map.ts'
import { countersOn } from '../../rules/components/roads.ts'
import { DOUBLE_TRANSPORT, EXCHANGE } from '../../rules/components/tokens.ts'
import { COUNTER_KINDS, TRANSPORTS } from '../../rules/components/transport.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { el } from '../texts.ts'
import { bootOf } from '../view.ts'
import { refusal } from './draft.ts'
import type { Planning } from './planning/planning.ts'

/** Why the rules refuse all of these moves; the first refusal with one of the telling codes, or the first of all. */
function refusalOfAll(view: SeatView, moves: readonly Move[], ...telling: string[]): Rejection {
  const refusals = moves.flatMap((move) => refusal(view, move) ?? [])
  const [best] = telling.flatMap((code) => refusals.find((one) => one.code === code) ?? [])
  return best ?? refusals[0] ?? { code: 'noCounterThere' }
}

/** Why the boot cannot travel over a road. That the cards are missing says more than that another kind needs none. */
export function whyNotTravel(view: SeatView, road: Road): string {
  const travels = TRANSPORTS.map((_, by): Move => ({ type: 'travel', road, by }))
  return rejectionWords(refusalOfAll(view, travels, 'notEnoughCards'), el)
}

/** Why the boot cannot get to a town: what is wrong with the road that leads there, or that it is too far. */
export function whyNotTown(view: SeatView, town: Town): string {
  const boot = bootOf(view)
  if (town === boot) return el.t('refused.alreadyThere')
  const roads = at(ROADS_AT, boot).filter((road) => otherEnd(road, boot) === town)
  const words = roads.map((road) => whyNotTravel(view, road))
  return words.find((one) => one !== el.t('refused.noCounterThere')) ?? words[0] ?? el.t('town.far')
}

/** Why the held token cannot be used on a road. */
export function whyNotPlan(view: SeatView, { held, roads }: Planning, road: Road): string {
  if (!held) return el.t('plan.pick')
  const { token, hidden } = held
  if (token === DOUBLE_TRANSPORT) {
    const spells = allCounters.flatMap((counter): Move[] =>
      [false, true].map((counterHidden) => ({
        type: 'doubleTransport',
        hidden,
        road,
        counter,
        counterHidden,
      })),
    )
    return rejectionWords(
      refusalOfAll(view, spells, 'noCounterThere', 'doubledAlready', 'sameKind', 'wrongTerrain'),
      el,
    )
  }
  if (token === EXCHANGE) return rejectionWords(refusalOfAll(view, exchanges(view, roads, road, hidden)), el)
  return rejectionWords(refusalOfAll(view, [{ type: 'lay', token, road, hidden }]), el)
}

const allCounters = Array.from({ length: COUNTER_KINDS }, (_, counter) => counter)

/** The swaps of a road with the road chosen first, or with any other. */
function exchanges({ open }: SeatView, [first]: readonly Road[], road: Road, hidden: boolean): Move[] {
  const others = first === undefined ? open.roads.map((_, other) => other) : [first]
  return others.flatMap((other) => {
    const [low, high] = road < other ? [road, other] : [other, road]
    return countersOn(at(open.roads, low)).flatMap((counter) =>
      countersOn(at(open.roads, high)).map(
        (otherCounter): Move => ({
          type: 'exchange',
          hidden,
          road: low,
          counter,
          otherRoad: high,
          otherCounter,
        }),
      ),
    )
  })
}
