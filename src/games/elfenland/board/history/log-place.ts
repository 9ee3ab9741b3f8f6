import { pointedPlace } from '../../../../ui/board/pointed-place.ts'
import type { Road, Town } from '../../rules/components/map.ts'
import type { BoardEvent } from './difference.ts'
import type { Leg } from './retrace.ts'

/** Where on the map a line of the log happened. */
export interface LogPlace {
  readonly roads: readonly Road[]
  readonly towns: readonly Town[]
}

/** The place of an event; undefined if it did not happen on the map. */
export function mapPlaceOf(event: BoardEvent): LogPlace | undefined {
  switch (event.kind) {
    case 'laid':
    case 'doubled':
      return { roads: [event.road], towns: [] }
    case 'swapped':
      return { roads: [event.road, event.other], towns: [] }
    case 'travelled':
      return {
        roads: roadsOf(event.legs),
        towns: event.legs.length > 0 ? event.legs.map(({ to }) => to) : [event.to],
      }
    case 'stayed':
      return { roads: [], towns: [event.town] }
    default:
      return undefined
  }
}

const roadsOf = (legs: readonly Leg[]): Road[] =>
  legs.flatMap(({ road }) => (road === undefined ? [] : [road]))

/** The place of a route, from its start to its end. */
export const placeOfRoute = (legs: readonly Leg[]): LogPlace => ({
  roads: roadsOf(legs),
  towns: [...new Set(legs.flatMap(({ from, to }) => [from, to]))],
})

/** The place that the reader points at in the log. Reading it subscribes the component that calls this. */
export const highlightedPlace = (): LogPlace | undefined => pointedPlace.value?.place as LogPlace | undefined

/** The place that the reader has pressed in the log, so that the map brings it into sight. */
export const pressedPlace = (): LogPlace | undefined =>
  pointedPlace.value?.pressed ? highlightedPlace() : undefined
